import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { SCENARIOS } from "../../../src/data/scenarios/index.ts";
import { lookForOf } from "../../../src/data/scenarios/lookFor.ts";

const file = resolve(import.meta.dirname, "../../../docs/reference/models.md");
const [begin, end] = ["<!-- records: begin -->\n", "<!-- records: end -->"];

/** The part of the page that follows from the records. */
function table(): string {
  return SCENARIOS.map((s) => {
    const d = s.defaults;
    const rows = s.parameters.map((p) => {
      const names = p.choices ? ` (${p.choices.map((name, k) => `${p.min + k} ${name}`).join(", ")})` : "";
      return `| \`${p.name}\` | ${p.help}${names} | ${Number(p.default.toPrecision(4))} | ${p.min} to ${p.max} ${p.unit} |`;
    });
    return [
      `### \`${s.name}\`: ${s.title}\n`,
      `${s.help} *Look for:* ${lookForOf(s)}\n`,
      `Defaults: ${d.n} bodies, opening angle ${d.theta}, softening ${d.softening}, time step 1/${Math.round(1 / d.timestep)}. Most telling at t = ${Number(s.moment.time.toPrecision(4))}.\n`,
      "| parameter | | default | range |\n| --- | --- | --- | --- |",
      `${rows.join("\n")}\n`,
    ].join("\n");
  }).join("\n");
}

it("docs/reference/models.md lists every scenario as its record says (UPDATE_DOCS=1 writes it)", () => {
  const text = readFileSync(file, "utf8");
  const [before, rest] = text.split(begin) as [string, string];
  const after = rest.slice(rest.indexOf(end));
  const fresh = `${before}${begin}${table()}${after}`;
  if (process.env.UPDATE_DOCS) writeFileSync(file, fresh);
  else expect(text).toBe(fresh);
});
