import type { Engine } from "../../../engine/index.ts";
import { ownLight } from "../../../render/ownLight.ts";
import type { Picture } from "../../../render/picture.ts";
import type { UniverseFound } from "../../../run/universeAnalyst.ts";
import { universeLooks, type Wish } from "../../../run/universeLooks.ts";

/** What is to shine: the bodies of one or both sides, whose traits are the same. */
export interface Lit {
  readonly picture: Picture;
  readonly traits: Uint32Array<ArrayBuffer>;
  readonly engines: readonly [left: Engine, right: Engine | null];
}

/** Galaxies from those of young stars to those of old ones. */
const COLOURS = ["#2f6bff", "#9cc4ff", "#ffd9a8", "#ff8a3c"];
/** Stars of all galaxies over all matter for which all light is theirs. */
const ALL = 0.002;

const SIDES = [0, 1] as const;

/** Has the body in the middle of each halo shine as its galaxy, and the others the less. Never waits. */
export class HaloLight {
  #lit: Lit | null = null;
  readonly #wishes: readonly Wish[];
  /** Engines whose bodies shine otherwise than they do by themselves. */
  #relit = new WeakSet<Engine>();

  constructor(fail: (error: unknown) => void) {
    this.#wishes = SIDES.map((side) => ({
      question: () => ({ galaxies: true }),
      tell: (found) => this.#relight(found, side),
      fail,
    }));
  }

  /** Once a frame, at `now` milliseconds; `lit`: what is drawn, null: something else; `on`: is it to shine? */
  frame(now: number, lit: Lit | null, on: boolean): void {
    if (lit && !on) this.#putOut(lit);
    this.#lit = on ? lit : null;
    for (const side of SIDES) universeLooks.frame(now, this.#wishes[side]!, this.#lit?.engines[side] ?? null);
  }

  #relight({ galaxies }: UniverseFound, side: 0 | 1): void {
    const { picture, traits, engines } = this.#lit!;
    const { body, stars, age } = galaxies!;
    const share = stars.map((part) => part / ALL);
    this.#relit.add(engines[side]!);
    picture.relight(ownLight(traits, { body, share, colour: age }, COLOURS), side);
  }

  #putOut({ picture, traits, engines }: Lit): void {
    for (const side of SIDES) if (engines[side] && this.#relit.delete(engines[side])) picture.relight(traits, side);
  }
}
