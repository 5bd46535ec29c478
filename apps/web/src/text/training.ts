/** A coach at a table against bots. */
export interface TrainingWords {
  /** In the header of the table. */
  mark: string;
  setup: { title: string; help: string };
  menu: string;
  anew: string;
  understood: string;
  more: string;
  less: string;
  hint: string;
  /** Nothing but the odds, whenever this is asked. */
  plain: string;
  /** Over answers of a kind that is new. */
  possible: string;
  /** An answer and its chance. */
  better(answer: string, chance: string): string;
  /** How much worse the chosen one is. */
  chosen(than: { t: 'wins'; chance: string } | { t: 'less'; chance: string } | { t: 'anyway' }): string;
  think: string;
  anyway: string;
}
