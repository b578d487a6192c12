// Local expansion of fourth order about the middle of a group: far cells are gathered into it (M2L), four at a time, then it acts
// on the bodies (L2P). Tensors of -phi: value, gradient (x y z), second derivatives (xx yy zz xy xz yz), third (xxx xxy xxz xyy
// xyz yyy yyz), fourth (xxxx xxxy xxyy xyyy yyyy xxxz xxyz xyyz yyyz); those with more than one z follow from the others where the
// potential is harmonic (no softening), as in Dehnen 2002 (JCP 179, 27) section 3.
import { firstHalves, highs, lows, madd, secondHalves, sum } from "./vector";

const TERMS: usize = 26;
/** Bytes of an expansion: four partial sums of each term. */
export const EXPANSION: usize = 16 * TERMS;

// @ts-ignore: decorator
@inline function add(at: usize, term: usize, value: v128): void {
  v128.store(at + 16 * term, f32x4.add(v128.load(at + 16 * term), value));
}

/**
 * Adds the cells of a list, their numbers up to `end`, behind which there is room for four more, seen from the vec4 at `middle`. Derivatives of
 * G = (R^2 + eps^2)^(-1/2): g1 = -G^3, g2 = 3 G^5, g3 = -15 G^7, g4 = 105 G^9 times products of R. The mass up to the fourth
 * derivative; the second moments add half S : (its second to fourth).
 */
