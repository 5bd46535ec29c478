export interface LandingWords {
  headline: readonly [string, string];
  tagline: string;
  games: string;
  playBots: string;
  options: string;
  learn: string;
  resume: {
    title: string;
    yours: string;
    waiting: string;
    lobby: string;
    over: string;
    go: string;
    see: string;
    more(n: number): string;
  };
  /** `me against …`: names joined by the list format of the language. */
  against(names: string): string;
  onDevice: string;
  online: string;
  forget: string;
  forgotten(game: string): string;
  join: { title: string; go: string; bad: string; none: string };
  open: {
    title: string;
    join: string;
    watch: string;
    free(n: number): string;
    live: string;
    async: string;
    untimed: string;
  };
  fair: readonly [string, string, string];
  disclaimer: string;
}
