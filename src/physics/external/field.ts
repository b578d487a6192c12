import type { Term } from "./index.ts";
import { type Field, newField } from "./potential.ts";

/**
 * Chandrasekhar's dynamical friction: the wake that a body of mass M raises among the particles that a field stands for pulls it back,
 *
 *     dv/dt = -4 pi G^2 M rho ln(Lambda) [erf(X) - 2 X exp(-X^2) / sqrt(pi)] v / |v|^3,   X = |v| / (sqrt(2) sigma)
 *
 * (Chandrasekhar 1943; Binney & Tremaine 2008, Eq. 8.13), with the field's own density and the velocity dispersion that holds it up, by Jeans' equation
 * for isotropic orbits (Eq. 4.216).
 */
export interface Friction {
  /** Coulomb logarithm, ln(Lambda). */
  readonly logarithm: number;
  /** What a unit of the bodies' velocities, and one of length over time of the field's own, is in roots of a unit of potential; 1. */
  readonly speed?: number;
  readonly pace?: number;
}

/** A term where and when it is: lengths, times and velocities in the units of the bodies. */
export interface PlacedTerm extends Term {
  /** Where its middle is at time 0; the origin if it is not said. */
  readonly centre?: readonly [number, number, number];
  /** How its middle moves. */
  readonly velocity?: readonly [number, number, number];
  /** Its masses grow from nothing at time `from`, within the time `during`, without a jump in rate (3 s^2 - 2 s^3). */
  readonly grows?: { readonly from: number; readonly during: number };
  /** Bodies with mass are slowed down by what the field stands for. */
  readonly friction?: Friction;
}

/** The fields that act on a run's bodies, eight at most. */
export type ExternalField = readonly PlacedTerm[];

/** A term at one moment. */
export interface Moment {
  readonly centre: readonly [number, number, number];
  /** Angle about the z axis by which it has turned, radians. */
  readonly angle: number;
  /** How far it has grown: 0 where it begins, 1 from where it is whole. */
  readonly grown: number;
  /** What its masses are multiplied by. */
  readonly growth: number;
}

/** The same fields with masses times Newton's constant, as their formulas want them. */
export function timesGravity(field: ExternalField, gravity: number): ExternalField {
  return field.map((term) => {
    const { parameters } = term.potential;
    const values = term.values.map((value, k) => (parameters[k]!.dimension === "mass" ? value * gravity : value));
    return { ...term, values };
  });
}

/** Does it change with time? */
export function changes({ potential, values, velocity, grows }: PlacedTerm): boolean {
  // Of the user's own it is not known.
  return (
    potential.own !== undefined ||
    grows !== undefined ||
    (velocity?.some((v) => v !== 0) ?? false) ||
    patternOf({ potential, values }) !== 0
  );
}

/** Angle per time by which a term turns; 0 if it does not. */
export function patternOf({ potential, values }: Term): number {
  const k = potential.parameters.findIndex(({ dimension }) => dimension === "frequency");
  return k < 0 ? 0 : values[k]!;
}

/** A term at a time. */
export function momentOf(term: PlacedTerm, time: number): Moment {
  const { centre = [0, 0, 0], velocity = [0, 0, 0], grows } = term;
  const grown = grows ? (time - grows.from) / grows.during : 1;
  const s = Math.min(1, Math.max(0, grown));
  return {
    centre: [0, 1, 2].map((k) => centre[k]! + time * velocity[k]!) as unknown as Moment["centre"],
    angle: (patternOf(term) * time) % (2 * Math.PI),
    grown,
    growth: s * s * (3 - 2 * s),
  };
}

/** Writes acceleration and potential at (x, y, z), see `Potential.field`. */
export type FieldNow = (x: number, y: number, z: number, out: Field) => void;

/** The sum of all terms at a time, in float64; masses are times Newton's constant. */
export function fieldNow(terms: ExternalField, time: number): FieldNow {
  const own = newField();
  const moments = terms.map((term) => {
    const { centre, angle, growth } = momentOf(term, time);
    return { ...term, centre, growth, cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  return (x, y, z, out) => {
    out.fill(0);
    for (const { potential, values, centre, growth, cos, sin } of moments) {
      const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
      // Into the frame that turns with the field, and back.
      potential.field(values, cos * dx + sin * dy, cos * dy - sin * dx, dz, own, time);
      out[0]! += growth * (cos * own[0]! - sin * own[1]!);
      out[1]! += growth * (cos * own[1]! + sin * own[0]!);
      out[2]! += growth * own[2]!;
      out[3]! += growth * own[3]!;
    }
  };
}

/** The same at one place. */
export function fieldAt(
  terms: ExternalField,
  time: number,
  [x, y, z]: readonly [number, number, number],
  out: Field,
): void {
  fieldNow(terms, time)(x, y, z, out);
}
