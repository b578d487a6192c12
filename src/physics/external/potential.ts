import type { Parameter } from "../../data/parameter.ts";

/** What the number of a parameter measures; masses are times Newton's constant inside a field. */
export type Dimension = "mass" | "length" | "velocity" | "frequency" | "number";

export interface PotentialParameter extends Parameter {
  readonly dimension: Dimension;
}

/** Acceleration and potential at a place: ax, ay, az, Phi. */
export type Field = Float64Array;

/**
 * Acceleration and potential (ax, ay, az, Phi) of a field of the user's own at a place and time: lengths, times and velocities in the bodies' units, Newton's
 * constant already in them. Threads of the processor get its text, so it uses nothing from outside itself but `Math`.
 */
export type OwnField = (x: number, y: number, z: number, time: number) => ArrayLike<number>;

/** A field of the user's own: one formula, twice. Where one is missing, it acts only on what the other is for. */
export interface OwnSource {
  /** For the processor. */
  readonly field?: OwnField | undefined;
  /** For GPUs: WGSL with a function `ownField(x: vec3f, time: f32) -> vec4f` that gives the same. */
  readonly wgsl?: string | undefined;
}

/** A gravitational field that bodies feel and don't change. */
export interface Potential {
  /** Lower case: the value of `--potential` in front of the colon. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence. */
  readonly help: string;
  readonly parameters: readonly PotentialParameter[];
  /** Whether it turns: it has a `pattern` speed then, and `field` is that of the moment at which its x axis is the x axis of space. */
  readonly turns?: true;
  /** Spherical fields without a short formula: what a table is made from. */
  readonly radial?: (values: readonly number[]) => Radial;
  /** A field of the user's own: what shaders and threads are told of it. */
  readonly own?: OwnSource;
  /**
   * Writes acceleration and potential at (x, y, z), in the order of `parameters`: lengths and velocities in any unit, masses times Newton's constant,
   * so (units of velocity)^2 times length. `time`, in the bodies' unit, counts for the user's own alone.
   */
  readonly field: (values: readonly number[], x: number, y: number, z: number, out: Field, time?: number) => void;
}

/** A spherical field by radius: what pulls inwards over the radius, and the potential. */
export interface Radial {
  /** Length that the table is centred on. */
  readonly scale: number;
  readonly pullOverRadius: (r: number) => number;
  readonly potential: (r: number) => number;
}

type Range = readonly [min: number, usual: number, max: number];

const HUGE = 1e30;

/** A parameter of a potential, its range as least, usual and largest value. */
export function potentialParameter(
  name: string,
  label: string,
  help: string,
  dimension: Dimension,
  [min, usual, max]: Range,
): PotentialParameter {
  return { name, label, help, unit: "", min, max, default: usual, dimension };
}

/** Total mass of a field. */
export const mass = (help = "Total mass.") => potentialParameter("mass", "Mass", help, "mass", [0, 1, HUGE]);

/** A length of a field, larger than 0. */
export const length = (name: string, label: string, help: string, usual = 1) =>
  potentialParameter(name, label, help, "length", [Number.MIN_VALUE, usual, HUGE]);

/** A field of zero. */
export const newField = (): Field => new Float64Array(4);
