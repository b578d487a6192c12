import type { Peers } from "../../../src/engine/domains/peers.ts";

/** Messages of one exchange, from each to each. */
class Round {
  readonly #given: ((message: unknown) => void)[] = [];
  readonly #messages: Promise<unknown>[];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    this.#messages = Array.from({ length: count * count }, (_, k) => new Promise((given) => (this.#given[k] = given)));
  }

  give(from: number, to: number, message: unknown): void {
    this.#given[from * this.#count + to]!(message);
  }

  take(from: number, to: number): Promise<unknown> {
    return this.#messages[from * this.#count + to]!;
  }
}

/** Peers in one process. What goes to another is a copy, as it is between processes. */
export function peersInMemory(count: number): readonly Peers[] {
  const rounds = new Map<number, Round>();
  const asked = new Array<number>(count).fill(0);
  const given: Promise<unknown>[][] = asked.map(() => []);
  return asked.map((_, index) => ({
    index,
    count,
    exchange<T>(messages: readonly (T | Promise<T>)[]): Promise<T>[] {
      const number = asked[index]!++;
      const round = rounds.get(number) ?? new Round(count);
      rounds.set(number, round);
      // Who is here has all of the exchange before the last.
      rounds.delete(number - 2);
      messages.forEach((message, to) => {
        const copied = Promise.resolve(message).then((m) => (to === index ? m : structuredClone(m)));
        round.give(index, to, copied);
        given[index]!.push(copied.catch(() => {}));
      });
      return messages.map((_, from) => round.take(from, index) as Promise<T>);
    },
    async sent() {
      await Promise.all(given[index]!.splice(0));
    },
  }));
}
