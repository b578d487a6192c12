// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration that the
// group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their second moments, near
// leaves body by body.
// reads: posMass, columns, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root   writes: acceleration,
//   groupCounts (bodies, cells, expansions used; own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136): the
//   GPU's stage says them   assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen
import { closeExpansion, EXPANSION, evaluate, gather } from "../shared/expansion";
import { LINK_LEAF, linkCount, linkFirst, linkIsLeaf } from "../shared/link";
import {
  beginGroup,
  CELL_COLUMN,
  CELLS,
  copyCell,
  endGroup,
  fillUp,
  high,
  listsOver,
  low,
  restOfThread,
  stackOfThread,
  takeCell,
  takeLeaf,
  targetCount,
  targets,
} from "../shared/lists";
import { larger, sum, xyz } from "../shared/vector";

const LIST: usize = 8;

let velocityTable: usize;
let centreTable: usize;
let testTable: usize;
let momentTable: usize;
let rootCube: usize;
let softening2: f32;
let byMass: bool;
let openingAngle: f32;
let tolerance: f32;
let share: f32;
let farSoftening: f32;
let faintness: f32;
let closest: f32;

/**
 * Where the tables are; then eps^2, whether cells act by their mass alone, the angle b / d under which a cell always acts, tau and
 * the part of it for the expansion, the squared distance within which there is none, and PULL and CLOSEST of the criterion.
 */
export function walkAdaptiveOver(
  posMass: usize,
  columns: usize,
  column: usize,
  velocity: usize,
  nodeCentre: usize,
  nodeTest: usize,
  nodeMoments: usize,
  root: usize,
  scratchOfThread: usize,
  eps2: f32,
  monopole: bool,
  angle: f32,
  tau: f32,
  farShare: f32,
  farSoftening2: f32,
  pull: f32,
  close: f32,
): void {
  listsOver(posMass, columns, column, nodeMoments, scratchOfThread, eps2, monopole);
  velocityTable = velocity;
  centreTable = nodeCentre;
  testTable = nodeTest;
  momentTable = nodeMoments;
  rootCube = root;
  softening2 = eps2;
  byMass = monopole;
  openingAngle = angle;
  tolerance = tau;
  share = farShare;
  farSoftening = farSoftening2;
  faintness = pull;
  closest = close;
}

// The group: the middle of its box (x y z 0), a radius about it that holds all, how far it reaches from the middle of the root
// cube, its mass, and the force error that one cell may cause.
let middle: v128;
let radius: f32;
let away: f32;
let mass: f32;
let allowed: f32;
let farCount: u32;

// @ts-ignore: decorator
@inline function lengthOf(a: v128): f32 {
  return sqrt(sum(f32x4.mul(a, a)));
}

function feel(first: u32): void {
  middle = xyz(f32x4.mul(f32x4.splat(0.5), f32x4.add(low, high)));
  radius = 0;
  mass = 0;
  let least: f32 = 1e30;
  for (let i: usize = 0; i < <usize>targetCount; i++) {
    const body = v128.load(targets + 16 * i);
    radius = max(radius, lengthOf(xyz(f32x4.sub(body, middle))));
    mass += f32x4.extract_lane(body, 3);
    // Frozen bodies don't mind errors.
    const felt = load<f32>(velocityTable + 16 * (<usize>first + i), 12);
    if (felt >= 0) least = min(least, felt);
  }
  allowed = tolerance * least;
  away = lengthOf(xyz(f32x4.sub(middle, v128.load(rootCube)))) + radius;
}

/** The groups [from, to) of the list. */
export function walkAdaptive(groupList: usize, from: u32, to: u32, acceleration: usize, groupCounts: usize): void {
  const expansion = restOfThread();
  const place = expansion + EXPANSION;
  const farList = place + 16;
  for (let group = <usize>from; group < <usize>to; group++) {
    const first = load<u32>(groupList + LIST + 4 * group);
    beginGroup(first, load<u32>(groupList + LIST + 4 * group + 4));
    feel(first);
    memory.fill(expansion, 0, EXPANSION);
    v128.store(place, middle);
    farCount = 0;
    let usedFar: u32 = 0;
    const stack = stackOfThread();
    // The root, as if it were an only child.
    let begin: usize = 0;
    let behind: usize = 1;
    let top = stack;
    for (;;) {
      for (let four = begin; four < behind; four += 4) {
        let acts = actsOf(four);
        for (let node = four; node < min(four + 4, behind); node++, acts >>= 1) {
          if (acts & IN_EXPANSION) {
            copyCell(farList + 4 * (<usize>farCount), momentTable + 32 * node, centreTable + 16 * node, 0);
            usedFar++;
            if (++farCount == CELLS) useFar(farList, place, expansion);
            continue;
          }
          const link = load<u32>(testTable + 16 * node + 12);
          if (acts & AS_CELL) takeCell(node, centreTable + 16 * node);
          else if (linkIsLeaf(link)) takeLeaf(linkFirst(link), linkCount(link));
          else {
            store<u32>(top, link);
            top += 4;
          }
        }
      }
      if (top == stack) break;
      top -= 4;
      const next = load<u32>(top);
      begin = <usize>linkFirst(next);
      behind = begin + <usize>linkCount(next);
    }
    useFar(farList, place, expansion);
    endGroup(acceleration, groupCounts + 16 * group, usedFar);
    if (usedFar == 0) continue;
    closeExpansion(expansion);
    for (let i: usize = 0; i < <usize>targetCount; i++) {
      const offset = f32x4.sub(v128.load(targets + 16 * i), middle);
      const x = f32x4.extract_lane(offset, 0);
      const y = f32x4.extract_lane(offset, 1);
      evaluate(expansion, x, y, f32x4.extract_lane(offset, 2), acceleration + 16 * (<usize>first + i));
    }
  }
}