export function gather(
  list: usize,
  end: usize,
  centres: usize,
  moments: usize,
  middle: usize,
  eps2: f32,
  expansion: usize,
): void {
  // A last four that is not full has the first cell in the place of those that lack, without mass.
  v128.store(end, v128.load32_splat(list));
  const one = f32x4.splat(1);
  const x0 = v128.load32_splat(middle);
  const y0 = v128.load32_splat(middle, 4);
  const z0 = v128.load32_splat(middle, 8);
  const soft = f32x4.splat(eps2);
  for (let at = list; at < end; at += 16) {
    const there = i32x4.lt_u(i32x4(0, 4, 8, 12), i32x4.splat(<u32>(end - at)));
    const node0 = <usize>load<u32>(at);
    const node1 = <usize>load<u32>(at, 4);
    const node2 = <usize>load<u32>(at, 8);
    const node3 = <usize>load<u32>(at, 12);
    const c0 = v128.load(centres + 16 * node0);
    const c1 = v128.load(centres + 16 * node1);
    const c2 = v128.load(centres + 16 * node2);
    const c3 = v128.load(centres + 16 * node3);
    const cXy = lows(c0, c1);
    const moreXy = lows(c2, c3);
    const cZm = highs(c0, c1);
    const moreZm = highs(c2, c3);
    const x = f32x4.sub(x0, firstHalves(cXy, moreXy));
    const y = f32x4.sub(y0, secondHalves(cXy, moreXy));
    const z = f32x4.sub(z0, firstHalves(cZm, moreZm));
    const mass = v128.and(there, secondHalves(cZm, moreZm));
    const xx = f32x4.mul(x, x);
    const yy = f32x4.mul(y, y);
    const xy = f32x4.mul(x, y);
    const xz = f32x4.mul(x, z);
    const yz = f32x4.mul(y, z);
    const u = f32x4.div(one, f32x4.add(madd(z, z, f32x4.add(xx, yy)), soft));
    const g0 = f32x4.sqrt(u);
    const g1 = f32x4.neg(f32x4.mul(g0, u));
    const g2 = f32x4.mul(f32x4.mul(f32x4.splat(-3), g1), u);
    const g3 = f32x4.mul(f32x4.mul(f32x4.splat(-5), g2), u);
    const g4 = f32x4.mul(f32x4.mul(f32x4.splat(-7), g3), u);
    const m2 = f32x4.mul(mass, g2);
    const m3 = f32x4.mul(mass, g3);
    const m4 = f32x4.mul(mass, g4);
    // The tables hold 3 S, the expansion takes S / 2.
    const part = v128.and(there, f32x4.splat(<f32>1 / 6));
    const d0 = v128.load(moments + 32 * node0);
    const d1 = v128.load(moments + 32 * node1);
    const d2 = v128.load(moments + 32 * node2);
    const d3 = v128.load(moments + 32 * node3);
    const dXy = lows(d0, d1);
    const moreD = lows(d2, d3);
    const sxx = f32x4.mul(part, firstHalves(dXy, moreD));
    const syy = f32x4.mul(part, secondHalves(dXy, moreD));
    const szz = f32x4.mul(part, firstHalves(highs(d0, d1), highs(d2, d3)));
    const e0 = v128.load(moments + 32 * node0, 16);
    const e1 = v128.load(moments + 32 * node1, 16);
    const e2 = v128.load(moments + 32 * node2, 16);
    const e3 = v128.load(moments + 32 * node3, 16);
    const mixed = lows(e0, e1);
    const moreMixed = lows(e2, e3);
    const sxy = f32x4.mul(part, firstHalves(mixed, moreMixed));
    const sxz = f32x4.mul(part, secondHalves(mixed, moreMixed));
    const syz = f32x4.mul(part, firstHalves(highs(e0, e1), highs(e2, e3)));
    const sx = madd(sxx, x, madd(sxy, y, f32x4.mul(sxz, z)));
    const sy = madd(sxy, x, madd(syy, y, f32x4.mul(syz, z)));
    const sz = madd(sxz, x, madd(syz, y, f32x4.mul(szz, z)));
    const q = madd(sx, x, madd(sy, y, f32x4.mul(sz, z)));
    add(expansion, 0, madd(mass, g0, f32x4.mul(q, g2)));
    const round = madd(mass, g1, f32x4.mul(q, g3));
    const along = madd(q, g4, m2);
    const twice2 = f32x4.add(g2, g2);
    const twice3 = f32x4.add(g3, g3);
    add(expansion, 1, madd(round, x, f32x4.mul(twice2, sx)));
    add(expansion, 2, madd(round, y, f32x4.mul(twice2, sy)));
    add(expansion, 3, madd(round, z, f32x4.mul(twice2, sz)));
    const four3 = f32x4.add(twice3, twice3);
    add(expansion, 4, madd(madd(along, x, f32x4.mul(four3, sx)), x, madd(twice2, sxx, round)));
    add(expansion, 5, madd(madd(along, y, f32x4.mul(four3, sy)), y, madd(twice2, syy, round)));
    add(expansion, 6, madd(madd(along, z, f32x4.mul(four3, sz)), z, madd(twice2, szz, round)));
    add(expansion, 7, madd(along, xy, madd(twice3, madd(x, sy, f32x4.mul(y, sx)), f32x4.mul(twice2, sxy))));
    add(expansion, 8, madd(along, xz, madd(twice3, madd(x, sz, f32x4.mul(z, sx)), f32x4.mul(twice2, sxz))));
    add(expansion, 9, madd(along, yz, madd(twice3, madd(y, sz, f32x4.mul(z, sy)), f32x4.mul(twice2, syz))));
    const doubleM2 = f32x4.add(m2, m2);
    const a = madd(m3, xx, m2);
    const b = madd(m3, yy, m2);
    add(expansion, 10, f32x4.mul(x, f32x4.add(doubleM2, a)));
    add(expansion, 11, f32x4.mul(y, a));
    add(expansion, 12, f32x4.mul(z, a));
    add(expansion, 13, f32x4.mul(x, b));
    add(expansion, 14, f32x4.mul(f32x4.mul(m3, xy), z));
    add(expansion, 15, f32x4.mul(y, f32x4.add(doubleM2, b)));
    add(expansion, 16, f32x4.mul(z, b));
    const c = madd(m4, xx, m3);
    const d = madd(m4, yy, m3);
    const tripleM2 = f32x4.add(doubleM2, m2);
    const doubleM3 = f32x4.add(m3, m3);
    const fiveM3 = f32x4.add(f32x4.add(doubleM3, doubleM3), m3);
    add(expansion, 17, madd(xx, f32x4.add(fiveM3, c), tripleM2));
    add(expansion, 18, f32x4.mul(xy, f32x4.add(c, doubleM3)));
    add(expansion, 19, madd(xx, d, b));
    add(expansion, 20, f32x4.mul(xy, f32x4.add(d, doubleM3)));
    add(expansion, 21, madd(yy, f32x4.add(fiveM3, d), tripleM2));
    add(expansion, 22, f32x4.mul(xz, f32x4.add(c, doubleM3)));
    add(expansion, 23, f32x4.mul(yz, c));
    add(expansion, 24, f32x4.mul(xz, d));
    add(expansion, 25, f32x4.mul(yz, f32x4.add(d, doubleM3)));
  }
}

/**
 * The four partial sums of each term become one, in its place at `expansion` + 4 times the term: third derivatives by half and
 * fourth by a sixth, as the acceleration takes them.
 */
