export interface PageWords {
  rules: {
    title(game: string): string;
    contents: string;
    search: string;
    found(n: number): string;
    nothing: string;
    cards: string;
    play: string;
    ours: string;
    numbered: string;
    /** What the mark of a ruling means, and the mark. */
    rulings: string;
    ruling: string;
  };
  credits: {
    title: string;
    drawings: { title: string; text: string };
    fonts: { title: string; text: string; licence: string };
    names: { title: string; text: string };
    code: { title: string; text: string };
    fair: { title: string; text: string };
  };
  nowhere: { title: string; text: string; home: string };
  local: { gone: { title: string; text: string }; twice: { title: string; text: string } };
  join: { title: string; looking: string };
  table: { refused: string };
}
