import type { Peers, Room } from "../../../src/engine/domains/peers.ts";
import { apart, bytesOf, bytesToSend, together } from "../../../src/headless/gpus/message.ts";

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

/** A message with its tables put where `room` says, as large ones are between processes. */
async function inRoom(message: unknown, room: Room): Promise<unknown> {
  const { words, tables } = apart(message);
  const bytes = bytesOf(tables);
  if (bytes === 0) return message;
  const into = await room(bytes);
  into.set(Buffer.concat(tables.flatMap(bytesToSend)));
  return together(words, into.buffer, into.byteOffset);
}

/** Peers in one process. What goes to another is a copy, as it is between processes. */
export function peersInMemory(count: number): readonly Peers[] {
  const rounds = new Map<number, Round>();
  const asked = new Array<number>(count).fill(0);
  const given: Promise<unknown>[][] = asked.map(() => []);
  return asked.map((_, index) => ({
    index,
    count,
    exchange<T>(messages: readonly (T | Promise<T>)[], room?: Room): Promise<T>[] {
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
      return messages.map(async (_, from) => {
        const message = await round.take(from, index);
        return (room && from !== index ? inRoom(message, room) : message) as T;
      });
    },
    async sent() {
      await Promise.all(given[index]!.splice(0));
    },
  }));
}
