/** A small net that gives one number for few of many inputs: what is linear in them, and a layer of units that bend. */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** By input; by input and unit; by unit; by unit. */
  readonly linear: Float32Array;
  readonly into: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
}

const lengths = (inputs: number, hidden: number): number[] => [inputs, inputs * hidden, hidden, hidden];

/** A net over one list of numbers, in the order linear, into, bias, out. */
export function netOver(all: Float32Array, inputs: number, hidden: number): Net {
  let from = 0;
  const [linear, into, bias, out] = lengths(inputs, hidden).map((length) => {
    from += length;
    return all.subarray(from - length, from);
  });
  if (from !== all.length) throw new RangeError(`expected ${from} numbers for a net, got ${all.length}`);
  return { inputs, hidden, linear: linear!, into: into!, bias: bias!, out: out! };
}

export const sizeOf = (inputs: number, hidden: number): number => lengths(inputs, hidden).reduce((a, b) => a + b);

/** Adds up what a net makes of inputs that are told one by one. */
export class Sum {
  readonly #net: Net;
  readonly units: Float32Array;
  #linear = 0;

  constructor(net: Net) {
    this.#net = net;
    this.units = new Float32Array(net.hidden);
  }

  begin(): void {
    this.#linear = 0;
    this.units.set(this.#net.bias);
  }

  readonly see = (at: number, amount: number): void => {
    const { linear, into, hidden } = this.#net;
    const { units } = this;
    this.#linear += linear[at]! * amount;
    for (let j = 0, w = at * hidden; j < hidden; j++, w++) units[j]! += into[w]! * amount;
  };

  end(): number {
    const { out, hidden } = this.#net;
    let sum = this.#linear;
    for (let j = 0; j < hidden; j++) if (this.units[j]! > 0) sum += out[j]! * this.units[j]!;
    return sum;
  }
}
