import { Color } from "three";

/** How bodies of a component, or of a galaxy, are shown; what is absent is as always. */
export interface PartStyle {
  readonly hidden?: boolean;
  /** Stops of their light. */
  readonly light?: number;
  /** Factor on the width of their images. */
  readonly size?: number;
  /** "#rrggbb", where colours go by components, or by galaxies. */
  readonly colour?: string;
}

/** By the names of components, and "galaxy-1" and so on. */
export type Parts = Readonly<Record<string, PartStyle>>;

/** What is left of the bodies: a sphere about a point, or a slab with a middle plane through it. Length units of the bodies. */
export interface Cut {
  readonly shape: "sphere" | "slab";
  /** Radius, or half the thickness. */
  readonly half: number;
  readonly centre: readonly [number, number, number];
  /** Across the slab. */
  readonly normal: readonly [number, number, number];
}

/** Components and galaxies that have a style of their own. */
const COMPONENTS = 8;
const GALAXIES = 64;
/** Colours of galaxies repeat after so many: those beyond the last keep theirs. */
const TURN = 6;
export const CLASSES = COMPONENTS * GALAXIES;
/** Numbers of a class: factors on light, mass and width, spare | red, green, blue (linear), has a colour of its own. */
export const CLASS_NUMBERS = 8;

/** The class of galaxies beyond the table, for shaders: galaxy g counts as FIRST + (g - FIRST) mod TURN from FIRST on. */
export const FOLD = { first: GALAXIES - TURN, turn: TURN, components: COMPONENTS } as const;

/** Parts of a look, and the name of its colour mode. */
interface Coloured {
  readonly parts: Parts;
  readonly colour: string;
}

const tables = new WeakMap<Parts, Map<string, Float32Array>>();

/** The styles of all classes, component by component within a galaxy; made once for the same parts, and not to be written. `names`: of the components, by number. */
export function partTable(look: Coloured, names: readonly string[]): Float32Array {
  const known = tables.get(look.parts) ?? new Map<string, Float32Array>();
  tables.set(look.parts, known);
  const key = [look.colour, ...names].join();
  const table = known.get(key) ?? newTable(look, names);
  known.set(key, table);
  return table;
}

function newTable({ parts, colour }: Coloured, names: readonly string[]): Float32Array {
  const table = new Float32Array(CLASS_NUMBERS * CLASSES);
  for (let k = 0; k < CLASSES; k++) {
    const [galaxy, component] = [`galaxy-${1 + Math.floor(k / COMPONENTS)}`, names[k % COMPONENTS] ?? ""];
    const styles = [parts[galaxy] ?? {}, parts[component] ?? {}];
    const seen = styles.some((style) => style.hidden) ? 0 : 1;
    const light = styles.reduce((product, style) => product * 2 ** (style.light ?? 0), seen);
    const size = styles.reduce((product, style) => product * (style.size ?? 1), 1);
    table.set([light, seen, size, 0], CLASS_NUMBERS * k);
    const own = colour === "galaxy" ? styles[0]!.colour : colour === "component" ? styles[1]!.colour : undefined;
    if (!own) continue;
    const { r, g, b } = new Color(own);
    table.set([r, g, b, 1], CLASS_NUMBERS * k + 4);
  }
  return table;
}

/** Centre and half, normal and kind (0: nothing is cut, 1: sphere, 2: slab). `unit`: length units of the bodies in one of the numbers. */
export function cutNumbers(cut: Cut | null, unit: number): readonly number[] {
  if (!cut) return [0, 0, 0, 0, 0, 0, 0, 0];
  const length = Math.hypot(...cut.normal) || 1;
  const normal = cut.normal.map((x) => x / length);
  return [...cut.centre.map((x) => x / unit), cut.half / unit, ...normal, cut.shape === "sphere" ? 1 : 2];
}
