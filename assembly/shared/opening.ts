// The criterion by which walkAdaptive opens cells: by the force error that they would cause, against tau times the acceleration that
// the group felt one step ago.
// source: after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136): the GPU's
//   shaders/shared/opening.wgsl says them
import { LINK_LEAF } from "./link";
import { spline } from "./spread";
import { byMass, centreTable, high, low, shift, targetCount, targets, testTable } from "./lists";
import { firstHalves, highs, larger, lows, secondHalves, sum, sumAll, xyz } from "./vector";

let velocityTable: usize;
let rootCube: usize;
let openingAngle: f32;
let tolerance: f32;
let share: f32;
let farSoftening: f32;
let faintness: f32;
let closest: f32;

/**
 * Where the tables are; then whether cells act by their mass alone, the angle b / d under which a cell always acts, tau and the
 * part of it for the expansion, the squared distance within which there is none, and PULL and CLOSEST of the criterion.
 */
export function openBy(
  velocity: usize,
  root: usize,
  angle: f32,
  tau: f32,
  farShare: f32,
  farSoftening2: f32,
  pull: f32,
  close: f32,
): void {
  velocityTable = velocity;
  rootCube = root;
  openingAngle = angle;
  tolerance = tau;
  share = farShare;
  farSoftening = farSoftening2;
  faintness = pull;
  closest = close;
}

// The group: the middle of its box (x y z 0), a radius about it that holds all, how far it reaches from the middle of the root
// cube, its mass, and the force error that one cell may cause.
export let middle: v128;
let radius: f32;
let away: f32;
let mass: f32;
let allowed: f32;

// @ts-ignore: decorator
@inline function lengthOf(a: v128): f32 {
  return sqrt(sum(f32x4.mul(a, a)));
}

/** Looks at the group that begins with the body `first`. */
export function feel(first: u32): void {
  middle = xyz(f32x4.mul(f32x4.splat(0.5), f32x4.add(low, high)));
  let farthest = f32x4.splat(0);
  mass = 0;
  let least: f32 = 1e30;
  for (let i: usize = 0; i < <usize>targetCount; i++) {
    const body = v128.load(targets + 16 * i);
    const offset = xyz(f32x4.sub(body, middle));
    farthest = larger(farthest, sumAll(f32x4.mul(offset, offset)));
    mass += f32x4.extract_lane(body, 3);
    // Frozen bodies don't mind errors.
    const felt = load<f32>(velocityTable + 16 * (<usize>first + i), 12);
    if (felt >= 0) least = min(least, felt);
  }
  radius = sqrt(f32x4.extract_lane(farthest, 0));
  allowed = tolerance * least;
}

/** Looks at the group from the image of the sources that `lists` sees, whose root cube lies elsewhere; the middle as that sees it. */
// @ts-ignore: decorator
@inline export function feelImage(): v128 {
  const seen = f32x4.sub(middle, shift);
  away = lengthOf(xyz(f32x4.sub(seen, v128.load(rootCube)))) + radius;
  return seen;
}

// What a node does, a bit for the first of eight: it joins the expansion, acts as a cell, acts by its bodies, is opened.
export const FAR: u32 = 1;
export const CELL: u32 = 1 << 8;
export const LEAF: u32 = 1 << 16;
export const OPENED: u32 = 1 << 24;

// @ts-ignore: decorator
@inline function squares(x: v128, y: v128, z: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)), f32x4.mul(z, z));
}

// @ts-ignore: decorator
@inline function gapAlong(x: v128, from: f32, to: f32): v128 {
  return larger(larger(f32x4.sub(f32x4.splat(from), x), f32x4.sub(x, f32x4.splat(to))), f32x4.splat(0));
}

/**
 * What four nodes of a list do for the group (shaders/shared/opening.wgsl): the bits above, those of the first node lowest. Lengths only meet as ratios: nothing over- or underflows.
 */
