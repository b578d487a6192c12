import { resolveValues, type Values } from "../../data/parameter.ts";
import type { ExternalField, PlacedTerm } from "./field.ts";
import type { Term } from "./index.ts";
import { ownPotential } from "./ownPotential.ts";
import type { OwnSource } from "./potential.ts";
import { pattern } from "./turning.ts";

/** A field of the user's own with its values. Throws one line where what is given is no field. */
export function ownTerm(source: OwnSource, given: Values): Term {
  const { field, wgsl } = source;
  if (field === undefined && wgsl === undefined)
    throw new Error(
      "an own field needs a formula: `field`, a function (x, y, z, time) => [ax, ay, az, potential], `wgsl`, or both",
    );
  if (field !== undefined && typeof field !== "function")
    throw new Error(`field = ${field}: it must be a function (x, y, z, time) => [ax, ay, az, potential]`);
  if (wgsl !== undefined) checkWgsl(wgsl);
  const values = resolveValues("an own field", [pattern], given);
  return { potential: ownPotential(source), values: [1, 1, values.pattern!] };
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
