import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Vector } from "../../../data/models/sample.ts";
import type { Build } from "../../../data/scenarios/build.ts";
import { blend } from "../../../data/scenarios/kepler.ts";
import type { Picture, RestingBodies } from "../../../render/picture.ts";
import type { BodiesView } from "../../../run/appearance.ts";
import { BodiesSource } from "../../../run/bodiesSource.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import type { Machine } from "../../../run/machine.ts";
import { oneLine } from "../../../run/oneLine.ts";
import { type Centre, centresOf } from "./draft.ts";

/** Bodies of a preview: the light ones are many enough to show arms and tilts. */
export const PREVIEW = 4096;
/** Milliseconds without a change after which the preview is made again. */
const SETTLED = 160;

/** A preview on the screen, or coming. */
interface Made {
  readonly build: Build;
  readonly bodies: Bodies;
  readonly view: BodiesView;
  /** Galaxy of the build that each body belongs to, and where that stands in `bodies`. */
  readonly member: Uint8Array;
  readonly origin: readonly Vector[];
}

/** What a preview found out. */
export interface PreviewAnswer {
  /** Why there is none, in one line. */
  readonly problem: string | null;
  /** How many bodies are shown; null: none. */
  readonly bodies: number | null;
  /** The galaxies of the first one, where that is a scenario, about its centre. */
  readonly own: readonly Centre[];
}

/** All but places and speeds: what takes new bodies when it changes. */
const shapeOf = ({ softening, galaxies }: Build) =>
  JSON.stringify([softening, galaxies.map(({ position: _, velocity: __, ...rest }) => rest)]);

/** A few bodies of a build in the picture, with the first galaxy at the origin; galaxies that only move do so at once. */
export class BuilderPreview {
  readonly #machine: Machine;
  readonly #picture: Picture;
  readonly #tell: (answer: PreviewAnswer) => void;
  readonly #fail: (error: unknown) => void;
  readonly #source = new BodiesSource();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made: Made | null = null;
  #asked = "";
  #atRest: RestingBodies | null = null;
  #wanted: Build | null = null;
  #own: readonly Centre[] = [];

  constructor(
    machine: Machine,
    picture: Picture,
    tell: (answer: PreviewAnswer) => void,
    fail: (error: unknown) => void,
  ) {
    this.#machine = machine;
    this.#picture = picture;
    this.#tell = tell;
    this.#fail = fail;
  }

  show(build: Build, n: number, seed: number): void {
    this.#wanted = build;
    const shape = shapeOf(build);
    this.#place();
    if (shape === this.#asked) return;
    this.#asked = shape;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#make(build, Math.min(n, PREVIEW), seed).catch(this.#fail),
      this.#made ? SETTLED : 0,
    );
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#source.close();
    this.#wanted = null;
    this.#atRest?.destroy();
    this.#atRest = null;
  }

  async #make(build: Build, n: number, seed: number): Promise<void> {
    try {
      const { bodies, view } = await this.#source.make({ kind: "build", build, n, seed }, () => {});
      if (this.#wanted === null) return;
      this.#show(build, bodies, view);
    } catch (error) {
      if (error instanceof Cancelled || this.#wanted === null) return;
      this.#tell({ problem: oneLine(error), bodies: this.#made?.bodies.count ?? null, own: this.#own });
    }
  }

  #show(build: Build, bodies: Bodies, view: BodiesView): void {
    // All galaxies but the first are single ones, and stand last.
    const own = view.galaxies - (build.galaxies.length - 1);
    const centres = centresOf(bodies, view.galaxies);
    const member = bodies.galaxy.map((g) => Math.max(0, g - own + 1));
    const total = centres.reduce((sum, c) => sum + c.mass, 0);
    let offset: Vector = [0, 0, 0];
    build.galaxies.forEach((g, i) => {
      const mass = i === 0 ? 0 : centres[own + i - 1]!.mass;
      offset = blend(1, offset, mass / total, g.position);
    });
    const origin = build.galaxies.map((g) => blend(1, g.position, -1, offset));
    const old = this.#made;
    this.#made = { build, bodies, view, member, origin };
    const alike = old?.bodies.count === bodies.count && same(old.view.traits, view.traits);
    if (alike && this.#atRest) this.#atRest.write(bodies);
    else {
      const before = this.#atRest;
      this.#atRest = this.#machine.atRest(bodies, view.depth);
      this.#picture.show(this.#atRest, view);
      before?.destroy();
    }
    this.#place();
    const inside = centres.slice(0, own).map((c) => ({ ...c, position: blend(1, c.position, 1, offset) }));
    this.#own = inside;
    this.#tell({ problem: null, bodies: bodies.count, own: inside });
  }

  /** Moves the galaxies of the preview to where they are wanted. */
  #place(): void {
    const [made, build, atRest] = [this.#made, this.#wanted, this.#atRest];
    if (!made || !build || !atRest || build.galaxies.length < made.build.galaxies.length) return;
    const shift = made.origin.map((from, g) => blend(1, build.galaxies[g]!.position, -1, from));
    const { position } = made.bodies;
    const moved = new Float32Array(position.length);
    for (let i = 0; i < made.bodies.count; i++) {
      const by = shift[made.member[i]!]!;
      for (let k = 0; k < 3; k++) moved[3 * i + k] = position[3 * i + k]! + by[k]!;
    }
    atRest.place(moved);
    this.#picture.touch();
  }
}

function same(a: Uint32Array, b: Uint32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
