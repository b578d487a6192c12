import type { Engine } from "../engine/index.ts";
import { PACE_OF_HALOES, Paced } from "./paced.ts";
import type { UniverseAnalyst, UniverseFound, UniverseQuestion } from "./universeAnalyst.ts";

/** What one part of the page wants to know of expanding boxes. */
export interface Wish {
  readonly question: () => UniverseQuestion;
  readonly tell: (found: UniverseFound) => void;
  readonly fail: (error: unknown) => void;
}

type Analyst = Pick<UniverseAnalyst, "look" | "close">;

/** A box that is looked at. */
interface Watched {
  readonly wishes: Set<Wish>;
  readonly paced: Paced;
}

/**
 * Looks at expanding boxes now and then, in a thread of its own, for all parts of the page that want to know something of them: a look reads the bodies back once and
 * finds the haloes once. Never waits.
 */
export class UniverseLooks {
  readonly #open: () => Promise<Analyst>;
  readonly #watched = new Map<Engine, Watched>();
  #analyst: Promise<Analyst> | null = null;
  #looks = 0;

  constructor(open: () => Promise<Analyst>) {
    this.#open = open;
  }

  /** Once a frame for each wish, at `now` milliseconds; null: nothing is wished. */
  frame(now: number, wish: Wish, engine: Engine | null): void {
    for (const [of, { wishes }] of this.#watched)
      if (of !== engine && wishes.delete(wish) && wishes.size === 0) this.#watched.delete(of);
    if (!engine) {
      this.#end();
      return;
    }
    const watched = this.#watched.get(engine) ?? this.#watch(engine);
    if (!watched.wishes.has(wish)) {
      watched.wishes.add(wish);
      watched.paced.again();
    }
    watched.paced.frame(now, engine);
  }

  #watch(engine: Engine): Watched {
    const wishes = new Set<Wish>();
    const fail = (error: unknown) => {
      for (const wish of wishes) wish.fail(error);
    };
    const watched = { wishes, paced: new Paced(PACE_OF_HALOES, () => this.#look(engine, wishes), fail) };
    this.#watched.set(engine, watched);
    return watched;
  }

  async #look(engine: Engine, wishes: ReadonlySet<Wish>): Promise<void> {
    const asked = [...wishes];
    const question = Object.assign({}, ...asked.map((wish) => wish.question())) as UniverseQuestion;
    this.#looks++;
    try {
      this.#analyst ??= this.#open();
      const [bodies, analyst] = await Promise.all([engine.readBodies(), this.#analyst]);
      const found = await analyst.look(bodies, question);
      // Not to those who came or went meanwhile.
      for (const wish of asked) if (wishes.has(wish)) wish.tell(found);
    } finally {
      this.#looks--;
      this.#end();
    }
  }

  /** Ends the thread once nothing is wished, and nothing under way. */
  #end(): void {
    if (this.#watched.size > 0 || this.#looks > 0) return;
    this.#analyst?.then(
      (analyst) => analyst.close(),
      () => {},
    );
    this.#analyst = null;
  }
}

/** The page's. */
export const universeLooks = new UniverseLooks(async () => {
  const { UniverseAnalyst: Made } = await import("./universeAnalyst.ts");
  return new Made();
});
