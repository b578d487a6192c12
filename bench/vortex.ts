import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, text, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";
import { svgOf } from "./plot.ts";
import { ellipse } from "./vortex/ellipse.ts";
import { collision, leapFrog } from "./vortex/pairs.ts";
import type { VortexPart } from "./vortex/part.ts";
import { lines, ring } from "./vortex/ring.ts";
import { accuracy, cost } from "./vortex/velocities.ts";
import { viscous } from "./vortex/viscous.ts";

const PARTS: readonly VortexPart[] = [accuracy, cost, ring, lines, leapFrog, collision, ellipse, viscous];
const ALL = PARTS.map(({ name }) => name).join(",");

/** A table as Markdown. */
const markdown = ([head, ...rows]: readonly (readonly string[])[]) =>
  [head!, head!.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** `npm run bench vortex`: errors, times and flows of vortex elements, each part as JSON, table and plots, written as soon as it is done. */
const bench = defineCommand({
  name: "vortex",
  usage: "--out FOLDER [--parts NAME,…] [--quick] [--adapter NAME]",
  help: `Errors and times of velocities, and flows against theory: ${ALL}.`,
  operands: [],
  options: {
    out: text("FOLDER", "where JSON, tables and plots go; it is made"),
    parts: textOr(ALL, "NAME,…", "what is run"),
    quick: flag("less of everything, to see that it works"),
  },
  async run(_, options, report) {
    const wanted = options.parts.split(",");
    const unknown = wanted.find((name) => !PARTS.some((part) => part.name === name));
    if (unknown !== undefined) throw new Error(`there is no part "${unknown}"; known are: ${ALL}`);
    mkdirSync(options.out, { recursive: true });
    const { device, adapterInfo } = await requestDevice({ adapter: options.adapter });
    const commit = builtFrom();
    const claims: object[] = [];
    for (const part of PARTS.filter(({ name }) => wanted.includes(name))) {
      report.say(part.title);
      const start = performance.now();
      const found = await part.run({ device, quick: options.quick, say: (line) => report.say(line) });
      const seconds = (performance.now() - start) / 1000;
      const about = { part: part.name, adapter: adapterInfo.name, commit, seconds };
      const write = (name: string, words: string) => writeFileSync(join(options.out, name), words);
      write(`${part.name}.json`, `${JSON.stringify({ ...about, claims: found.claims, ...found.numbers }, null, 1)}\n`);
      for (const [name, plots] of Object.entries(found.figures)) write(`${name}.svg`, svgOf(plots));
      const said = found.claims.map(({ what, found: value, holds }) => [what, value, holds ? "yes" : "NO"]);
      const tables = [markdown(found.table), markdown([["what must be", "found", "holds"], ...said])];
      write(`${part.name}.md`, `# ${part.title}\n\n${adapterInfo.name}, commit ${commit}.\n\n${tables.join("\n\n")}\n`);
      for (const claim of found.claims) report.say(`  ${claim.holds ? "yes" : "NO "} ${claim.what}: ${claim.found}`);
      claims.push(...found.claims);
    }
    device.destroy();
    return { adapter: adapterInfo.name, commit, out: options.out, claims };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench vortex --");
