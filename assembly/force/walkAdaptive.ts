// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration that the
// group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their second moments, near
// leaves body by body.
// reads: posMass, columns, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root   writes: acceleration,
//   groupCounts (bodies, cells, expansions used; own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136): the
//   GPU's stage says them   assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen
import { closeExpansion, EXPANSION, evaluate, gather } from "../shared/expansion";
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";
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

// The group: middle of its box (x y z 0), a radius about it that holds all, how far it reaches from the middle of the root cube, its
// mass, and the force error that one cell may cause.
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
      for (let node = begin; node < behind; node++) {
        const link = load<u32>(testTable + 16 * node + 12);
        const acts = actsAs(node, link);
        if (acts == OPENED) {
          if (linkIsLeaf(link)) takeLeaf(linkFirst(link), linkCount(link));
          else {
            store<u32>(top, link);
            top += 4;
          }
        } else if (acts == AS_CELL) takeCell(node, centreTable + 16 * node);
        else {
          copyCell(farList + 4 * (<usize>farCount), momentTable + 32 * node, v128.load(centreTable + 16 * node), 0);
          usedFar++;
          if (++farCount == CELLS) useFar(farList, place, expansion);
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

const OPENED: u32 = 0;
const AS_CELL: u32 = 1;
const IN_EXPANSION: u32 = 2;

/** What a node does for the group: shaders/shared/opening.wgsl. Lengths only meet as ratios: nothing over- or underflows. */
// @ts-ignore: decorator
@inline function actsAs(node: usize, link: u32): u32 {
  const centre = v128.load(centreTable + 16 * node);
  const weight = f32x4.extract_lane(centre, 3);
  const spread = load<f32>(testTable + 16 * node, 4);
  const size = load<f32>(testTable + 16 * node, 8);
  // From the box to the centre of mass, and from its middle: both roots at once.
  const gap = larger(larger(f32x4.sub(low, centre), f32x4.sub(centre, high)), f32x4.splat(0));
  const apart = xyz(f32x4.sub(centre, middle));
  const gap2 = f32x4.mul(gap, gap);
  const apart2 = f32x4.mul(apart, apart);
  const halves = f32x4.add(v128.shuffle<f32>(gap2, apart2, 0, 1, 4, 5), v128.shuffle<f32>(gap2, apart2, 2, 3, 6, 7));
  const roots = f32x4.sqrt(f32x4.add(halves, v128.shuffle<f32>(halves, halves, 1, 0, 3, 2)));
  const d = f32x4.extract_lane(roots, 0);
  const D = f32x4.extract_lane(roots, 2);
  const clear = d - size;
  const beyond = load<f32>(testTable + 16 * node) - away;
  if (!byMass && D * D > farSoftening) {
    const most = share * allowed;
    if (beyond > 0 && faintness * weight <= most * beyond * beyond) return IN_EXPANSION;
    const open = D - radius - size;
    if (open > 0) {
      const inverse = <f32>1 / D;
      const s = spread * inverse;
      const y = (radius + spread) * inverse;
      if (weight * (<f32>5 * (y * y) * (y * y) + s * s * s) <= most * open * open) return IN_EXPANSION;
    }
  }
  // Bodies cost less than a cell of one or two.
  if (clear <= 0 || (linkIsLeaf(link) && linkCount(link) <= 2)) return OPENED;
  if (openingAngle * d > size) return AS_CELL;
  const s = spread / d;
  const lost = byMass ? <f32>3 * s * s : <f32>4 * s * s * s;
  const near = weight > mass && d < closest * size;
  return !near && weight * lost <= allowed * clear * clear ? AS_CELL : OPENED;
}
