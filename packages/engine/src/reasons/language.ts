/** How reasons are said in one language; amounts come as text. */
export interface ReasonTexts {
  gain(amount: string): string;
  loss(amount: string): string;
  each(change: string): string;
  average(change: string): string;
  /** One's own that is used up: the last one, or several at once. */
  last(change: string, n: number): string;
  of(name: string, change: string): string;
  left(change: string, amount: string): string;
  none(change: string): string;
  better(term: string, by: string): string;
  worse(term: string, by: string): string;
  wins: string;
}
