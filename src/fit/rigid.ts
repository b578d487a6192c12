/** How a rigid galaxy of mass 1 pulls, and how it brakes a galaxy in it; radii in the units of encounters. */
export interface RigidGalaxy {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Pull at equal steps of the square root of the radius, from 0 to `EDGE`. */
  readonly pull: Float64Array;
  /** Density and speed that dynamical friction sees, at the same radii. */
  readonly density: Float64Array;
  readonly speed: Float64Array;
  /** Coulomb logarithm; 0 for none. */
  readonly logarithm: number;
  /** How much nearer than they are the centres look up their pull at each other: the published code rounds these radii down. */
  readonly nearer: number;
  /** Whether the pull falls with the inverse square beyond the table; the published code's stays as it is there. */
  readonly falls: boolean;
}

/** Radius at which the tables end. */
export const EDGE = 10;
/** Cells of a table. */
export const CELLS = 1024;
const PER_ROOT = CELLS / Math.sqrt(EDGE);

/** A table's value at a radius, linear in its square root. */
export function lookUp(table: Float64Array, r: number): number {
  const at = Math.min(CELLS, PER_ROOT * Math.sqrt(r));
  const cell = Math.min(CELLS - 1, Math.floor(at));
  const low = table[cell]!;
  return low + (at - cell) * (table[cell + 1]! - low);
}

/** Pull of a rigid galaxy of mass 1. */
export function pullAt(galaxy: RigidGalaxy, r: number): number {
  const pull = lookUp(galaxy.pull, r);
  return galaxy.falls && r > EDGE ? (pull * EDGE * EDGE) / (r * r) : pull;
}

/** Pull of a rigid galaxy of mass 1 at the centre of another one. */
export const pullAtCentre = (galaxy: RigidGalaxy, r: number): number => pullAt(galaxy, Math.max(0, r - galaxy.nearer));

/** The error function (Abramowitz & Stegun 1964, 7.1.26; to 1.5e-7), x of 0 or more. */
export function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - poly * Math.exp(-x * x);
}

/**
 * Deceleration over the velocity that dynamical friction (Chandrasekhar 1943) gives a galaxy of this mass at radius r and speed v in a galaxy of density and
 * dispersion as tabulated.
 */