export function closeExpansion(expansion: usize): void {
  for (let term: usize = 0; term < TERMS; term++) {
    const part: f32 = term < 10 ? 1 : term < 17 ? 0.5 : <f32>1 / 6;
    store<f32>(expansion + 4 * term, part * sum(v128.load(expansion + 16 * term)));
  }
}

/** Adds acceleration and potential at (x, y, z) from the middle to the vec4 at `force`. */
export function evaluate(e: usize, x: f32, y: f32, z: f32, force: usize): void {
  const xxx = load<f32>(e, 40);
  const xxy = load<f32>(e, 44);
  const xxz = load<f32>(e, 48);
  const xyy = load<f32>(e, 52);
  const xyz = load<f32>(e, 56);
  const yyy = load<f32>(e, 60);
  const yyz = load<f32>(e, 64);
  const xxxx = load<f32>(e, 68);
  const xxxy = load<f32>(e, 72);
  const xxyy = load<f32>(e, 76);
  const xyyy = load<f32>(e, 80);
  const yyyy = load<f32>(e, 84);
  const xxxz = load<f32>(e, 88);
  const xxyz = load<f32>(e, 92);
  const xyyz = load<f32>(e, 96);
  const yyyz = load<f32>(e, 100);
  // The harmonic ones.
  const xzz = -(xxx + xyy);
  const yzz = -(xxy + yyy);
  const zzz = -(xxz + yyz);
  const xxzz = -(xxxx + xxyy);
  const xyzz = -(xxxy + xyyy);
  const yyzz = -(xxyy + yyyy);
  const xzzz = -(xxxz + xyyz);
  const yzzz = -(xxyz + yyyz);
  const zzzz = -(xxzz + yyzz);
  const dxx = x * x;
  const dyy = y * y;
  const dzz = z * z;
  const dxy = <f32>2 * x * y;
  const dxz = <f32>2 * x * z;
  const dyz = <f32>2 * y * z;
  // Fourth derivatives with the offset twice, then once more; third ones twice.
  const fxx = xxxx * dxx + xxyy * dyy + xxzz * dzz + xxxy * dxy + xxxz * dxz + xxyz * dyz;
  const fxy = xxxy * dxx + xyyy * dyy + xyzz * dzz + xxyy * dxy + xxyz * dxz + xyyz * dyz;
  const fxz = xxxz * dxx + xyyz * dyy + xzzz * dzz + xxyz * dxy + xxzz * dxz + xyzz * dyz;
  const fyy = xxyy * dxx + yyyy * dyy + yyzz * dzz + xyyy * dxy + xyyz * dxz + yyyz * dyz;
  const fyz = xxyz * dxx + yyyz * dyy + yzzz * dzz + xyyz * dxy + xyzz * dxz + yyzz * dyz;
  const fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;
  const fourthX = fxx * x + fxy * y + fxz * z;
  const fourthY = fxy * x + fyy * y + fyz * z;
  const fourthZ = fxz * x + fyz * y + fzz * z;
  const thirdX = xxx * dxx + xyy * dyy + xzz * dzz + xxy * dxy + xxz * dxz + xyz * dyz;
  const thirdY = xxy * dxx + yyy * dyy + yzz * dzz + xyy * dxy + xyz * dxz + yyz * dyz;
  const thirdZ = xxz * dxx + yyz * dyy + zzz * dzz + xyz * dxy + xzz * dxz + yzz * dyz;
  const secondX = load<f32>(e, 16) * x + load<f32>(e, 28) * y + load<f32>(e, 32) * z;
  const secondY = load<f32>(e, 28) * x + load<f32>(e, 20) * y + load<f32>(e, 36) * z;
  const secondZ = load<f32>(e, 32) * x + load<f32>(e, 36) * y + load<f32>(e, 24) * z;
  const gx = load<f32>(e, 4);
  const gy = load<f32>(e, 8);
  const gz = load<f32>(e, 12);
  const minusPhi =
    load<f32>(e) +
    (gx * x + gy * y + gz * z) +
    <f32>0.5 * (secondX * x + secondY * y + secondZ * z) +
    (<f32>1 / 3) * (thirdX * x + thirdY * y + thirdZ * z) +
    <f32>0.25 * (fourthX * x + fourthY * y + fourthZ * z);
  const pull = f32x4(
    gx + secondX + thirdX + fourthX,
    gy + secondY + thirdY + fourthY,
    gz + secondZ + thirdZ + fourthZ,
    -minusPhi,
  );
  v128.store(force, f32x4.add(v128.load(force), pull));
}
