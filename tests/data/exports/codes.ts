import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { Units } from "../../../src/data/bodies/units.ts";
import type { ExportResult, RunPlan } from "../../../src/data/exports/index.ts";
import { sampleBodies } from "../files/samples.ts";

export const PLAN: RunPlan = { softening: 0.05, theta: 0.55, timestep: 0.01, end: 3.25, interval: 0.5 };

/** Bodies of many components in a small ball, so that softening acts between them. */
export function sample(count = 60, units?: Units): Bodies {
  const bodies = sampleBodies(count, {
    components: ["halo", "disc", "bulge", "stars", "black hole"],
    ids: "scattered",
    time: 1.25,
    ...(units && { units }),
  });
  return { ...bodies, position: bodies.position.map((x) => x / 1000) };
}

/** The text of one file of an export. */
export function textOf({ files }: ExportResult, name: string): string {
  const content = files.find((file) => file.name === name)?.content;
  if (typeof content !== "string") throw new Error(`no text file ${name} among ${files.map((f) => f.name).join(", ")}`);
  return content;
}

export function bytesOf({ files }: ExportResult): Uint8Array {
  const { content } = files[0]!;
  if (typeof content === "string") throw new Error(`${files[0]!.name} is a text`);
  return content;
}

/** What GADGET-4 reads of a parameter file: two words of a line, those that start with % or # apart (its src/io/parameters.cc). */
export function readByGadget4(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    // MAXLEN_PARAM_TAG + MAXLEN_PARAM_VALUE + 200 (parameters.h); the rest would be taken for a line of its own.
    if (line.length >= 50 + 200 + 200) throw new Error(`too long: ${line}`);
    const [tag, value] = line.trim().split(/\s+/);
    if (value === undefined || tag!.startsWith("%") || tag!.startsWith("#")) continue;
    if (found.has(tag!)) throw new Error(`Tag '${tag}' multiply defined`);
    found.set(tag!, value);
  }
  return found;
}

/** What ChaNGa reads: lines of fewer than 128 bytes, "# ..." or "name = value" (its param.c, prmParseParam). */
export function readByChanga(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    if (line.length > 126) throw new Error(`too long: ${line}`);
    if (line === "" || line.startsWith("#")) continue;
    const [, name, value] = /^([A-Za-z][A-Za-z0-9_$]*)\s*=\s*([^\n#]+)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`Syntax error: ${line}`);
    found.set(name, value!.trim());
  }
  return found;
}

/** What SWIFT reads, as "Section:name": sections, indented "name: value", comments (its parser.c). */
export function readBySwift(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let section = "";
  for (const whole of text.split("\n")) {
    if (whole.length > 254) throw new Error(`too long: ${whole}`);
    const line = whole.split("#")[0]!;
    if (line.trim() === "") continue;
    if (line.split(":").length !== 2) throw new Error(`only one value allowed per line: ${line}`);
    const [name, value] = line.split(":").map((part) => part.trim()) as [string, string];
    if (!line.startsWith(" ")) {
      section = name;
      continue;
    }
    if (!/^ {2}\S/.test(line)) throw new Error(`incorrect indentation: ${line}`);
    if (found.has(`${section}:${name}`)) throw new Error(`parameter is a duplicate: ${line}`);
    found.set(`${section}:${name}`, value);
  }
  return found;
}

/** Acceleration on every body by `law(r)`, force over distance of a unit mass, times `gravity`. */
export function accelerations(bodies: Bodies, gravity: number, law: (r: number) => number): Float64Array {
  const { count, mass, position } = bodies;
  const a = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      if (i === j) continue;
      const d = [0, 1, 2].map((k) => position[3 * j + k]! - position[3 * i + k]!);
      const pull = gravity * mass[j]! * law(Math.hypot(...d));
      for (let k = 0; k < 3; k++) a[3 * i + k]! += pull * d[k]!;
    }
  }
  return a;
}

/** Largest difference of two sets of accelerations over the largest acceleration. */
export function gap(a: Float64Array, b: Float64Array): number {
  let most = 0;
  let scale = 0;
  for (let i = 0; i < a.length; i++) {
    most = Math.max(most, Math.abs(a[i]! - b[i]!));
    scale = Math.max(scale, Math.abs(a[i]!));
  }
  return most / scale;
}
