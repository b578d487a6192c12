import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { POTENTIALS } from "../../../src/physics/external/index.ts";
import type { Dimension } from "../../../src/physics/external/potential.ts";

const file = resolve(import.meta.dirname, "../../../docs/reference/potentials.md");
const [begin, end] = ["<!-- records: begin -->\n", "<!-- records: end -->"];

const UNITS: Record<Dimension, string> = {
  mass: "mass",
  length: "length",
  velocity: "velocity",
  frequency: "radians per time",
  number: "",
};

const inWords = (x: number) => (Math.abs(x) >= 1e30 ? "any" : x === Number.MIN_VALUE ? "above 0" : `${x}`);

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  if (inWords(max) !== "any") return `${inWords(min)} to ${max}`;
  return ["any", "above 0"].includes(inWords(min)) ? inWords(min) : `${min} or more`;
}

/** The part of the page that follows from the records. */
function records(): string {
  return POTENTIALS.map(({ name, title, help, formula, source, parameters }) => {
    const rows = parameters.map(
      (p) =>
        `| \`${p.name}\` | ${p.help} | ${p.default} | ${[range(p), UNITS[p.dimension]].filter(Boolean).join(", ")} |`,
    );
    return [
      `### \`${name}\`: ${title}\n`,
      `${help}\n`,
      `    ${formula}\n`,
      `${source}.\n`,
      "| parameter | | default | range, unit |\n| --- | --- | --- | --- |",
      `${rows.join("\n")}\n`,
    ].join("\n");
  }).join("\n");
}

it("docs/reference/potentials.md lists every potential as its record says (UPDATE_DOCS=1 writes it)", () => {
  const text = readFileSync(file, "utf8");
  const [before, rest] = text.split(begin) as [string, string];
  const fresh = `${before}${begin}${records()}${rest.slice(rest.indexOf(end))}`;
  if (process.env.UPDATE_DOCS) writeFileSync(file, fresh);
  else expect(text).toBe(fresh);
});
