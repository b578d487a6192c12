import { atomicAdd, float, fract, If, int, ivec2, Loop, select, uvec3, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { MARGIN, SNAP, TOP, WORDS } from "./pyramid.ts";

type Float = Node<"float">;
type Uint = Node<"uint">;

/** Three's types do not know that loops have names; without, the variable of an inner loop hides the outer one's. */
export type Range = { start: Node<"int">; end: Node<"int">; type: "int" };
type Words = (index: Uint) => Uint;
type Texels = (index: Uint) => Node<"vec4">;

/** Columns and rows of a level, margins included. */
export function sides(size: Node<"vec2">, level: Node<"int">): [Node<"int">, Node<"int">] {
  const whole = ivec2(size);
  const one = int(1).shiftLeft(level as never);
  const up = (n: Node<"int">) =>
    n
      .add(one)
      .sub(1)
      .shiftRight(level as never)
      .add(2 * MARGIN) as Node<"int">;
  return [up(whole.x), up(whole.y)];
}

/** Texels before `level`, counted from `first`. */
function before(size: Node<"vec2">, first: number, level: number): Node<"int"> {
  let sum = int(0) as Node<"int">;
  for (let k = first; k < level; k++) {
    const [columns, rows] = sides(size, int(k));
    sum = sum.add(columns.mul(rows)) as Node<"int">;
  }
  return sum;
}

function texel(size: Node<"vec2">, first: number, level: number, x: Node<"int">, y: Node<"int">): Uint {
  const [columns] = sides(size, int(level));
  return before(size, first, level).add(y.add(MARGIN).mul(columns)).add(x.add(MARGIN)).toUint() as Uint;
}

/** Only levels above 0 are joined in floating point. */
export const wideIndex = (size: Node<"vec2">, level: number, x: Node<"int">, y: Node<"int">) =>
  texel(size, 1, level, x, y);

export function read(sums: Words, size: Node<"vec2">, level: number, x: Node<"int">, y: Node<"int">): Node<"vec3"> {
  const at = texel(size, 0, level, x, y).mul(WORDS).toVar() as Uint;
  return vec3(sums(at).toFloat(), sums(at.add(1) as Uint).toFloat(), sums(at.add(2) as Uint).toFloat());
}

/** The next wider level at a texel of `level`: the spline's refinement. */
export function refined(wide: Texels, size: Node<"vec2">, level: number, x: Node<"int">, y: Node<"int">): Node<"vec3"> {
  const halves = (n: Node<"int">) => {
    const near = n.shiftRight(1 as never).toVar() as Node<"int">;
    return [
      near,
      near.add(
        n
          .bitAnd(1 as never)
          .mul(2)
          .sub(1),
      ) as Node<"int">,
    ] as const;
  };
  const [nearX, farX] = halves(x);
  const [nearY, farY] = halves(y);
  const at = (u: Node<"int">, v: Node<"int">) => wide(wideIndex(size, level + 1, u, v)).xyz as Node<"vec3">;
  return at(nearX, nearY)
    .mul(9 / 16)
    .add(
      at(farX, nearY)
        .add(at(nearX, farY))
        .mul(3 / 16),
    )
    .add(at(farX, farY).mul(1 / 16)) as Node<"vec3">;
}

/** Shares of the two levels between which an image of this standard deviation (pixels) lies, so that its variance is right. */
export function levelOf(sigma: Float): (level: Node<"int">) => Float {
  const fours = sigma.mul(sigma).mul(2).add(0.5).max(1).toVar() as Float;
  const low = fours
    .log2()
    .mul(0.5)
    .floor()
    .min(TOP - 1)
    .toVar() as Float;
  const exact = fours.div(low.mul(2).exp2()).sub(1).div(3).clamp(0, 1) as Float;
  const high = select(
    exact.lessThan(SNAP),
    float(0),
    select(exact.greaterThan(1 - SNAP), float(1), exact),
  ).toVar() as Float;
  const lower = low.toInt();
  return (level) =>
    select(level.equal(lower), float(1).sub(high), select(level.equal(lower.add(1)), high, float(0))) as Float;
}

/** Adds `units` to the 3 x 3 texels about `place` (texels), rounded at random but always alike for one body. */
export function deposit(
  sums: Words,
  offset: Uint,
  columns: Node<"int">,
  rows: Node<"int">,
  place: Node<"vec2">,
  units: Node<"vec3">,
  noise: Float,
): void {
  const middle = place.floor().toVar() as Node<"vec2">;
  const f = place.sub(middle).sub(0.5).toVar() as Node<"vec2">;
  const corner = ivec2(middle)
    .add(MARGIN - 1)
    .toVar() as Node<"ivec2">;
  // A loop, not nine copies: those took SwiftShader minutes to compile.
  Loop({ start: int(0), end: int(9), type: "int", name: "k" } as Range, (loop) => {
    const { k } = loop as unknown as { k: Node<"int"> };
    const [dx, dy] = [k.mod(3) as Node<"int">, k.div(3) as Node<"int">];
    const x = corner.x.add(dx).toVar() as Node<"int">;
    const y = corner.y.add(dy).toVar() as Node<"int">;
    const inside = x.greaterThanEqual(0).and(x.lessThan(columns)).and(y.greaterThanEqual(0)).and(y.lessThan(rows));
    If(inside, () => {
      const at = offset.add(y.mul(columns).add(x).toUint()).mul(WORDS).toVar() as Uint;
      const weight = spline(dx.toFloat().sub(1).sub(f.x) as Float).mul(spline(dy.toFloat().sub(1).sub(f.y) as Float));
      // Steps of the golden ratio spread the nine roundings evenly.
      const whole = uvec3(units.mul(weight).add(fract(noise.add(k.toFloat().mul(0.618034))))).toVar() as Node<"uvec3">;
      atomicAdd(sums(at), whole.x);
      atomicAdd(sums(at.add(1) as Uint), whole.y);
      atomicAdd(sums(at.add(2) as Uint), whole.z);
    });
  });
}

/** The quadratic B-spline, `t` from its middle. */
function spline(t: Float): Float {
  const away = t.abs().toVar() as Float;
  const slope = float(1.5).sub(away).max(0);
  return select(away.lessThan(0.5), float(0.75).sub(away.mul(away)), slope.mul(slope).mul(0.5)) as Float;
}
