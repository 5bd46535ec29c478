/** What stands around the rules of a game, on their page and beside a table. */
export interface BookText {
  title(game: string): string;
  ours: string;
  contents: string;
  play: string;
  lessons: { title: string; text: string; go: string };
  search: {
    label: string;
    found(n: number): string;
    nothing: string;
    /** Said of a result that was found in another language. */
    inOther(lang: string): string;
    kind: Readonly<Record<'rule' | 'term' | 'card' | 'passage', string>>;
    keys: { search: string; choose: string; open: string; close: string };
  };
  card: string;
  icons: string;
  players: { title: string; count(n: number): string };
  examples: string;
  cards: { title: string; all: string; filter: string; count(n: number): string };
  words: string;
  numbered: string;
  /** What the mark of a ruling means, and the mark. */
  rulings: string;
  ruling: string;
  rule: {
    link: string;
    copied: string;
    see: string;
    close: string;
    /** Before what is said at a table where the rule is asked for. */
    table: string;
    lesson(nth: number, title: string): string;
  };
  drawer: { title: string; rules: string; words: string; asked: string; whole: string; place: string; close: string };
}
