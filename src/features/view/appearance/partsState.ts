import type { Cut, PartStyle, Parts } from "../../../render/parts.ts";
import { type Query, writeOther } from "../../kit/address.ts";
import type { StatusState } from "../../shell/status/state.ts";
import { massChoices } from "./massChoices.ts";
import { text } from "./text.ts";

/** What the sliders of a part reach: stops of light, factor on the width. */
export const PART_RANGES = { light: { min: -6, max: 6 }, size: { min: 0.25, max: 8 } };

/** No length is further from 1, in any units. */
const FAR = 1e30;
const PART = /^(disc|bulge|halo|gas|stars|black hole|other|tracer|galaxy-[1-9]\d{0,2})$/;
const COLOUR = /^#[0-9a-f]{6}$/;

/** Components and galaxies that can be shown otherwise in this run. */
export const partChoices = (status: StatusState["status"]): string[] =>
  massChoices(status).filter((name) => name !== "all" && name !== "luminous");

/** The cut with its numbers no further from 1 than links hold. */
export const tidyCut = (cut: Cut): Cut => ({
  ...cut,
  half: Math.min(FAR, Math.max(1 / FAR, cut.half)),
  centre: cut.centre.map((x) => Math.min(FAR, Math.max(-FAR, x))) as unknown as Cut["centre"],
});

/** The parts with one of them changed; what is as always is left out. */
export function withPart(parts: Parts, name: string, change: Partial<PartStyle>): Parts {
  const { [name]: old, ...others } = parts;
  const { hidden, light = 0, size = 1, colour } = { ...old, ...change };
  const style: PartStyle = {
    ...(hidden && { hidden }),
    ...(light !== 0 && { light }),
    ...(size !== 1 && { size }),
    ...(colour && { colour }),
  };
  return Object.keys(style).length > 0 ? { ...others, [name]: style } : others;
}

/** Fields of a part in the address: all parts that have it, with its value behind a star. */
const FIELDS = [
  ["hide", "hidden", () => "", () => true],
  ["lights", "light", String, (word: string) => inside(word, PART_RANGES.light)],
  ["widths", "size", String, (word: string) => inside(word, PART_RANGES.size)],
  [
    "tints",
    "colour",
    (value: unknown) => String(value).slice(1),
    (word: string) => (COLOUR.test(`#${word}`) ? `#${word}` : null),
  ],
] as const;

function inside(word: string, { min, max }: { readonly min: number; readonly max: number }): number | null {
  const value = word.trim() === "" ? Number.NaN : Number(word);
  return value >= min && value <= max ? value : null;
}

/** `hide=halo,galaxy-2&lights=disc*1.5&section=sphere*10*0*0*0`; what can't be used is said. */
export function readParts(query: Query): { readonly parts: Parts; readonly cut: Cut | null } {
  let parts: Parts = {};
  for (const [key, field, , read] of FIELDS) {
    const asked = query.get(key);
    for (const word of asked?.split(",") ?? []) {
      const [name = "", value = ""] = word.split("*");
      const found = PART.test(name) ? read(value) : null;
      if (found === null) query.refuse(key, text.problems.part(key, asked!));
      else parts = withPart(parts, name, { [field]: found });
    }
  }
  const asked = query.word("section", (word) => cutOf(word) !== null, text.problems.cut);
  return { parts, cut: asked === undefined ? null : cutOf(asked) };
}

function cutOf(words: string): Cut | null {
  const [shape, ...numbers] = words.split("*");
  const [half = Number.NaN, x = 0, y = 0, z = 0, u = 0, v = 0, w = 1] = numbers.map(
    (word) => inside(word, { min: -FAR, max: FAR }) ?? Number.NaN,
  );
  const known = shape === "sphere" || shape === "slab";
  if (!known || numbers.length > 7 || ![half, x, y, z, u, v, w].every(Number.isFinite)) return null;
  return half > 0 && Math.hypot(u, v, w) > 0 ? { shape, half, centre: [x, y, z], normal: [u, v, w] } : null;
}

export function writeParts(
  query: URLSearchParams,
  { parts, cut }: { readonly parts: Parts; readonly cut: Cut | null },
): void {
  for (const [key, field, write] of FIELDS) {
    const words = Object.entries(parts)
      .filter(([, style]) => style[field] !== undefined)
      .map(([name, style]) => [name, write(style[field])].filter((word) => word !== "").join("*"));
    writeOther(query, key, words.join(","), "");
  }
  if (cut) query.set("section", [cut.shape, cut.half, ...cut.centre, ...cut.normal].join("*"));
}
