import type { Encounter } from "./encounter.ts";
import { haloDiscBulge } from "./haloDiscBulge.ts";
import { liveGalaxy } from "./liveGalaxy.ts";
import { CELLS, EDGE, errorFunction, lookUp, shareTable, tableOf, thinned } from "./tables.ts";

/** How a rigid galaxy of mass 1 pulls, how it brakes a galaxy in it, and where its disc's particles lie. */
export interface RigidGalaxy {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /**
   * Whether lengths in the tables are outer radii of the galaxy's own disc, and each of two galaxies brakes the other. Else they are units of encounters whatever
   * the disc, and only the first brakes the second.
   */
  readonly scaled: boolean;
  /** Pull at equal steps of the square root of the radius, from 0 to `EDGE`. */
  readonly pull: Float64Array;
  /** Depth of the potential at the same radii; it falls with the inverse of the radius beyond. */
  readonly depth: Float64Array;
  /** Density and speed that dynamical friction sees, at the same radii. */
  readonly density: Float64Array;
  readonly speed: Float64Array;
  /** Coulomb logarithm; 0 for none. */
  readonly logarithm: number;
  /** Whether friction acts only while two galaxies part, and only across the line of centres: haloes that passed through each other lag behind and turn the orbit. */
  readonly lags: boolean;
  /** Part of its pull that the other galaxy feels while they part: both haloes were torn. */
  readonly torn: number;
  /** Part of its own pull that a galaxy has lost meanwhile far outside, half of it at its disc's outer radius. */
  readonly lost: number;
  /** Radii are rounded to whole ones of these: particles' to the nearest, others down, as the published code does. 0 where they are not. */
  readonly grain: number;
  /** Whether they are rounded; else the mean of it is taken off the separation of the centres. */
  readonly rounds: boolean;
  /** Whether the pull falls with the inverse square beyond the table; the published code's stays as it is there. */
  readonly falls: boolean;
  /** Where a disc's particles end, in its outer radius, and where they lie: 0 at the inner edge to 1 there, at equal steps of their share. */
  readonly reach: number;
  readonly spread: Float64Array;
  /** Radial dispersion of a disc's velocities over the circular one, at its centre; it falls with the radius over the outer one by e. */
  readonly warm: number;
  /** Light of the bulge and within the inner edge over that of the particles; it lies on the centre's pixel. */
  readonly core: number;
}

/** What a galaxy's tables are multiplied with. */
export interface Scale {
  readonly length: number;
  readonly pull: number;
  readonly density: number;
  readonly speed: number;
}

/** A galaxy as a GPU has it: with the usual cells of its tables. */
export const thinnedGalaxy = (galaxy: RigidGalaxy): RigidGalaxy => ({
  ...galaxy,
  ...{ pull: thinned(galaxy.pull), density: thinned(galaxy.density), speed: thinned(galaxy.speed) },
});

/** The scales of both galaxies of an encounter. */
export const scalesOf = ({ scaled }: RigidGalaxy, { masses, radii }: Encounter): readonly [Scale, Scale] =>
  [0, 1].map((g) => {
    const [mass, length] = [masses[g]!, scaled ? radii[g]! : 1];
    return {
      length,
      pull: mass / length ** 2,
      density: scaled ? mass / length ** 3 : 1,
      speed: scaled ? Math.sqrt(mass / length) : 1,
    };
  }) as unknown as readonly [Scale, Scale];

const rounded = ({ grain, rounds }: RigidGalaxy, r: number): number => (rounds ? Math.floor(r / grain) * grain : r);

/** Pull of a rigid galaxy. */
export function pullAt(galaxy: RigidGalaxy, { length, pull }: Scale, distance: number): number {
  const r = rounded(galaxy, distance / length);
  const there = pull * lookUp(galaxy.pull, r);
  return galaxy.falls && r > EDGE ? (there * EDGE * EDGE) / (r * r) : there;
}

/** Depth of the potential of two galaxies' mutual orbit at a distance: what the kinetic energy, half the velocity squared, is compared with. */
export const depthBetween = (galaxy: RigidGalaxy, scales: readonly [Scale, Scale], distance: number): number =>
  scales.reduce((sum, { length, pull }) => {
    const r = distance / length;
    return sum + pull * length * lookUp(galaxy.depth, r) * (r > EDGE ? EDGE / r : 1);
  }, 0);

