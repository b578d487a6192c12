import { atomicAdd, float, fract, If, int, ivec2, Loop, select, uint, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { MARGIN, SNAP, TOP, WORDS } from "./pyramid.ts";

type Float = Node<"float">;
type Uint = Node<"uint">;

/** Three's types do not know that loops have names; without, the variable of an inner loop hides the outer one's. */
export type Range = { start: Node<"int">; end: Node<"int">; type: "int" };
export type Words = (index: Uint) => Uint;
type Texels = (index: Uint) => Node<"vec4">;
/** All levels of a picture. */
export interface Pyramid {
  /** Pixels of level 0. */
  readonly size: Node<"vec2">;
  /** Texels before each level. */
  readonly starts: { element(level: Node<"int">): Uint };
}

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

/** Where a texel stands among those of all levels. */
function texel({ size, starts }: Pyramid, level: Node<"int">, x: Node<"int">, y: Node<"int">): Uint {
  const [columns] = sides(size, level);
  const within = y.add(MARGIN).mul(columns).add(x.add(MARGIN)).toUint();
  return starts.element(level).add(within) as Uint;
}

/** Only levels above 0 are joined in floating point. */
export const wideIndex = (pyramid: Pyramid, level: Node<"int">, x: Node<"int">, y: Node<"int">): Uint =>
  texel(pyramid, level, x, y).sub(pyramid.starts.element(int(1))) as Uint;

export function read(sums: Words, pyramid: Pyramid, level: Node<"int">, x: Node<"int">, y: Node<"int">): Node<"vec3"> {
  const at = texel(pyramid, level, x, y).mul(WORDS).toVar() as Uint;
  return vec3(sums(at).toFloat(), sums(at.add(1) as Uint).toFloat(), sums(at.add(2) as Uint).toFloat());
}

/** The next wider level at a texel of `level`: the spline's refinement. */
export function refined(
  wide: Texels,
  pyramid: Pyramid,
  level: Node<"int">,
  x: Node<"int">,
  y: Node<"int">,
): Node<"vec3"> {
  const wider = level.add(1).toVar() as Node<"int">;
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
  const at = (u: Node<"int">, v: Node<"int">) => wide(wideIndex(pyramid, wider, u, v)).xyz as Node<"vec3">;
  return at(nearX, nearY)
    .mul(9 / 16)
    .add(
      at(farX, nearY)
        .add(at(nearX, farY))
        .mul(3 / 16),
    )
    .add(at(farX, farY).mul(1 / 16)) as Node<"vec3">;
}

/** The lower of the two levels between which an image of this standard deviation (pixels) lies, and the next one's share, so that its variance is right. */
export function levelOf(sigma: Float): { readonly lower: Float; readonly share: Float } {
  const fours = sigma.mul(sigma).mul(2).add(0.5).max(1).toVar() as Float;
  const lower = fours
    .log2()
    .mul(0.5)
    .floor()
    .min(TOP - 1)
    .toVar() as Float;
  const exact = fours.div(lower.mul(2).exp2()).sub(1).div(3).clamp(0, 1) as Float;
  const share = select(
    exact.lessThan(SNAP),
    float(0),
    select(exact.greaterThan(1 - SNAP), float(1), exact),
  ).toVar() as Float;
  return { lower, share };
}

/** What of an image between `lower` and the next level, which has `share`, is in `level`. */
export function partIn(level: Float, lower: Float, share: Float): Float {
  const above = level.sub(lower).toVar() as Float;
  return select(above.equal(0), float(1).sub(share), select(above.equal(1), share, float(0))) as Float;
}

/** Where an image falls in a level. */
export interface Patch {
  /** Texels before the level, and its sides. */
  readonly start: Uint;
  readonly columns: Node<"int">;
  readonly rows: Node<"int">;
  /** Its middle, in texels. */
  readonly place: Node<"vec2">;
}

/**
 * Adds `units` to one channel of the three texels that column `column` of three has about the middle of `patch`, rounded at random but
 * always alike for one body.
 */
export function deposit(
  sums: Words,
  { start, columns, rows, place }: Patch,
  column: Node<"int">,
  channel: Node<"int">,
  units: Float,
  noise: Float,
): void {
  const middle = place.floor().toVar() as Node<"vec2">;
  const f = place.sub(middle).sub(0.5).toVar() as Node<"vec2">;
  const corner = ivec2(middle)
    .add(MARGIN - 1)
    .toVar() as Node<"ivec2">;
  const x = corner.x.add(column).toVar() as Node<"int">;
  const across = spline(column.toFloat().sub(1).sub(f.x) as Float).toVar() as Float;
  // A loop, not copies: SwiftShader would compile them for minutes.
  Loop({ start: int(0), end: int(3), type: "int", name: "row" } as Range, (loop) => {
    const { row } = loop as unknown as { row: Node<"int"> };
    const y = corner.y.add(row).toVar() as Node<"int">;
    const inside = x.greaterThanEqual(0).and(x.lessThan(columns)).and(y.greaterThanEqual(0)).and(y.lessThan(rows));
    const weight = across.mul(spline(row.toFloat().sub(1).sub(f.y) as Float));
    // Steps of the golden ratio spread the nine roundings evenly.
    const step = row.mul(3).add(column).toFloat().mul(0.618034);
    const whole = uint(units.mul(weight).add(fract(noise.add(step)))).toVar() as Uint;
    // Faint bodies round to nothing at most of their texels.
    If(inside.and(whole.greaterThan(0)), () => {
      const texel = start.add(y.mul(columns).add(x).toUint());
      atomicAdd(sums(texel.mul(WORDS).add(channel.toUint()) as Uint), whole);
    });
  });
}

/** The quadratic B-spline, `t` from its middle. */
function spline(t: Float): Float {
  const away = t.abs().toVar() as Float;
  const slope = float(1.5).sub(away).max(0);
  return select(away.lessThan(0.5), float(0.75).sub(away.mul(away)), slope.mul(slope).mul(0.5)) as Float;
}
