import { Color } from "three";
import type { Appearance } from "../bodies.ts";
import { colourMode } from "../colour/index.ts";
import type { ColourScale } from "../colour/mode.ts";
import type { ColourTable } from "./request.ts";

/** The run's typical speed, depth and density, in the units of the scene. */
export type Typical = Pick<Appearance, "speed" | "depth" | "density">;

/** Linear red, green and blue. */
function linear(css: string): readonly [number, number, number] {
  const { r, g, b } = new Color(css);
  return [r, g, b];
}

/** Linear colours of the mode called `name`. */
export function colourTable(name: string, typical: Typical): ColourTable {
  const { scale } = colourMode(name);
  const colours = scale.colours.map(linear);
  if (scale.by !== "population") return { colours, ...endsOf(scale, typical) };
  const bright = colours.map((colour, k) => colour.map((c) => c * scale.lights[k]!) as unknown as (typeof colours)[0]);
  return { colours: bright, by: "population", bottom: 0, top: typical.density };
}

/** What colours go by, and what the ends of a ramp stand for. */
function endsOf(
  scale: Exclude<ColourScale, { readonly by: "population" }>,
  { speed, depth, density }: Typical,
): Omit<ColourTable, "colours"> {
  const powers = (low: number, high: number, unit: number) => {
    const power = (decades: number) => Math.log2(unit * 10 ** decades);
    return { by: "logarithm", bottom: power(low), top: power(high) } as const;
  };
  if (scale.by === "density") return powers(scale.low, scale.high, density);
  if (scale.by === "quantity") {
    const { from, to, log, none } = scale;
    const ends = log ? powers(from, to, 1) : ({ by: "quantity", bottom: from, top: to } as const);
    return { ...ends, ...(none && { none: { below: none.below, colour: linear(none.colour) } }) };
  }
  if (!("top" in scale)) return { by: scale.by, bottom: 0, top: 1 };
  return { by: scale.by, bottom: 0, top: scale.top * (scale.by === "speed" ? Math.max(speed, 1e-30) : depth) };
}
