import { float, If, int, Loop, select, vec2, vec4, workgroupArray } from "three/tsl";
import type { Node } from "three/webgpu";
import { WORDS } from "./pyramid.ts";
import { deposit, type Pyramid, partIn, type Range, sides, type Words } from "./pyramidNodes.ts";

type Float = Node<"float">;
type Int = Node<"int">;

/** Bodies of a workgroup, a lane each. */
export const LANES = 64;
/** Words of a row of an image in one level: three columns, of three colours each. */
export const ROW = 3 * WORDS;

/** Between which two levels an image lies: the lower one, and the share of the next. */
type Width = { readonly lower: Float; readonly share: Float };

/** One body's image, ready to be added up. */
export interface Splat {
  /** Its middle, pixels of the view. */
  readonly place: Node<"vec2">;
  /** What the sums get, over all its texels; the part of it in the haze, the rest is the point's. */
  readonly units: Node<"vec3">;
  readonly inHaze: Float;
  readonly haze: Width;
  readonly point: Width;
  /** Between 0 and 1, always the same for one body. */
  readonly noise: Float;
}

/** As it is read: greater than 0 where there is one. */
export interface Seen extends Splat {
  readonly seen: Float;
}

type Table = { element(index: Int): Node<"vec4"> };
/** With a name of its own: three's would be another one in each picture, and its shader compiled again. */
const table = (name: string) =>
  (workgroupArray("vec4", LANES) as unknown as { setName(name: string): unknown }).setName(name) as Table;

/** The splats of a workgroup, in its memory. */
export class SplatTile {
  readonly #places = table("places");
  readonly #units = table("units");
  readonly #widths = table("widths");

  /** No body, or one that is not seen. */
  clear(lane: Int): void {
    this.#units.element(lane).assign(vec4(0));
  }

  write(lane: Int, { place, units, inHaze, haze, point, noise }: Splat): void {
    this.#places.element(lane).assign(vec4(place, inHaze, noise));
    this.#units.element(lane).assign(vec4(units, 1));
    this.#widths.element(lane).assign(vec4(haze.lower, haze.share, point.lower, point.share));
  }

  /** What a lane has written, or cleared. */
  read(lane: Int): Seen {
    const places = this.#places.element(lane).toVar() as Node<"vec4">;
    const units = this.#units.element(lane).toVar() as Node<"vec4">;
    const widths = this.#widths.element(lane).toVar() as Node<"vec4">;
    return {
      place: vec2(places.xy) as Node<"vec2">,
      inHaze: places.z as Float,
      noise: places.w as Float,
      units: units.xyz as Node<"vec3">,
      seen: units.w as Float,
      haze: { lower: widths.x as Float, share: widths.y as Float },
      point: { lower: widths.z as Float, share: widths.w as Float },
    };
  }
}

/** What of a splat is in a level. */
const partOf = ({ inHaze, haze, point }: Splat, level: Float): Float =>
  partIn(level, haze.lower, haze.share)
    .mul(inHaze)
    .add(partIn(level, point.lower, point.share).mul(inHaze.oneMinus())) as Float;

/** The first and last level in which some of a splat is. */
function levelsOf({ inHaze, haze, point }: Splat): readonly [Float, Float] {
  const hazeOnly = inHaze.greaterThanEqual(1);
  const pointOnly = inHaze.lessThanEqual(0);
  const within = (a: Float, b: Float, both: Float) => select(hazeOnly, a, select(pointOnly, b, both)) as Float;
  return [
    within(haze.lower, point.lower, haze.lower.min(point.lower) as Float),
    within(haze.lower, point.lower, haze.lower.max(point.lower) as Float).add(1) as Float,
  ];
}

/** Adds word `word` of each row of a splat's images to the sums: what one of nine lanes does. */
export function addSplat(sums: Words, splat: Seen, word: Int, pyramid: Pyramid): void {
  const { units } = splat;
  const column = word.div(WORDS) as Int;
  const channel = word.mod(WORDS).toVar() as Int;
  If(splat.seen.greaterThan(0), () => {
    const own = select(channel.equal(0), units.x, select(channel.equal(1), units.y, units.z)).toVar() as Float;
    const [first, last] = levelsOf(splat);
    const range = { start: int(first), end: int(last), type: "int", condition: "<=", name: "level" } as Range;
    Loop(range, (loop) => {
      const { level } = loop as unknown as { level: Int };
      const part = partOf(splat, float(level) as Float).toVar() as Float;
      If(part.greaterThan(0), () => {
        const [columns, rows] = sides(pyramid.size, level);
        const place = splat.place.mul(level.toFloat().negate().exp2()) as Node<"vec2">;
        const patch = { start: pyramid.starts.element(level), columns, rows, place };
        deposit(sums, patch, column, channel, own.mul(part) as Float, splat.noise);
      });
    });
  });
}