/** Dynamical friction of two galaxies in each other (Chandrasekhar 1943), at a separation and then at speeds. */
export class Brakes {
  readonly #galaxy: RigidGalaxy;
  readonly #scales: readonly [Scale, Scale];
  /** What each density is multiplied with: 0 where it doesn't brake. */
  readonly #factors: readonly [number, number];
  /** Density that brakes times its factor, and the speed there, of each galaxy. */
  readonly #met = new Float64Array(4);

  constructor(galaxy: RigidGalaxy, scales: readonly [Scale, Scale], { masses }: Encounter) {
    const factor = 4 * Math.PI * galaxy.logarithm;
    this.#galaxy = galaxy;
    this.#scales = scales;
    this.#factors = [
      factor * masses[1] * scales[0].density,
      galaxy.scaled ? factor * masses[0] * scales[1].density : 0,
    ];
  }

  meet(distance: number): void {
    const { density, speed } = this.#galaxy;
    for (let g = 0; g < 2; g++) {
      const { length, speed: unit } = this.#scales[g]!;
      const r = rounded(this.#galaxy, distance / length);
      const brakes = this.#factors[g] !== 0 && r < EDGE;
      this.#met[2 * g] = brakes ? this.#factors[g]! * lookUp(density, r) : 0;
      this.#met[2 * g + 1] = brakes ? unit * lookUp(speed, r) : 1;
    }
  }

  /** Deceleration over the velocity. */
  at(v: number): number {
    if (v === 0) return 0;
    let sum = 0;
    for (let g = 0; g < 2; g++) {
      const density = this.#met[2 * g]!;
      if (density === 0) continue;
      const x = v / this.#met[2 * g + 1]!;
      sum += density * (errorFunction(x) - ((2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x * x));
    }
    return sum / (v * v * v);
  }
}

/** Softening of the point. */
const SOFTENING = 0.3;

/** Haloes that nothing happens to. */
const STILL = { lags: false, torn: 1, lost: 0 } as const;

/** As in Galaxy Zoo: Mergers: one size for all, and equal numbers of particles at every radius. */
const published = () => ({
  ...{ scaled: false, falls: true, grain: 0, rounds: false, ...STILL, reach: 1, warm: 0, core: 0 },
  spread: shareTable((share) => share),
});

interface Kind extends Pick<RigidGalaxy, "name" | "help"> {
  make(): Omit<RigidGalaxy, "name" | "help" | "depth">;
}

/** Every rigid galaxy, the usual one first. */
export const RIGID: readonly Kind[] = [
  {
    name: "halo",
    help: "Halo, disc and bulge with dynamical friction; beyond 150 kpc the pull falls with the inverse square.",
    make: () => ({ ...published(), ...haloDiscBulge(), logarithm: 0.001 }),
  },
  {
    name: "live",
    help: "Pull, light and friction of the live spirals that a fit is run with.",
    make: liveGalaxy,
  },
  {
    name: "merger-zoo",
    help: "Halo, disc and bulge with dynamical friction as in Galaxy Zoo: Mergers, whose pull stays constant beyond 150 kpc.",
    make: () => ({
      ...published(),
      ...haloDiscBulge(32 * CELLS),
      logarithm: 0.001,
      grain: 0.001,
      rounds: true,
      falls: false,
    }),
  },
  {
    name: "point",
    help: "A softened point, m / (r^2 + 0.3^2), without friction.",
    make() {
      const none = tableOf(() => 0);
      const pull = tableOf((r) => 1 / (r * r + SOFTENING * SOFTENING));
      return { ...published(), pull, density: none, speed: none, logarithm: 0 };
    },
  },
];

/** The potential's depth of a table of pulls, from outside in. */
function depthOf(pull: Float64Array): Float64Array {
  const depth = new Float64Array(pull.length);
  const cells = pull.length - 1;
  depth[cells] = pull[cells]! * EDGE;
  for (let k = cells - 1; k >= 0; k--) {
    const width = EDGE * (((k + 1) / cells) ** 2 - (k / cells) ** 2);
    depth[k] = depth[k + 1]! + 0.5 * width * (pull[k]! + pull[k + 1]!);
  }
  return depth;
}

const made = new Map<string, RigidGalaxy>();

/** Throws one line that names the known ones. */
export function rigidGalaxy(name: string): RigidGalaxy {
  const known = made.get(name);
  if (known) return known;
  const kind = RIGID.find((galaxy) => galaxy.name === name);
  if (!kind) throw new Error(`unknown galaxy "${name}"; known: ${RIGID.map((galaxy) => galaxy.name).join(", ")}`);
  const tables = kind.make();
  const galaxy = { ...tables, depth: depthOf(tables.pull), name, help: kind.help };
  made.set(name, galaxy);
  return galaxy;
}
