import { type Bodies, componentIndex } from "../../src/data/bodies/bodies.ts";
import { denseCentre, membersOf } from "./lagrangian.ts";

/** Where a disc is looked at, in its scale lengths: rings of the height, of the surface density, radii of the speed. */
export interface DiscPlan {
  readonly scaleLength: number;
  /** Middle radii of the rings in which heights are taken; each is 0.6 scale lengths wide. */
  readonly heightRadii: readonly number[];
  /** Edges of the rings in which the surface density is taken. */
  readonly ringEdges: readonly number[];
  /** Radii of the circular speed. */
  readonly speedRadii: readonly number[];
}

export interface DiscState {
  /** Circular speed at `speedRadii`, from the mean inward pull at 16 azimuths in the plane. */
  readonly speed: readonly number[];
  /** Thickness in the rings of `heightRadii`: root mean square and median distance from the ring's own mid-plane. */
  readonly rmsHeight: readonly number[];
  readonly medianHeight: readonly number[];
  /** The warp: tilt of the rings' mid-planes against the whole disc's plane, degrees. */
  readonly tilt: readonly number[];
  /** Bodies in the rings between `ringEdges`: the m = 0 part of the surface density. */
  readonly ring: readonly number[];
  /** |sum exp(i m phi)| / count of the disc between 1 and 3 scale lengths, m = 2: arms and bars. */
  readonly twoArmed: number;
}

/** Disc bodies in the disc's own frame: x and y in its plane about the dense centre, z along its spin. */
interface Framed {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly centre: readonly [number, number, number];
  readonly axes: readonly (readonly [number, number, number])[];
}

/** Measures the disc. A tilt of half a degree would add 0.1 kpc of height at 12 kpc, so everything is in the disc's own plane. */
export function discState(bodies: Bodies, plan: DiscPlan, softening: number): DiscState {
  const disc = frame(bodies);
  const radius = disc.x.map((x, i) => Math.hypot(x, disc.y[i]!));
  const rms: number[] = [];
  const median: number[] = [];
  const tilt: number[] = [];
  for (const middle of plan.heightRadii) {
    const half = 0.3 * plan.scaleLength;
    const members: number[] = [];
    for (let i = 0; i < disc.count; i++) if (Math.abs(radius[i]! - middle) < half) members.push(i);
    // The mid-plane z = a + b cos phi + c sin phi: a ring that is shifted or tilted as a whole is no thicker for it.
    const mean = (of: (i: number) => number) =>
      members.reduce((sum, i) => sum + of(i), 0) / Math.max(1, members.length);
    const a = mean((i) => disc.z[i]!);
    const b = 2 * mean((i) => (disc.z[i]! * disc.x[i]!) / radius[i]!);
    const c = 2 * mean((i) => (disc.z[i]! * disc.y[i]!) / radius[i]!);
    tilt.push((Math.atan(Math.hypot(b, c) / middle) * 180) / Math.PI);
    const z = members
      .map((i) => Math.abs(disc.z[i]! - a - (b * disc.x[i]! + c * disc.y[i]!) / radius[i]!))
      .sort((p, q) => p - q);
    rms.push(Math.sqrt(z.reduce((sum, h) => sum + h * h, 0) / Math.max(1, z.length)));
    median.push(z[z.length >> 1] ?? 0);
  }
  const ring = plan.ringEdges.slice(1).map((outer, k) => {
    const inner = plan.ringEdges[k]!;
    return radius.reduce((sum, r) => sum + (r >= inner && r < outer ? 1 : 0), 0);
  });
  let [cosine, sine, members] = [0, 0, 0];
  for (let i = 0; i < disc.count; i++) {
    if (radius[i]! < plan.scaleLength || radius[i]! > 3 * plan.scaleLength) continue;
    members++;
    const phi = Math.atan2(disc.y[i]!, disc.x[i]!);
    cosine += Math.cos(2 * phi);
    sine += Math.sin(2 * phi);
  }
  return {
    speed: plan.speedRadii.map((r) => circularSpeed(bodies, disc, r, softening)),
    rmsHeight: rms,
    medianHeight: median,
    tilt,
    ring,
    twoArmed: Math.hypot(cosine, sine) / Math.max(1, members),
  };
}

function frame(bodies: Bodies): Framed {
  const { position: x, velocity: v, count } = bodies;
  const centre = denseCentre(bodies);
  const members = membersOf(bodies, componentIndex("disc"));
  const drift = [0, 0, 0];
  for (const i of members) for (let k = 0; k < 3; k++) drift[k]! += v[3 * i + k]! / members.length;
  const spin: [number, number, number] = [0, 0, 0];
  for (const i of members) {
    const r = [0, 1, 2].map((k) => x[3 * i + k]! - centre[k]!);
    const u = [0, 1, 2].map((k) => v[3 * i + k]! - drift[k]!);
    for (let k = 0; k < 3; k++) spin[k]! += r[(k + 1) % 3]! * u[(k + 2) % 3]! - r[(k + 2) % 3]! * u[(k + 1) % 3]!;
  }
  if (members.length === 0) throw new Error(`these ${count} bodies have no disc; choose a disc galaxy`);
  const up = unit(spin);
  const along = unit(cross(Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], up));
  const axes = [along, cross(up, along), up] as const;
  const on = (axis: readonly number[]) =>
    Float64Array.from(members, (i) => [0, 1, 2].reduce((sum, k) => sum + axis[k]! * (x[3 * i + k]! - centre[k]!), 0));
  return { count: members.length, x: on(axes[0]), y: on(axes[1]), z: on(axes[2]), centre, axes };
}

const AZIMUTHS = 16;

/** sqrt(R <inward pull>) at R in the plane, by a float64 sum over all bodies with the run's softening. */
function circularSpeed(bodies: Bodies, { centre, axes }: Framed, radius: number, softening: number): number {
  const { position: x, mass, count, units } = bodies;
  const eps2 = softening * softening;
  let pull = 0;
  for (let a = 0; a < AZIMUTHS; a++) {
    const [c, s] = [Math.cos((2 * Math.PI * a) / AZIMUTHS), Math.sin((2 * Math.PI * a) / AZIMUTHS)];
    const out = [0, 1, 2].map((k) => c * axes[0]![k]! + s * axes[1]![k]!) as [number, number, number];
    const [px, py, pz] = [0, 1, 2].map((k) => centre[k]! + radius * out[k]!) as [number, number, number];
    for (let i = 0; i < count; i++) {
      const dx = px - x[3 * i]!;
      const dy = py - x[3 * i + 1]!;
      const dz = pz - x[3 * i + 2]!;
      const d2 = dx * dx + dy * dy + dz * dz + eps2;
      pull += (mass[i]! * (dx * out[0] + dy * out[1] + dz * out[2])) / (d2 * Math.sqrt(d2));
    }
  }
  return Math.sqrt(Math.max(0, (units.gravity * radius * pull) / AZIMUTHS));
}

type Vector = readonly [number, number, number];

function cross(a: Vector, b: Vector): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): [number, number, number] {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
