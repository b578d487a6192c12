import { join } from "node:path";
import { plummer } from "../src/data/models/plummer.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { makeBodies } from "../src/headless/making.ts";
import { numberOr, numbersOr, textOr, textsOr } from "../src/headless/option.ts";
import { ENGINES, nameOr } from "../src/headless/simulation.ts";
import { builtFrom } from "./commit.ts";
import { agreement } from "./gpus/agreement.ts";
import { crossing } from "./gpus/crossing.ts";
import { hostWork } from "./gpus/hostWork.ts";
import { speed } from "./gpus/speed.ts";
import { transfers } from "./gpus/transfers.ts";
import { write } from "./tables.ts";

const SUITES = ["transfers", "host", "agreement", "crossing", "speed"];

/** `npm run bench gpus`: the numbers of docs/reference/scaling.md. */
const bench = defineCommand({
  name: "gpus",
  usage: "[--suites LIST] [--gpus K,…] [--n N,…] [--engine NAME] [--out FOLDER]",
  help: "Runs shared by several processes: what transfers cost, how they agree with one, whether bodies are lost, and how fast they are.",
  operands: [],
  options: {
    suites: textsOr(SUITES.slice(0, 4), "LIST", `which of ${SUITES.join(", ")}`),
    gpus: numbersOr([1, 2, 3, 4], "K,…", "processes; crossing takes the last; 0, for speed: the engine by itself", {
      min: 0,
      max: 16,
      integer: true,
    }),
    engine: nameOr(ENGINES, null, "gpu or cpu (default gpu where there is one)"),
    perCard: numberOr(1, "P", "processes that share a card: counts of more domains, no times", {
      min: 1,
      integer: true,
    }),
    solver: textOr("adaptive", "NAME", "solver"),
    theta: numbersOr([0.5], "T,…", "opening angles; agreement takes the first", { min: 0.01, max: 2 }),
    n: numbersOr([4096], "N,…", "bodies; agreement and crossing take the first, speed all", { min: 2, integer: true }),
    models: textsOr(["plummer"], "NAME,…", "models of speed"),
    steps: numberOr(200, "S", "steps of agreement", { min: 1, integer: true }),
    crossings: numberOr(10_000, "S", "steps of crossing", { min: 1, integer: true }),
    timed: numberOr(16, "S", "steps of speed", { min: 1, integer: true }),
    out: textOr(null, "FOLDER", "where gpus.json goes"),
  },
  async run(_, options, report) {
    const { gpus, engine, solver, suites, adapter, perCard } = options;
    const theta = options.theta[0]!;
    const unknown = suites.find((suite) => !SUITES.includes(suite));
    if (unknown !== undefined) throw new Error(`there is no suite "${unknown}"; known are: ${SUITES.join(", ")}`);
    const place = { engine, adapter, threads: engine === "gpu" ? null : 1, perCard };
    const sphere = plummer.make({}, { n: options.n[0]!, seed: 1 });
    const settings = { solver, theta, softening: 0.05, timestep: 1 / 128 };
    const found: Record<string, unknown> = { commit: builtFrom(), engine, solver, theta, perCard, n: options.n[0] };
    const say = (line: string) => report.say(line);
    if (suites.includes("transfers")) found.transfers = await transfers([0.25, 1, 8, 64]);
    if (suites.includes("host")) found.hostNanoseconds = hostWork(plummer.make({}, { n: 1_000_000, seed: 1 }));
    if (suites.includes("agreement"))
      found.agreement = await agreement(sphere, settings, place, { processes: gpus, steps: options.steps }, say);
    if (suites.includes("crossing")) {
      const plan = { domains: gpus.at(-1)!, bodies: options.n[0]!, steps: options.crossings };
      found.crossing = await crossing(plan, (done) => report.progress("crossing", done));
    }
    if (suites.includes("speed")) {
      const rows: object[] = [];
      for (const model of options.models) {
        for (const n of options.n) {
          const { bodies } = makeBodies(model, n, 1, {}, report);
          for (const angle of options.theta) {
            for (const count of gpus) {
              const its = { ...settings, theta: angle, gravity: bodies.units.gravity };
              const { timelines, exchanging, ...row } = await speed(bodies, its, place, {
                gpus: count,
                steps: options.timed,
              });
              rows.push({ model, ...row, ...(timelines && { timelines, exchanging }) });
              say(JSON.stringify({ model, ...row }));
              // Whatever comes after, this is kept.
              found.speed = rows;
              if (options.out !== null)
                write(join(options.out, "gpus.json"), `${JSON.stringify(found)}\n`, options.out);
            }
          }
        }
      }
      found.speed = rows;
    }
    if (options.out !== null) write(join(options.out, "gpus.json"), `${JSON.stringify(found, null, 1)}\n`, options.out);
    return found;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gpus --");
