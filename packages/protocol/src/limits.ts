/** What strangers may send. Numbers a client shows or checks too; the rest of the limits are the server's own. */
export const LIMITS = {
  name: 24,
  chat: 500,
  /** Characters of one message, either way in; what goes out may be longer. */
  message: 16_384,
  seats: 8,
  code: 12,
} as const;

/** Raised when an old client would misunderstand; a server refuses others with `version`. */
export const PROTOCOL = 4;
