import type { Bodies } from "../data/bodies/bodies.ts";
import { DUSTY } from "./dust.ts";
import type { GalaxyFrame } from "./frames.ts";
import { type Lanes, lanesOf } from "./lanes.ts";
import { textureAt } from "./texture.ts";

/** A body that has to do with a disc: its own, or gas. */
export const ofDisc = (component: number): boolean => DUSTY.includes(component);

/** How stars form about bodies of discs, in the order of the shining ones; 0 for others. */
export interface Formation {
  /** Mass that formed in the last 60 and 300 Myr, and dust, per mass: means over all such bodies are 1, less what bars leave out. */
  readonly rate: Float32Array;
  readonly late: Float32Array;
  readonly dust: Float32Array;
  /** By what dust is to be multiplied at a place in the plane of a galaxy's disc. */
  readonly lanes: Lanes["at"];
  /** Distance from the galaxy's centre over its `size`. */
  readonly radius: Float32Array;
  /** From 0 within a bar to 1 outside, or where there is none. */
  readonly outside: Float32Array;
  /** How round its orbit is: 1, and 0 if it is no rounder than it is radial. */
  readonly round: Float32Array;
  /** How far the disc about it is in order: 1, and 0 in tails and what else is torn out. */
  readonly order: Float32Array;
  /** Height above the middle of the disc where the body is, which warps take along, and the mean distance from there on the same ring; length units. */
  readonly above: Float32Array;
  readonly height: Float32Array;
}

/** Within this part of a galaxy's size gas is used up: bulges have little. */
export const HOLE = 0.35;
/** The denser it is than elsewhere on the same ring, the more stars form, and the more dust there is: powers, and the densest that counts. */
const FORMING = { power: 1.7, most: 4 };
const LATE = { power: 0.8, most: 3 };
const DUST = { power: 0.7, most: 3 };
/** Dust falls outwards on 1.4 times the length on which stars do (Xilouris et al. 1999, A&A 344, 868), 1.7 of which are a disc's half-light radius. */
const FLATTER = 1.7 * (1 - 1 / 1.4);
/** Gas runs through a bar fast: there is less of it, it is no denser where stars are (by which power less), and it goes on to near the middle. */
const THROUGH_BAR = { left: 0.3, power: 1.4, hole: 0.12 };
/** Share of new stars that is left within a bar, where gas falls inwards too fast to form them. */
const IN_BAR = 0.15;
/** Of the logarithm of new stars where gas is patchy, against its field's. */
const PATCHY = 0.6;
/** Where it is thinner than this part of the disc's usual density, gas is too thin to form stars (Kennicutt 1989, ApJ 344, 685). */
const THIN = 0.12;

/** Dust is in thinner gas than stars form in, as far as a disc is in order: by this factor. */
const BEYOND = 0.35;
/** A disc is in order where orbits are round, within so many of the galaxy's sizes, and not higher than this over the radius. */
const ORDER = { within: 4.5, height: 0.35, least: 0.3, kept: 1.3 };
/** Mean share of their speed with which bodies about it go round, where a disc is torn or mixed with another one, and where it is in order. */
const [MIXED, TURNING] = [0.5, 0.85];

/**
 * Arms are where it is denser than on the rest of the same ring; so is the middle plane, where gas lies. Stars form there faster than in proportion, as the law of
 * Schmidt (1959, ApJ 129, 243) and the ratio of arms to the discs between in H-alpha have it.
 */
