import { KERNELS } from "./kernel.ts";
import { GAS_SETTINGS, type GasSettings } from "./settings.ts";

/** Edges of a periodic box that begins at the origin; 0: space is open along that axis. */
export type Box = readonly [x: number, y: number, z: number];

/** Open space. */
export const OPEN: Box = [0, 0, 0];

/**
 * Gas as particles, a table a quantity: `count` numbers, or x, y, z of one particle after the other. All in one system of units, in which energies are
 * masses times velocities squared. Every quantity is of the same moment, `time`.
 */
export interface Gas {
  readonly count: number;
  readonly settings: GasSettings;
  readonly box: Box;
  /** How fast distances grow besides, as a share in a unit of time; only dissipation knows of it. */
  expansion: number;
  time: number;
  readonly mass: Float64Array;
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  /** Internal energy a unit of mass. */
  readonly energy: Float64Array;

  /** H: where a particle's kernel ends. 0 until it has been found. */
  readonly smoothing: Float64Array;
  /** n: particles in a unit of volume, so that 4 pi / 3 H^3 n is the number of neighbours. */
  readonly number: Float64Array;
  /** rho = m n. */
  readonly density: Float64Array;
  /** 1 / (1 + H / (3 n) dn/dH): what a gradient is multiplied by because H changes with n. */
  readonly stretch: Float64Array;
  readonly pressure: Float64Array;
  readonly sound: Float64Array;

  /** Divergence of the velocity. */
  readonly divergence: Float64Array;
  /** How fast gas is compressed along the slope of pressure, below 0 where it is; now and at the last evaluation. */
  readonly compression: Float64Array;
  readonly compressionBefore: Float64Array;
  /** Size of the curl of the velocity. */
  readonly curl: Float64Array;
  /** Limiter of viscosity after Balsara (1995): near 1 in a shock, near 0 in shear, smaller in a collapse. */
  readonly balsara: Float64Array;
  /** Laplacian of the internal energy. */
  readonly laplacian: Float64Array;
  /** Largest signal speed to a neighbour. */
  readonly signal: Float64Array;
  /** Factor of the gradients in the pressure force: `stretch`, or the geometric form's own. */
  readonly factor: Float64Array;
  /** Largest viscosity among the neighbours and the particle itself. */
  readonly viscosityAround: Float64Array;
  /** Coefficient of artificial viscosity. */
  readonly viscosity: Float64Array;
  /** Coefficient of artificial conduction. */
  readonly conduction: Float64Array;

  readonly acceleration: Float64Array;
  /** du/dt of an adiabatic flow with viscosity and conduction. */
  readonly heating: Float64Array;
  /** What is known of the step and the energies besides. */
  readonly account: Account;
}

/** Where energy came from and went to, in units of energy. */
export interface Account {
  /** Potential energy in the outer field, of the last evaluation. */
  potential: number;
  /** What the floor of the internal energy has added. */
  floor: number;
  /** What cooling has taken. */
  cooled: number;
  /** What heating by stars and a field of radiation has added. */
  heated: number;
  /** Sums over particles so far whose smoothing length stood at the largest allowed. */
  capped: number;
  /** Sums over particles so far that had no neighbour within the largest smoothing length. */
  alone: number;
}

/** What gas begins with: tables as in `Gas`. */
export interface GasColumns {
  readonly mass: ArrayLike<number>;
  readonly position: ArrayLike<number>;
  readonly velocity: ArrayLike<number>;
  readonly energy: ArrayLike<number>;
}

/** Viscosity of a new particle. */
const FIRST_VISCOSITY = 0.1;

/** Gas whose smoothing lengths, densities and forces are still to be found. Throws one line where a number isn't finite or a setting makes no sense. */
export function newGas(columns: GasColumns, box: Box = OPEN, given: Partial<GasSettings> = {}): Gas {
  const settings = { ...GAS_SETTINGS, ...given };
  const count = columns.mass.length;
  check(settings, box);
  for (const [name, width] of Object.entries({ mass: 1, position: 3, velocity: 3, energy: 1 }) as [
    keyof GasColumns,
    number,
  ][]) {
    const column = columns[name];
    if (column.length !== width * count)
      throw new Error(`${name} has ${column.length} numbers; ${count} particles have ${width * count}`);
    for (let i = 0; i < column.length; i++)
      if (!Number.isFinite(column[i]!))
        throw new Error(`${name} of particle ${Math.floor(i / width)} is ${column[i]}; a finite number is needed`);
  }
  const gas = gasIn(new ArrayBuffer(gasBytes(count)), count, box, settings);
  for (const name of ["mass", "position", "velocity", "energy"] as const) gas[name].set(columns[name]);
  gas.viscosity.fill(firstViscosity(settings));
  return gas;
}

/** Viscosity of particles that have none yet. */
export const firstViscosity = ({ viscosity: [least, most] }: GasSettings): number =>
  Math.max(least, Math.min(FIRST_VISCOSITY, most));

/** Tables of gas, with the numbers that each has of a particle. */
const TABLES = {
  ...{ mass: 1, position: 3, velocity: 3, energy: 1 },
  ...{ smoothing: 1, number: 1, density: 1, stretch: 1, pressure: 1, sound: 1 },
  ...{ divergence: 1, compression: 1, compressionBefore: 1, curl: 1, balsara: 1, laplacian: 1, signal: 1 },
  ...{ factor: 1, viscosityAround: 1, viscosity: 1, conduction: 1, acceleration: 3, heating: 1 },
} as const;
type Table = keyof typeof TABLES;

/** Bytes between tables: where they lay a power of two apart, one particle's numbers would be in each other's way in the cache. */
const GAP = 192;

/** Bytes that all tables take together. */
export const gasBytes = (count: number): number =>
  Object.values(TABLES).reduce((sum, width) => sum + 8 * width * count + GAP, 0);

/** Gas whose tables lie in a memory of `gasBytes` or more, as they are there. */
export function gasIn(memory: ArrayBufferLike, count: number, box: Box, settings: GasSettings): Gas {
  const tables: Partial<Record<Table, Float64Array>> = {};
  let at = 0;
  for (const [name, width] of Object.entries(TABLES) as [Table, number][]) {
    tables[name] = new Float64Array(memory, at, width * count);
    at += 8 * width * count + GAP;
  }
  return {
    ...{ count, settings, box, expansion: 0, time: 0 },
    ...(tables as Record<Table, Float64Array>),
    account: { potential: 0, floor: 0, cooled: 0, heated: 0, capped: 0, alone: 0 },
  };
}

function check(settings: GasSettings, box: Box): void {
  const { gamma, neighbours, viscosity, courant, kernel } = settings;
  if (!(gamma > 1)) throw new Error(`gamma is ${gamma}; it must be above 1`);
  if (!(neighbours >= 32 && neighbours <= 256)) throw new Error(`${neighbours} neighbours; 32 to 256 are possible`);
  if (!(viscosity[0] >= 0 && viscosity[1] >= viscosity[0]))
    throw new Error(
      `viscosity is from ${viscosity.join(" to ")}; the first must be 0 or more, and not above the second`,
    );
  if (!(courant > 0 && courant < 1)) throw new Error(`the Courant number is ${courant}; it must be between 0 and 1`);
  if (!(kernel in KERNELS)) throw new Error(`unknown kernel "${kernel}"; known: ${Object.keys(KERNELS).join(", ")}`);
  if (!box.every((edge) => edge >= 0 && Number.isFinite(edge)))
    throw new Error(`the box is ${box.join(" by ")}; edges must be 0 (open) or more`);
}
