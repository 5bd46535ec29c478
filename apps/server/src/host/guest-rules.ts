import { type HouseRules, parseHouseRules, parseJson } from '@ashtown/protocol';
import type { Storage } from '../storage/storage.ts';
import { within } from '../storage/within.ts';

const DEFAULT: HouseRules = { open: true, listed: true };
const NOTE = 'rules';
/** How soon a server knows what was changed at another one, in milliseconds. */
const LOOK_EVERY = 1000;
const READ_WITHIN = 1000;

/** What guests may do: kept in the data, so that it holds at every server and after every start. */
export class GuestRules {
  readonly #storage: Storage;
  #known = DEFAULT;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Where the data does not answer, what was last known holds. */
  async now(): Promise<HouseRules> {
    if (performance.now() - this.#looked < LOOK_EVERY) return this.#known;
    this.#looked = performance.now();
    const text = await within(READ_WITHIN, this.#storage.note(NOTE)).catch(() => undefined);
    if (text !== undefined) this.#known = parsed(text);
    return this.#known;
  }

  /** Of several who change them at once the last one has the last word. */
  async change(rules: HouseRules): Promise<void> {
    const text = JSON.stringify(rules);
    while (!(await this.#storage.setNote(NOTE, await this.#storage.note(NOTE), text)));
    this.#known = rules;
  }
}

function parsed(text: string | null): HouseRules {
  const json = parseJson(text ?? 'null');
  const rules = json.ok ? parseHouseRules(json.value) : json;
  return rules.ok ? rules.value : DEFAULT;
}