export function braking({ logarithm, density, speed }: RigidGalaxy, mass: number, r: number, v: number): number {
  if (logarithm === 0 || v === 0 || r >= EDGE) return 0;
  const x = v / lookUp(speed, r);
  const slower = errorFunction(x) - ((2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x * x);
  return (4 * Math.PI * mass * logarithm * lookUp(density, r) * slower) / (v * v * v);
}

const tableOf = (of: (r: number) => number) =>
  Float64Array.from({ length: CELLS + 1 }, (_, k) => of(EDGE * (k / CELLS) ** 2));

/** Softening of the point. */
const SOFTENING = 0.3;

const none = tableOf(() => 0);

const point: RigidGalaxy = {
  name: "point",
  help: "A softened point, m / (r^2 + 0.3^2), without friction.",
  pull: tableOf((r) => 1 / (r * r + SOFTENING * SOFTENING)),
  density: none,
  speed: none,
  logarithm: 0,
  nearer: 0,
  falls: true,
};

/** Tenths of the unit of length, in which halo, disc and bulge are laid down. */
const INNER = 10;
const SHELLS = 2000;
const SHELL = 0.01;

/**
 * Halo, disc and bulge (after Hernquist 1993, ApJS 86, 389) in tenths of a unit: halo of mass 5.8, core 1 and cut 10, exponential disc of mass 1 and length 1
 * spread over spheres, Gaussian bulge of mass 1/3 and length 0.2, summed over shells of 0.01. The pull is softened within half a tenth; the density
 * that friction sees is mass over the area of its sphere and a shell's width, larger than the true one by some hundreds, for which the published
 * logarithm of 0.001 makes up.
 */
function haloDiscBulge(): Pick<RigidGalaxy, "pull" | "density" | "speed"> {
  const q = 0.1;
  const bulgeLength = 0.2;
  const radius = Float64Array.from({ length: SHELLS }, (_, j) => SHELL * (j + 1));
  const summed = (density: (r: number) => number) => {
    let mass = 0;
    return radius.map((r) => {
      mass += 4 * Math.PI * density(r) * r * r * SHELL;
      return mass;
    });
  };
  const alpha = 1 / (1 - Math.sqrt(Math.PI) * q * Math.exp(q * q) * (1 - errorFunction(q)));
  const halo = summed((r) => {
    const x = r / 10;
    return ((5.8 * alpha) / (2 * Math.PI ** 1.5 * 1000)) * (Math.exp(-x * x) / (x * x + q * q));
  });
  const disc = summed((r) => Math.exp(-r) / (8 * Math.PI));
  const bulge = summed((r) => Math.exp(-((r / bulgeLength) ** 2)));
  const total = 5.8 + 1 + 1 / 3;
  const bulgeScale = 0.3333 / bulge[SHELLS - 1]!;
  const mass = radius.map((_, j) => halo[j]! + disc[j]! + bulgeScale * bulge[j]!);
  const pull = radius.map((r, j) => mass[j]! / (r * r + 0.1 * Math.max(0, 0.51 - r)));
  const density = pull.map((a) => a / (4 * Math.PI * SHELL));
  // Jeans's equation from outside in.
  const pressure = new Float64Array(SHELLS);
  let sum = 0;
  for (let j = SHELLS - 1; j >= 0; j--) {
    const next = radius[j]! + SHELL;
    sum += ((density[j]! * pull[j]! * radius[j]! * radius[j]!) / (next * next)) * SHELL;
    pressure[j] = sum;
  }
  // A place of the published table stands for the radius of the shell before it.
  const at = (table: Float64Array, beyond: (r: number) => number) => (r: number) => {
    const j = INNER * r * (1 / SHELL);
    const cell = Math.floor(j);
    if (cell >= SHELLS - 1) return beyond(INNER * r);
    return table[cell]! + (j - cell) * (table[cell + 1]! - table[cell]!);
  };
  const end = mass[SHELLS - 1]!;
  return {
    pull: tableOf((r) => (INNER ** 2 / total) * at(pull, (inner) => end / (inner * inner))(r)),
    density: tableOf((r) => (INNER ** 3 / total) * at(density, () => 0)(r)),
    speed: tableOf(
      (r) =>
        (INNER ** 2 / total) *
        at(
          pressure.map((p, j) => p / density[j]!),
          () => 1e-6,
        )(r),
    ),
  };
}

const spread = haloDiscBulge();

/** The model of Galaxy Zoo: Mergers as published, with the pull of its table's end beyond 150 kpc. */
const mergerZoo: RigidGalaxy = {
  name: "merger-zoo",
  help: "Halo, disc and bulge with dynamical friction as in Galaxy Zoo: Mergers, whose pull stays constant beyond 150 kpc.",
  ...spread,
  logarithm: 0.001,
  nearer: 0.0005,
  falls: false,
};

const haloed: RigidGalaxy = {
  ...mergerZoo,
  name: "halo",
  help: "Halo, disc and bulge with dynamical friction; beyond 150 kpc the pull falls with the inverse square.",
  nearer: 0,
  falls: true,
};

/** Every rigid galaxy, the usual one first. */
export const RIGID: readonly RigidGalaxy[] = [haloed, mergerZoo, point];

/** Throws one line that names the known ones. */
export function rigidGalaxy(name: string): RigidGalaxy {
  const found = RIGID.find((galaxy) => galaxy.name === name);
  if (!found) throw new Error(`unknown galaxy "${name}"; known: ${RIGID.map((galaxy) => galaxy.name).join(", ")}`);
  return found;
}
