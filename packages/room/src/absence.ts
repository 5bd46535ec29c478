import type { House } from './house.ts';
import type { Missed } from './neighbours.ts';
import type { TableRecord } from './record.ts';

/** So long somebody may be away before the others may do something about it; a house may have its own. */
export const PATIENCE = 60_000;

/** In the house's running time, so that no change of the time of day makes anybody late. */
interface Away {
  readonly since: number;
  /** When the others have last chosen to wait; 0: never. */
  readonly waited: number;
}

/** Since when a person has been away, in the time of day, and whether it is for long. */
export interface AwayShown {
  readonly since: number;
  readonly overdue: boolean;
}

/**
 * Which people of a table are away, and since when. It lives as long as the room, or as another house with a room at the
 * table: after a restart everybody has been away since then. Where a match goes over days nobody is ever overdue: there being away is how it is played.
 */
export class Absences {
  readonly #stage: { readonly record: TableRecord };
  readonly #house: House;
  readonly #onOverdue: () => void;
  readonly #away = new Map<string, Away>();
  #timer: (() => void) | null = null;
  #isStopped = false;

  constructor(stage: { readonly record: TableRecord }, house: House, onOverdue: () => void) {
    this.#stage = stage;
    this.#house = house;
    this.#onOverdue = onOverdue;
  }

  /** After every coming, going and change of seats. `missed`: what other houses say, who may have waited for longer. */
  update(online: ReadonlySet<string>, missed: readonly Missed[] = []): void {
    const up = this.#house.clock.up();
    const people = new Set(this.#stage.record.seats.flatMap((s) => (s.kind === 'human' && s.player ? s.player : [])));
    for (const player of [...this.#away.keys()])
      if (online.has(player) || !people.has(player)) this.#away.delete(player);
    for (const player of people)
      if (!online.has(player) && !this.#away.has(player)) this.#away.set(player, { since: up, waited: 0 });
    for (const [player, since, waited] of missed) {
      const away = this.#away.get(player);
      if (away) this.#away.set(player, { since: Math.min(since, away.since), waited: Math.max(waited, away.waited) });
    }
    this.#setTimer();
  }

  /** For other houses. */
  missed(): Missed[] {
    return [...this.#away].map(([player, { since, waited }]) => [player, since, waited]);
  }

  isOverdue(player: string | undefined): boolean {
    const away = this.#away.get(player ?? '');
    return away !== undefined && this.#isUrgent() && this.#left(away) <= 0;
  }

  /** The others wait for as long again. */
  wait(player: string): void {
    const away = this.#away.get(player);
    if (away) this.#away.set(player, { ...away, waited: this.#house.clock.up() });
    this.#setTimer();
  }

  shown(): ReadonlyMap<string, AwayShown> {
    const { clock } = this.#house;
    const shown = ([player, { since }]: [string, Away]): [string, AwayShown] => [
      player,
      { since: Math.round(clock.now() - (clock.up() - since)), overdue: this.isOverdue(player) },
    ];
    return new Map([...this.#away].map(shown));
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.();
  }

  #isUrgent(): boolean {
    const { status, clock } = this.#stage.record;
    return status === 'playing' && clock?.kind !== 'async';
  }

  #left({ since, waited }: Away): number {
    const { clock, rules } = this.#house;
    return Math.max(since, waited) + (rules.patience ?? PATIENCE) - clock.up();
  }

  #setTimer(): void {
    this.#timer?.();
    this.#timer = null;
    const waits = this.#isUrgent()
      ? [...this.#away.values()].map((away) => this.#left(away)).filter((ms) => ms > 0)
      : [];
    if (waits.length === 0 || this.#isStopped) return;
    this.#timer = this.#house.clock.later(
      () => {
        this.#onOverdue();
        this.#setTimer();
      },
      Math.min(...waits) + 1,
    );
  }
}
