// Softening by the cubic spline: what bodies spread over a sphere of radius h add to the accelerations and potentials of some targets,
// four targets at a time and one source (shared/interact). Outside it is Newton's force.
// source: Hernquist & Katz 1989 (ApJS 70, 419), Springel 2005 (MNRAS 364, 1105), Eq. 4 and appendix: the GPU's shaders/shared/interact.wgsl
import { add, BODY } from "./interact";
import { madd } from "./vector";

/** Radius h, at which the softening ends; 0: Plummer's softens. */
export let spline: f32 = 0;

/** How bodies are softened from now on in this thread; eps is 0 where a spline does it. */
export function spreadOver(reach: f32): void {
  spline = reach;
}

// @ts-ignore: decorator
@inline function lots(x: f32): v128 {
  return f32x4.splat(x);
}

/** P2P, of rows of bodies. `numbers`: of the sources, where targets are among them: none acts on itself; 0: none is. */
export function fromSpread(
  list: usize,
  numbers: usize,
  count: u32,
  targets: usize,
  column: usize,
  targetCount: u32,
  sums: usize,
): void {
  const one = lots(1);
  const reach2 = lots(spline * spline);
  const inverseReach = lots(1 / spline);
  const inverseReach3 = lots(1 / spline / spline / spline);
  const end = list + BODY * (<usize>count);
  for (let t: usize = 0; t < <usize>targetCount; t += 4) {
    const here = targets + 4 * t;
    const x0 = v128.load(here);
    const y0 = v128.load(here + column);
    const z0 = v128.load(here + 2 * column);
    const own = v128.load(here + 4 * column);
    let ax = lots(0);
    let ay = lots(0);
    let az = lots(0);
    let sum = lots(0);
    let number = numbers;
    for (let at = list; at < end; at += BODY) {
      const dx = f32x4.sub(v128.load32_splat(at), x0);
      const dy = f32x4.sub(v128.load32_splat(at, 4), y0);
      const dz = f32x4.sub(v128.load32_splat(at, 8), z0);
      const r2 = madd(dx, dx, madd(dy, dy, f32x4.mul(dz, dz)));
      let mass = v128.load32_splat(at, 12);
      if (numbers != 0) {
        mass = v128.andnot(mass, i32x4.eq(v128.load32_splat(number), own));
        number += 4;
      }
      const r = f32x4.sqrt(r2);
      const inverse2 = f32x4.div(one, r2);
      let depth = f32x4.mul(r, inverse2);
      let pull = f32x4.mul(depth, inverse2);
      const within = f32x4.lt(r2, reach2);
      if (v128.any_true(within)) {
        const u = f32x4.mul(r, inverseReach);
        // Beyond a half by w = 1 - u, in which no large terms cancel: the mass within u is 1 - w^4 (16 - 25.6 w + 32/3 w^2).
        const w = f32x4.sub(one, u);
        const v = f32x4.mul(w, w);
        const w4 = f32x4.mul(v, v);
        const inner = f32x4.lt(u, lots(0.5));
        const u2 = f32x4.mul(u, u);
        const massWithin = madd(w4, madd(w, madd(lots(<f32>(-32.0 / 3)), w, lots(25.6)), lots(-16)), one);
        const outerPull = f32x4.div(massWithin, f32x4.mul(u, u2));
        const innerPull = madd(u2, madd(lots(32), u, lots(-38.4)), lots(<f32>(32.0 / 3)));
        const shells = f32x4.mul(w4, madd(lots(-12.8), w, lots(16)));
        const outerDepth = madd(outerPull, u2, shells);
        const innerDepth = madd(u2, madd(u2, madd(lots(-6.4), u, lots(9.6)), lots(<f32>(-16.0 / 3))), lots(2.8));
        pull = v128.bitselect(f32x4.mul(inverseReach3, v128.bitselect(innerPull, outerPull, inner)), pull, within);
        depth = v128.bitselect(f32x4.mul(inverseReach, v128.bitselect(innerDepth, outerDepth, inner)), depth, within);
      }
      pull = f32x4.mul(mass, pull);
      ax = madd(pull, dx, ax);
      ay = madd(pull, dy, ay);
      az = madd(pull, dz, az);
      sum = madd(mass, depth, sum);
    }
    add(sums + 16 * t, ax, ay, az, sum);
  }
}