export function actsOf(nodes: usize): u32 {
  const by = shift;
  const n0 = <usize>load<u32>(nodes) << 4;
  const c0 = f32x4.add(v128.load(centreTable + n0), by);
  const n1 = <usize>load<u32>(nodes, 4) << 4;
  const c1 = f32x4.add(v128.load(centreTable + n1), by);
  const n2 = <usize>load<u32>(nodes, 8) << 4;
  const c2 = f32x4.add(v128.load(centreTable + n2), by);
  const n3 = <usize>load<u32>(nodes, 12) << 4;
  const c3 = f32x4.add(v128.load(centreTable + n3), by);
  const c01 = lows(c0, c1);
  const c23 = lows(c2, c3);
  const c01h = highs(c0, c1);
  const c23h = highs(c2, c3);
  const xs = firstHalves(c01, c23);
  const ys = secondHalves(c01, c23);
  const zs = firstHalves(c01h, c23h);
  const weight = secondHalves(c01h, c23h);
  const gapX = gapAlong(xs, f32x4.extract_lane(low, 0), f32x4.extract_lane(high, 0));
  const gapY = gapAlong(ys, f32x4.extract_lane(low, 1), f32x4.extract_lane(high, 1));
  const gapZ = gapAlong(zs, f32x4.extract_lane(low, 2), f32x4.extract_lane(high, 2));
  const d = f32x4.sqrt(squares(gapX, gapY, gapZ));
  const apart2 = squares(
    f32x4.sub(xs, f32x4.splat(f32x4.extract_lane(middle, 0))),
    f32x4.sub(ys, f32x4.splat(f32x4.extract_lane(middle, 1))),
    f32x4.sub(zs, f32x4.splat(f32x4.extract_lane(middle, 2))),
  );
  const t0 = v128.load(testTable + n0);
  const t1 = v128.load(testTable + n1);
  const t2 = v128.load(testTable + n2);
  const t3 = v128.load(testTable + n3);
  const t01 = lows(t0, t1);
  const t23 = lows(t2, t3);
  const t01h = highs(t0, t1);
  const t23h = highs(t2, t3);
  const out = firstHalves(t01, t23);
  const spread = secondHalves(t01, t23);
  const size = firstHalves(t01h, t23h);
  const links = secondHalves(t01h, t23h);
  // Where a spline softens, its reach: Newton's force must be right.
  const reachOfBodies = f32x4.splat(spline);
  let far = f32x4.splat(0);
  if (!byMass) {
    const most = f32x4.splat(share * allowed);
    const apart = f32x4.sqrt(apart2);
    const beyond = f32x4.sub(out, f32x4.splat(away));
    const reach = f32x4.add(f32x4.splat(radius), size);
    const open = f32x4.sub(apart, reach);
    const s = f32x4.div(spread, apart);
    const y = f32x4.div(f32x4.add(spread, f32x4.splat(radius)), apart);
    const y2 = f32x4.mul(y, y);
    const lost = f32x4.add(f32x4.mul(f32x4.splat(5), f32x4.mul(y2, y2)), f32x4.mul(f32x4.mul(s, s), s));
    const faint = f32x4.mul(f32x4.splat(faintness), weight);
    far = v128.or(
      v128.and(f32x4.gt(beyond, reachOfBodies), f32x4.le(faint, f32x4.mul(most, f32x4.mul(beyond, beyond)))),
      v128.and(f32x4.gt(open, reachOfBodies), f32x4.le(f32x4.mul(weight, lost), f32x4.mul(most, f32x4.mul(open, open)))),
    );
    far = v128.and(far, f32x4.gt(apart2, f32x4.splat(farSoftening)));
  }
  const clear = f32x4.sub(d, size);
  const s = f32x4.div(spread, d);
  const s2 = f32x4.mul(s, s);
  // 3 M s^2, or 4 M s^3.
  const lost = f32x4.mul(weight, byMass ? s2 : f32x4.mul(s2, s));
  const most = f32x4.splat(allowed * (byMass ? <f32>1 / 3 : <f32>0.25));
  const near = v128.and(
    f32x4.gt(weight, f32x4.splat(mass)),
    f32x4.lt(d, f32x4.mul(f32x4.splat(closest), size)),
  );
  const little = f32x4.le(lost, f32x4.mul(most, f32x4.mul(clear, clear)));
  const narrow = f32x4.gt(f32x4.mul(f32x4.splat(openingAngle), d), size);
  const whole = v128.and(f32x4.gt(clear, reachOfBodies), v128.or(narrow, v128.andnot(little, near)));
  // Bodies cost less than a leaf of one or two, whose link has no other bit above the count's lowest.
  const few = i32x4.eq(i32x4.shr_u(links, 28), i32x4.splat(<i32>(LINK_LEAF >> 28)));
  const inExpansion = <u32>i32x4.bitmask(far);
  const asCell = <u32>i32x4.bitmask(v128.andnot(v128.andnot(whole, few), far));
  const others = ~(inExpansion | asCell) & 15;
  const byBodies = <u32>i32x4.bitmask(links) & others;
  return inExpansion | (asCell << 8) | (byBodies << 16) | ((others & ~byBodies) << 24);
}
