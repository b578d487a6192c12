import type { AnyEngine } from "../../../engine/index.ts";
import type { AnyPicture } from "../../../render/anyPicture.ts";
import { ownLight } from "../../../render/ownLight.ts";
import type { UniverseAnalyst } from "../../../run/universeAnalyst.ts";
import { PACE_OF_HALOES, Paced } from "../../kit/paced.ts";

/** What is to shine: the bodies of one or both sides, whose traits are the same. */
export interface Lit {
  readonly picture: AnyPicture;
  readonly traits: Uint32Array<ArrayBuffer>;
  readonly engines: readonly [left: AnyEngine, right: AnyEngine | null];
}

/** Galaxies from those of young stars to those of old ones. */
const COLOURS = ["#2f6bff", "#9cc4ff", "#ffd9a8", "#ff8a3c"];
/** Stars of all galaxies over all matter for which all light is theirs. */
const ALL = 0.002;

const SIDES = [0, 1] as const;

/** Has the body in the middle of each halo shine as its galaxy, and the others the less. Never waits. */
export class HaloLight {
  #lit: Lit | null = null;
  #analyst: Promise<UniverseAnalyst> | null = null;
  readonly #sides: readonly Paced[];
  /** Engines whose bodies shine otherwise than they do by themselves. */
  #relit = new WeakSet<AnyEngine>();

  constructor(fail: (error: unknown) => void) {
    this.#sides = SIDES.map((side) => new Paced(PACE_OF_HALOES, (engine) => this.#look(engine, side), fail));
  }

  /** Once a frame, at `now` milliseconds; `lit`: what is drawn, null: something else; `on`: is it to shine? */
  frame(now: number, lit: Lit | null, on: boolean): void {
    if (lit && !on) this.#putOut(lit);
    this.#lit = on ? lit : null;
    for (const side of SIDES) this.#sides[side]!.frame(now, this.#lit?.engines[side] ?? null);
  }

  async #look(engine: AnyEngine, side: 0 | 1): Promise<void> {
    this.#analyst ??= import("../../../run/universeAnalyst.ts").then((part) => new part.UniverseAnalyst());
    const analyst = this.#analyst;
    const [bodies, open] = await Promise.all([engine.readBodies(), analyst]);
    // Put out meanwhile.
    if (analyst !== this.#analyst) return;
    const { body, stars, age } = await open.galaxies(bodies);
    const lit = this.#lit;
    if (!lit || !this.#sides[side]!.isOf(engine)) return;
    const share = stars.map((part) => part / ALL);
    this.#relit.add(engine);
    lit.picture.relight(ownLight(lit.traits, { body, share, colour: age }, COLOURS), side);
  }

  #putOut({ picture, traits, engines }: Lit): void {
    for (const side of SIDES) if (engines[side] && this.#relit.delete(engines[side])) picture.relight(traits, side);
    this.#analyst?.then(
      (analyst) => analyst.close(),
      () => {},
    );
    this.#analyst = null;
  }
}
