/** What a game promises; a fault names the promise it broke. */
export const PROPERTIES = {
  plain: 'states, views, answers and events are plain data',
  ends: 'the game ends',
  answers: 'everybody asked has answers: distinct, in a stable order, not too many',
  pure: 'looking at a state or a view does not change it',
  deterministic: 'the same seed and the same answers give the same state',
  logging: 'a log changes nothing',
  replay: 'a match file replays to the same state',
  clone: 'a clone is independent of its original',
  frames: 'nobody changes a frame once it is pushed',
  census: 'cards and tokens are conserved',
  chance: 'neither Math.random nor the clock is used',
  rng: 'no view depends on the generator',
  'open-answers': 'the answers to an open question are hidden from the others',
  view: 'a view does not depend on what its seat cannot see',
  events: 'an event tells no more than the view after it',
  asked: 'that somebody is asked, or is not, tells nothing that is hidden',
  tellings: 'a telling tells what its event tells, of things there are, and the points told make the result',
  legal: 'the answers can be told from the view',
  'round-trip': 'a world made from a view has that view',
  worlds: 'different streams make different worlds',
  playable: 'a world made from a view can be played to its end',
  result: 'the result is complete and adds up',
  standing: 'who stands where can be told from any view, and ends as the result',
  ending: 'how it was won and why it was over agrees with the result, and can be said',
  position: 'any position can be written down and read again',
  refs: 'an answer names the things it is about',
  deed: 'what an answer is can be told as data',
  explain: 'whatever cannot be used now has a reason, and only that',
  evaluate: 'the value of a view has the same finite terms everywhere',
  foresight: 'bots look ahead by what a view tells',
  counts: 'what somebody has and what chance may bring follows from a view, and can be said',
  words: 'everything can be said in every language',
  fixture: 'the fixture itself is sound',
  throws: 'the rules do not throw',
} as const;

export type Property = keyof typeof PROPERTIES;

/** A broken promise. */
export class Fault extends Error {
  readonly property: Property;
  readonly problem: string;

  constructor(property: Property, problem: string, cause?: unknown) {
    super(`[${property}] ${PROPERTIES[property]}, but: ${problem}`, { cause });
    this.name = 'Fault';
    this.property = property;
    this.problem = problem;
  }

  /** Adds all one needs to see it again. What is left of the stack is the game's: nobody looks for the fault in here. */
  at(where: string): this {
    this.message += `\n  at ${where}`;
    const { stack = '' } = this.cause instanceof Error ? this.cause : this;
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !OURS.test(line));
    this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n');
    return this;
  }
}

const OURS = /[\\/](packages[\\/]testkit[\\/]src|node_modules)[\\/]|\(?node:/;

/** `problem` is a function, so that a message is only made for a fault. */
export function demand(property: Property, ok: boolean, problem: () => string): asserts ok {
  if (!ok) throw new Fault(property, problem());
}

/** Fails if there is a problem: for checks that return a sentence or null. */
export function refute(property: Property, problem: string | null): void {
  if (problem !== null) throw new Fault(property, problem);
}

const FROZEN = /read.only|not extensible|Cannot (delete|assign|add|redefine|define)/;

/** Any error as a fault. Frames are frozen during a run, so that writing to one is a TypeError. */
export function faultFrom(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const message = error instanceof Error ? error.message : String(error);
  const property = error instanceof TypeError && FROZEN.test(message) ? 'frames' : 'throws';
  return new Fault(property, message, error);
}