export function formationOf(
  bodies: Bodies,
  shining: Uint32Array,
  density: Float32Array,
  frames: readonly GalaxyFrame[],
): Formation {
  const { radius, above, sector, along, round } = places(bodies, shining, frames);
  const { height, turning } = heights(bodies, shining, radius, above, sector, along, frames.length);
  const contrast = contrasts(bodies, shining, density, radius, frames.length);
  const usual = usualDensity(bodies, shining, density, radius, frames.length);
  const discs = [...shining.keys()].filter((k) => ofDisc(bodies.component[shining[k]!]!));
  const lanes = lanesOf(bodies, discs, shining, radius, frames);
  const [rate, late, dust] = [0, 1, 2].map(() => new Float32Array(shining.length)) as [Shares, Shares, Shares];
  const outside = Float32Array.from(shining, (i, k) => {
    const bar = lanes.bars[bodies.galaxy[i]!]!;
    return bar > 0 ? rising(radius[k]! / bar) : 1;
  });
  const order = Float32Array.from(shining, (_, k) => {
    const turns = Math.min(1, Math.max(0, (turning[k]! - MIXED) / (TURNING - MIXED)));
    const far = (radius[k]! / ORDER.kept) ** 4;
    return 1 - ((1 - turns * round[k]!) * outside[k]! * far) / (1 + far);
  });
  const sums = { rate: 0, late: 0, dust: 0, order: 0, mass: 0 };
  for (const k of discs) {
    const i = shining[k]!;
    const [left, within] = [holeTo(radius[k]!, HOLE), 1 - outside[k]!];
    const galaxy = bodies.galaxy[i]!;
    const thick = (least: number) => (left * density[k]!) / (density[k]! + least * usual[galaxy]!);
    const gas = thick(THIN);
    const [x, y, z] = [0, 1, 2].map((axis) => bodies.position[3 * i + axis]!) as [number, number, number];
    rate[k] =
      Math.min(FORMING.most, contrast[k]!) ** FORMING.power *
      gas *
      patches(textureAt(frames[galaxy]!, x, y, z, 1), PATCHY);
    late[k] =
      Math.min(LATE.most, contrast[k]!) ** LATE.power *
      gas *
      Math.exp(-Math.abs(above[k]!) / Math.max(height[k]!, 1e-12));
    dust[k] =
      Math.min(DUST.most, contrast[k]!) ** (DUST.power - THROUGH_BAR.power * within) *
      thick(THIN * BEYOND ** order[k]!) *
      (1 + within * ((THROUGH_BAR.left * holeTo(radius[k]!, THROUGH_BAR.hole)) / left - 1)) *
      Math.exp(FLATTER * Math.min(4, radius[k]!));
    sums.rate += bodies.mass[i]! * rate[k]!;
    sums.late += bodies.mass[i]! * late[k]!;
    dust[k]! *= order[k]!;
    sums.dust += bodies.mass[i]! * dust[k]! * lanes.gas[k]!;
    sums.order += bodies.mass[i]! * order[k]!;
    sums.mass += bodies.mass[i]!;
  }
  for (const k of discs) {
    const left = IN_BAR + (1 - IN_BAR) * outside[k]!;
    rate[k]! *= (left * sums.mass) / (sums.rate || 1);
    late[k]! *= (left * sums.mass) / (sums.late || 1);
    dust[k]! *= sums.order / (sums.dust || 1);
  }
  return { rate, late, dust, lanes: lanes.at, radius, outside, round, order, above, height };
}

type Shares = Float32Array;

/** What is left of gas at a radius, where most of it is used up within another. */
export const holeTo = (radius: number, within: number) => radius ** 2 / (radius ** 2 + within * within);

/** From 0 within to 1 outside, about 1. */
const rising = (part: number) => 1 / (1 + Math.exp(-12 * (part - 0.95)));

/** Of mean 1 where `field` is a texture's. */
export const patches = (field: number, strength: number): number =>
  Math.exp(strength * field - (strength * strength) / 2);

/** The mean (of logarithms) density about the bodies of each galaxy's disc between half its size and one and a half. */
function usualDensity(
  { component, galaxy }: Bodies,
  shining: Uint32Array,
  density: Float32Array,
  radius: Float32Array,
  galaxies: number,
): Float64Array {
  const [log, of] = [new Float64Array(galaxies), new Float64Array(galaxies)];
  shining.forEach((i, k) => {
    if (!ofDisc(component[i]!) || Math.abs(radius[k]! - 1) > 0.5) return;
    log[galaxy[i]!]! += Math.log(density[k]!);
    of[galaxy[i]!]!++;
  });
  return log.map((sum, number) => (of[number]! > 0 ? Math.exp(sum / of[number]!) : 0));
}

