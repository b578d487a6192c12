// keys: the place of every body on the Hilbert curve, 63 bits, and the order to be sorted with it; four bodies at a time.
// reads: posMass, root   writes: keys (u64), order
// threads: each takes its own part
// source: Skilling 2004 (AIP Conf. Proc. 707, 381), Bedorf 2014 section 6.3.1   assumes: room for 3 bodies more behind the
//   last; bodies outside the cube go to its edge
import { largest } from "../shared/vector";
import { drawnIn } from "./rootCube";

const BITS: i32 = 21;
const LAST_CELL: f32 = 2097151;

/** Cell of level 21 of a body: x y z 0, whole numbers. */
function cellOf(place: v128, middle: v128, reach: f32, half: v128, scale: v128): v128 {
  let offset = f32x4.replace_lane(f32x4.sub(place, middle), 3, 0);
  const away = largest(f32x4.abs(offset));
  if (away > reach) offset = f32x4.mul(offset, f32x4.splat(<f32>drawnIn(away, reach) / away));
  const cell = f32x4.mul(f32x4.add(offset, half), scale);
  return i32x4.trunc_sat_f32x4_u(f32x4.pmin(f32x4.pmax(cell, f32x4.splat(0)), f32x4.splat(LAST_CELL)));
}

/** Every third bit from 21 bits in a row. */
// @ts-ignore: decorator
@inline function spread(x: u32): u64 {
  let v = <u64>x;
  v = (v | (v << 32)) & 0x1f00000000ffff;
  v = (v | (v << 16)) & 0x1f0000ff0000ff;
  v = (v | (v << 8)) & 0x100f00f00f00f00f;
  v = (v | (v << 4)) & 0x10c30c30c30c30c3;
  v = (v | (v << 2)) & 0x1249249249249249;
  return v;
}

export function keys(posMass: usize, root: usize, from: u32, to: u32, key: usize, order: usize): void {
  const middle = v128.load(root);
  const reach = load<f32>(root + 12);
  const half = f32x4.splat(load<f32>(root + 16));
  const scale = f32x4.splat(load<f32>(root + 20));
  for (let i = from; i < to; i += 4) {
    const at = posMass + 16 * (<usize>i);
    const a = cellOf(v128.load(at), middle, reach, half, scale);
    const b = cellOf(v128.load(at, 16), middle, reach, half, scale);
    const c = cellOf(v128.load(at, 32), middle, reach, half, scale);
    const d = cellOf(v128.load(at, 48), middle, reach, half, scale);
    const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
    const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
    let x = v128.shuffle<i32>(ab, cd, 0, 1, 4, 5);
    let y = v128.shuffle<i32>(ab, cd, 2, 3, 6, 7);
    let z = v128.shuffle<i32>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 1, 4, 5);
    // Undo the excess work: from the coarsest bit on, what a set bit of a coordinate turns over or swaps below it.
    for (let bit: i32 = BITS - 1; bit > 0; bit--) {
      const below = i32x4.splat((1 << bit) - 1);
      const up = 31 - bit;
      x = v128.xor(x, v128.and(below, i32x4.shr_s(i32x4.shl(x, up), 31)));
      let set = v128.and(below, i32x4.shr_s(i32x4.shl(y, up), 31));
      let swap = v128.andnot(v128.and(v128.xor(x, y), below), set);
      x = v128.xor(x, v128.or(set, swap));
      y = v128.xor(y, swap);
      set = v128.and(below, i32x4.shr_s(i32x4.shl(z, up), 31));
      swap = v128.andnot(v128.and(v128.xor(x, z), below), set);
      x = v128.xor(x, v128.or(set, swap));
      z = v128.xor(z, swap);
    }
    // Gray code; then each bit is turned over by the parity of the bits of z above it.
    y = v128.xor(y, x);
    z = v128.xor(z, y);
    let parity = z;
    parity = v128.xor(parity, i32x4.shr_u(parity, 1));
    parity = v128.xor(parity, i32x4.shr_u(parity, 2));
    parity = v128.xor(parity, i32x4.shr_u(parity, 4));
    parity = v128.xor(parity, i32x4.shr_u(parity, 8));
    parity = v128.xor(parity, i32x4.shr_u(parity, 16));
    parity = i32x4.shr_u(parity, 1);
    x = v128.xor(x, parity);
    y = v128.xor(y, parity);
    z = v128.xor(z, parity);
    write(key, order, i, to, i32x4.extract_lane(x, 0), i32x4.extract_lane(y, 0), i32x4.extract_lane(z, 0));
    write(key, order, i + 1, to, i32x4.extract_lane(x, 1), i32x4.extract_lane(y, 1), i32x4.extract_lane(z, 1));
    write(key, order, i + 2, to, i32x4.extract_lane(x, 2), i32x4.extract_lane(y, 2), i32x4.extract_lane(z, 2));
    write(key, order, i + 3, to, i32x4.extract_lane(x, 3), i32x4.extract_lane(y, 3), i32x4.extract_lane(z, 3));
  }
}

function write(key: usize, order: usize, i: u32, to: u32, x: u32, y: u32, z: u32): void {
  if (i >= to) return;
  store<u64>(key + 8 * (<usize>i), (spread(x) << 2) | (spread(y) << 1) | spread(z));
  store<u32>(order + 4 * (<usize>i), i);
}
