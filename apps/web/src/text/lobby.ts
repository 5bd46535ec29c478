export interface LobbyWords {
  title(game: string): string;
  waiting(n: number): string;
  ready: string;
  invite: string;
  link: string;
  code: string;
  copyLink: string;
  copyCode: string;
  qr: string;
  /** What to do with the code, in three steps. */
  steps: readonly [string, string, string];
  otherAddress: string;
  byName(address: string): string;
  /** Only this computer can open the link; `command` is what changes it. */
  onlyHere: string;
  onlyHereHow: string;
  /** Without https a browser keeps some things back. */
  insecure: string;
  shareText(game: string, code: string): string;
  seats: string;
  open: string;
  bot(level: string): string;
  host: string;
  you: string;
  here: string;
  away: string;
  awayFor(time: string): string;
  sit: string;
  stand: string;
  remove: string;
  removeAsk(name: string): string;
  keep: string;
  botInstead: string;
  watchers: string;
  mute: string;
  unmute: string;
  muted: string;
  /** Somebody who came after another was removed: the host lets them in, or not. */
  admit: string;
  waits: string;
  start: string;
  hostStarts: string;
  seatsOpen: string;
  name: string;
  rename: string;
  spectators(n: number): string;
  watching: string;
  live: string;
  async: string;
  untimed: string;
  clock(reserve: string, increment: string): string;
  undo: Record<'free' | 'ask' | 'no', string>;
  public: string;
  private: string;
  chat: { title: string; empty: string; field: string; send: string };
}
