/**
 * Copies a text. Without a secure origin, as at home over plain http, there is no clipboard to write to: then the old way
 * through a selection. False: neither works, and the text has to be selected where it stands.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  // A modal dialog keeps the focus inside itself.
  (before?.closest('dialog') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
