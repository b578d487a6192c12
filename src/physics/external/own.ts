import { resolveValues, type Values } from "../../data/parameter.ts";
import type { ExternalField, PlacedTerm } from "./field.ts";
import type { Term } from "./index.ts";
import { type OwnSource, type Potential, potentialParameter } from "./potential.ts";

const HUGE = 1e30;
/** What is given by number. */
const GIVEN = [
  potentialParameter(
    "pattern",
    "Pattern speed",
    "Angle per time by which it turns about the z axis, in radians per time unit; negative: clockwise.",
    "frequency",
    [-HUGE, 0, HUGE],
  ),
];
/** Units of the bodies' lengths and velocities, which go into other units as parameters do: so the formula stays in its own. */
const UNITS = [
  potentialParameter("unit", "Unit of length", "Of the formula.", "length", [Number.MIN_VALUE, 1, HUGE]),
  potentialParameter("speed", "Unit of velocity", "Of the formula.", "velocity", [Number.MIN_VALUE, 1, HUGE]),
];

/** Its potential as others are; without a formula for the processor it is NaN there. */
export function ownPotential(source: OwnSource): Potential {
  const { field } = source;
  return {
    name: "own",
    title: "Own field",
    help: "A field of the user's own.",
    parameters: [...UNITS, ...GIVEN],
    turns: true,
    own: source,
    field([unit, speed], x, y, z, out, time = 0) {
      if (!field) {
        out.fill(Number.NaN);
        return;
      }
      const found = field(x / unit!, y / unit!, z / unit!, time);
      const squared = speed! * speed!;
      for (let k = 0; k < 3; k++) out[k] = (found[k]! * squared) / unit!;
      out[3] = found[3]! * squared;
    },
  };
}

/** It with its values. Throws one line where what is given is no field. */
export function ownTerm(source: OwnSource, given: Values): Term {
  const { field, wgsl } = source;
  if (field === undefined && wgsl === undefined)
    throw new Error(
      "an own field needs a formula: `field`, a function (x, y, z, time) => [ax, ay, az, potential], `wgsl`, or both",
    );
  if (field !== undefined && typeof field !== "function")
    throw new Error(`field = ${field}: it must be a function (x, y, z, time) => [ax, ay, az, potential]`);
  if (wgsl !== undefined) checkWgsl(wgsl);
  const { pattern } = resolveValues("an own field", GIVEN, given);
  return { potential: ownPotential(source), values: [1, 1, pattern!] };
}

const WANTED = "fn ownField(x: vec3f, time: f32) -> vec4f";

function checkWgsl(wgsl: unknown): void {
  if (typeof wgsl !== "string") throw new Error(`wgsl = ${wgsl}: it must be a text with \`${WANTED}\``);
  const code = wgsl.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, " ");
  const place = String.raw`\w+\s*:\s*vec3(?:f|\s*<\s*f32\s*>)`;
  const found = String.raw`vec4(?:f|\s*<\s*f32\s*>)`;
  const whole = String.raw`\bfn\s+ownField\s*\(\s*${place}\s*,\s*\w+\s*:\s*f32\s*,?\s*\)\s*->\s*${found}`;
  if (!new RegExp(whole).test(code))
    throw new Error(`the WGSL of an own field has no \`${WANTED}\`; write the field as that function`);
}

/** The own field among fields. Throws one line where there are several. */
export function ownAmong(field: ExternalField): PlacedTerm | undefined {
  const all = field.filter(({ potential }) => potential.own);
  if (all.length > 1) throw new Error(`${all.length} own fields: one can act; add them up in one formula`);
  return all[0];
}

/** Why fields can't act on a GPU or on the processor, in one line; null: they can. */
export function ownLacks(field: ExternalField, where: "gpu" | "cpu"): string | null {
  const own = ownAmong(field)?.potential.own;
  if (!own) return null;
  if (where === "gpu" && own.wgsl === undefined)
    return "the own field has no WGSL, so it acts on the processor alone; give `wgsl` too for a GPU";
  if (where === "cpu" && own.field === undefined)
    return "the own field is in WGSL alone, so it acts on a GPU alone; give its function too for the processor";
  return null;
}