function useFar(list: usize, place: usize, expansion: usize): void {
  if (farCount == 0) return;
  fillUp(list, CELL_COLUMN, 11, farCount);
  gather(list, CELL_COLUMN, (farCount + 3) & ~3, place, softening2, expansion);
  farCount = 0;
}

// A bit for each of four nodes: it acts as a whole; it joins the expansion, whatever the other says. Otherwise it is opened.
const AS_CELL: u32 = 1;
const IN_EXPANSION: u32 = 16;

// The four x of four vec4, y, z and w.
let xs: v128;
let ys: v128;
let zs: v128;
let ws: v128;

function columnsOf(at: usize): void {
  const a = v128.load(at);
  const b = v128.load(at, 16);
  const c = v128.load(at, 32);
  const d = v128.load(at, 48);
  const xy = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const more = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  xs = v128.shuffle<f32>(xy, more, 0, 1, 4, 5);
  ys = v128.shuffle<f32>(xy, more, 2, 3, 6, 7);
  const zw = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const rest = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  zs = v128.shuffle<f32>(zw, rest, 0, 1, 4, 5);
  ws = v128.shuffle<f32>(zw, rest, 2, 3, 6, 7);
}

// @ts-ignore: decorator
@inline function squares(x: v128, y: v128, z: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)), f32x4.mul(z, z));
}

// @ts-ignore: decorator
@inline function gapAlong(x: v128, from: f32, to: f32): v128 {
  return larger(larger(f32x4.sub(f32x4.splat(from), x), f32x4.sub(x, f32x4.splat(to))), f32x4.splat(0));
}

/**
 * What four nodes in a row do for the group (shaders/shared/opening.wgsl): the bits above, those of the first node lowest. Nodes
 * behind the last one of a row may be no nodes: nobody looks at their bits. Lengths only meet as ratios: nothing over- or underflows.
 */
// @ts-ignore: decorator
@inline function actsOf(first: usize): u32 {
  columnsOf(centreTable + 16 * first);
  const weight = ws;
  const gapX = gapAlong(xs, f32x4.extract_lane(low, 0), f32x4.extract_lane(high, 0));
  const gapY = gapAlong(ys, f32x4.extract_lane(low, 1), f32x4.extract_lane(high, 1));
  const gapZ = gapAlong(zs, f32x4.extract_lane(low, 2), f32x4.extract_lane(high, 2));
  const d = f32x4.sqrt(squares(gapX, gapY, gapZ));
  const apart2 = squares(
    f32x4.sub(xs, f32x4.splat(f32x4.extract_lane(middle, 0))),
    f32x4.sub(ys, f32x4.splat(f32x4.extract_lane(middle, 1))),
    f32x4.sub(zs, f32x4.splat(f32x4.extract_lane(middle, 2))),
  );
  columnsOf(testTable + 16 * first);
  const spread = ys;
  const size = zs;
  let far = f32x4.splat(0);
  if (!byMass) {
    const most = f32x4.splat(share * allowed);
    const apart = f32x4.sqrt(apart2);
    const beyond = f32x4.sub(xs, f32x4.splat(away));
    const reach = f32x4.add(f32x4.splat(radius), size);
    const open = f32x4.sub(apart, reach);
    const s = f32x4.div(spread, apart);
    const y = f32x4.div(f32x4.add(spread, f32x4.splat(radius)), apart);
    const y2 = f32x4.mul(y, y);
    const lost = f32x4.add(f32x4.mul(f32x4.splat(5), f32x4.mul(y2, y2)), f32x4.mul(f32x4.mul(s, s), s));
    const faint = f32x4.mul(f32x4.splat(faintness), weight);
    far = v128.or(
      v128.and(f32x4.gt(xs, f32x4.splat(away)), f32x4.le(faint, f32x4.mul(most, f32x4.mul(beyond, beyond)))),
      v128.and(f32x4.gt(apart, reach), f32x4.le(f32x4.mul(weight, lost), f32x4.mul(most, f32x4.mul(open, open)))),
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
  const whole = v128.and(f32x4.gt(d, size), v128.or(narrow, v128.andnot(little, near)));
  // Bodies cost less than a leaf of one or two, whose link has no other bit above the count's lowest.
  const few = i32x4.eq(i32x4.shr_u(ws, 28), i32x4.splat(<i32>(LINK_LEAF >> 28)));
  return <u32>i32x4.bitmask(v128.andnot(whole, few)) | (<u32>i32x4.bitmask(far) << 4);
}
