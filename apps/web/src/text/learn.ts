/** Lessons: where they are chosen, and what stands around the coach's own sentences. */
export interface LearnWords {
  title: string;
  page(game: string): string;
  /** Below the heading of all games, and of one. */
  all: string;
  lead(lessons: number): string;
  done(n: number, of: number): string;
  /** Of lessons that are left. */
  left(minutes: number): string;
  ready: string;
  stop: { start: string; go: string; again: string; done: string; fresh: string; beat(n: number, of: number): string };
  first: { title: string; about(bots: number): string; start: string };
  rules: { title: string; about: string; open: string };
  notes: { title: string; none: string; kept: string };
  others: string;
  /** At the game's card, for whoever has never played it. */
  landing: string;
  coach: {
    title: string;
    lesson(n: number, of: number): string;
    practice: string;
    step(n: number, of: number): string;
    left(minutes: number): string;
    beats: string;
    before: string;
    tried: string;
    points: string;
    yours: string;
    reading: string;
    others: string;
    back: string;
    toNow: string;
    next: string;
    show: string;
    shown(answer: string): string;
    skip: string;
    over: string;
    following(title: string): string;
    page: string;
    leave: string;
    once: string;
    ask: string;
    kept: string;
    stay: string;
  };
  unknown: { title: string; text: string };
}
