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
  /** The better answer and its chance; then how much worse the chosen one is. */
  warning(
    better: string,
    chance: string,
    than: { t: 'wins'; chance: string } | { t: 'less'; chance: string } | { t: 'anyway' },
  ): string;
  think: string;
  anyway: string;
}