/** Distance of each shining body from its galaxy's axis over the galaxy's size, its height above the plane in length units, in which sector it is, and how far it is in order. */
function places({ position, velocity, galaxy }: Bodies, shining: Uint32Array, frames: readonly GalaxyFrame[]) {
  const [radius, above] = [new Float32Array(shining.length), new Float32Array(shining.length)];
  const sector = new Uint8Array(shining.length);
  const [along, round] = [new Float32Array(shining.length), new Float32Array(shining.length)];
  for (let k = 0; k < shining.length; k++) {
    const i = shining[k]!;
    const { centre, velocity: moving, spin, plane, size } = frames[galaxy[i]!]!;
    const [p, q] = plane;
    const x = position[3 * i]! - centre[0];
    const y = position[3 * i + 1]! - centre[1];
    const z = position[3 * i + 2]! - centre[2];
    const [u, v] = [x * p[0] + y * p[1] + z * p[2], x * q[0] + y * q[1] + z * q[2]];
    radius[k] = Math.sqrt(u * u + v * v) / size;
    above[k] = x * spin[0] + y * spin[1] + z * spin[2];
    sector[k] = Math.floor((Math.atan2(v, u) / (2 * Math.PI) + 1) * SECTORS) % SECTORS;
    const vx = velocity[3 * i]! - moving[0];
    const vy = velocity[3 * i + 1]! - moving[1];
    const vz = velocity[3 * i + 2]! - moving[2];
    const [p1, q1] = [vx * p[0] + vy * p[1] + vz * p[2], vx * q[0] + vy * q[1] + vz * q[2]];
    const [across, both] = [(u * q1 - v * p1) / (Math.hypot(u, v) || 1), Math.hypot(p1, q1) || 1];
    along[k] = across / both;
    round[k] = Math.max(0, 2 * along[k]! ** 2 - 1) / (1 + (radius[k]! / ORDER.within) ** 4);
    const climbed = above[k]! / (ORDER.height * size * (radius[k]! + ORDER.least));
    round[k]! /= 1 + climbed ** 4;
  }
  return { radius, above, sector, along, round };
}

/** Rings: ten in each factor of two of the radius. */
const RINGS = 80;
const ringOf = (radius: number) => Math.min(RINGS - 1.001, Math.max(0, 10 * (Math.log2(radius + 1e-9) + 3.5)));

/** How much denser it is about each body of a disc than on its ring (the mean of logarithms, between rings in proportion). */
function contrasts(
  { component, galaxy }: Bodies,
  shining: Uint32Array,
  density: Float32Array,
  radius: Float32Array,
  galaxies: number,
): Float32Array {
  const sums = Array.from({ length: galaxies }, () => ({ log: new Float64Array(RINGS), of: new Float64Array(RINGS) }));
  shining.forEach((i, k) => {
    if (!ofDisc(component[i]!)) return;
    const { log, of } = sums[galaxy[i]!]!;
    const ring = Math.floor(ringOf(radius[k]!));
    log[ring]! += Math.log(density[k]!);
    of[ring]!++;
  });
  return Float32Array.from(shining, (i, k) => {
    if (!ofDisc(component[i]!)) return 1;
    const { log, of } = sums[galaxy[i]!]!;
    const place = ringOf(radius[k]!);
    const ring = Math.floor(place);
    const own = log[ring]! / of[ring]!;
    const next = of[ring + 1]! > 8 ? log[ring + 1]! / of[ring + 1]! : own;
    return density[k]! / Math.exp(own + (place - ring) * (next - own));
  });
}

/** Sectors in which warps of discs are told, and bodies that hold one at the plane. */
const [SECTORS, HELD] = [16, 10];

/** Takes the mean height of its ring and sector off each body's height `above` the plane; returns the mean distance from there on each body's ring, and the mean of `along` there. */
function heights(
  { component, galaxy }: Bodies,
  shining: Uint32Array,
  radius: Float32Array,
  above: Float32Array,
  sector: Uint8Array,
  along: Float32Array,
  galaxies: number,
) {
  const rings = Int32Array.from(shining, (i, k) => RINGS * galaxy[i]! + Math.floor(ringOf(radius[k]!)));
  const mean = (groups: number, of: (k: number) => number, value: (k: number) => number, held: number) => {
    const [sums, number] = [new Float64Array(groups), new Float64Array(groups).fill(held)];
    for (let k = 0; k < shining.length; k++) {
      if (!ofDisc(component[shining[k]!]!)) continue;
      sums[of(k)]! += value(k);
      number[of(k)]!++;
    }
    return sums.map((sum, group) => sum / (number[group] || 1));
  };
  const cell = (k: number) => SECTORS * rings[k]! + sector[k]!;
  const middle = mean(SECTORS * RINGS * galaxies, cell, (k) => above[k]!, HELD);
  for (let k = 0; k < shining.length; k++) above[k]! -= middle[cell(k)]!;
  const ring = (k: number) => rings[k]!;
  const height = mean(RINGS * galaxies, ring, (k) => Math.abs(above[k]!), 0);
  const turning = mean(RINGS * galaxies, ring, (k) => along[k]!, 0);
  return {
    height: Float32Array.from(shining, (_, k) => height[ring(k)]!),
    turning: Float32Array.from(shining, (_, k) => turning[ring(k)]!),
  };
}
