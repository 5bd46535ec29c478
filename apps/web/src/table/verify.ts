/** Whether a seed is the one that was promised: `printf %s <seed> | sha256sum`. */
export async function isSeedOf(seed: string, commitment: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
