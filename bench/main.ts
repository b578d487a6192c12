// `npm run bench`: lists what can be measured; `npm run bench NAME -- OPTIONS` measures it. Each is a program of its own beside this file.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { table } from "../src/headless/help.ts";

export interface Program {
  readonly name: string;
  /** Its file in this folder. */
  readonly file: string;
  readonly help: string;
  /** Options of Node.js that it needs. */
  readonly node?: readonly string[];
}

export const PROGRAMS: readonly Program[] = [
  { name: "tables", file: "bench.ts", help: "Times and errors of every solver: the tables of reference/performance." },
  {
    name: "performance",
    file: "performance.ts",
    help: "Puts the newest results of `tables` into docs/reference/performance.md.",
  },
  { name: "processor", file: "processor.ts", help: "A step without a graphics card, by threads." },
  { name: "drawing", file: "drawing.ts", help: "A picture without a graphics card." },
  {
    name: "page",
    file: "page.ts",
    help: "The page to its first moving picture, and how soon it answers.",
    node: ["--experimental-websocket"],
  },
  { name: "opening", file: "opening.ts", help: "What the page opens with, and how soon and how fast it moves." },
  { name: "library", file: "library.ts", help: "The package and the notebook: first results, frames, memory." },
  { name: "run-overhead", file: "runOverhead.ts", help: "A step in `run` beside one in `tables`, split by causes." },
  { name: "frames", file: "frames.ts", help: "Frames per second of the page on a graphics card." },
  {
    name: "pictures",
    file: "pictures.ts",
    help: "A picture on a graphics card with each part on and off, without a page.",
  },
  { name: "sequence", file: "sequence.ts", help: "Loading and playing a sequence of snapshots." },
  { name: "files", file: "files.ts", help: "Reading files: time and memory." },
  { name: "gpus", file: "gpus.ts", help: "A run shared by several GPUs: agreement and scaling." },
  { name: "walks", file: "walks.ts", help: "Lockstep walk, group walk and lists." },
  { name: "hermite", file: "hermite.ts", help: "Rates of force and jerk, and the energy that Hermite schemes keep." },
  {
    name: "golden",
    file: "golden.ts",
    help: "Hashes of bodies after some steps of every way to compute: a move keeps them.",
  },
  { name: "paired", file: "paired.ts", help: "Steps of two checkouts in turns: whether anything became slower." },
  { name: "bundle", file: "bundle.ts", help: "The engine of a checkout as one file, which these two take." },
  { name: "twin", file: "twin.ts", help: "What Hermite schemes in float64 keep of the energy; no GPU." },
  { name: "blocks", file: "blocks.ts", help: "Block steps beside leapfrog at equal error." },
  { name: "cosmology", file: "cosmology.ts", help: "Universes from their beginning to today." },
  { name: "halo-masses", file: "haloMasses.ts", help: "Halo masses of a cosmological box beside another code's." },
  { name: "universes", file: "universes.ts", help: "Universes beside linear theory, and begun in other ways." },
  { name: "potentials", file: "potentials.ts", help: "Steps of test particles in external fields." },
  { name: "gas", file: "gas.ts", help: "Steps of gas in the engine, by stages, against the number of bodies." },
  { name: "gas-rungs", file: "gasRungs.ts", help: "A galaxy with gas by leapfrog and with steps of bodies' own." },
  { name: "gas-disc", file: "gasDisc.ts", help: "A disc of gas held in isolation, and the stars that form in it." },
  {
    name: "gas-codes",
    file: "gasCodes.ts",
    help: "Gas in another code: first densities and accelerations beside ours.",
  },
  { name: "gas-merger", file: "gasMerger.ts", help: "AREPO's merger with gas: stars formed beside that code's." },
  { name: "bridge", file: "bridge.ts", help: "A cluster in a galaxy, by a bridge and by direct sums." },
  { name: "vortex", file: "vortex.ts", help: "Errors, times and flows of vortex elements." },
  { name: "fit-speed", file: "fits/speed.ts", help: "Models of a merger a second." },
  { name: "fit-mergers", file: "fits/mergers.ts", help: "Encounters found again in pictures of full runs." },
  { name: "fit-spam", file: "fits/spam.ts", help: "Particles of the 62 published states by the published code." },
  {
    name: "fit-published",
    file: "fits/published.ts",
    help: "Particles of the 62 published states beside those of the published code.",
  },
  { name: "fit-volunteers", file: "fits/volunteers.ts", help: "The score of fits beside that of volunteers." },
  { name: "gas-tests", file: "gasTests.ts", help: "Gas against exact solutions: figures and bounds; no GPU." },
  { name: "stability", file: "stability.ts", help: "Models held in isolation." },
  { name: "precision", file: "precision.ts", help: "Force errors far from the origin." },
  { name: "units", file: "units.ts", help: "Force errors in other units." },
  { name: "merger", file: "merger.ts", help: "The galaxy merger of the Bonsai paper." },
  { name: "merger-plots", file: "mergerPlots.ts", help: "Table and plots of these mergers." },
  { name: "study", file: "study.ts", help: "How small mergers make large ellipticals." },
];

/** What `npm run bench` says by itself. */
export const LIST = `usage: npm run bench NAME -- OPTIONS

${table(PROGRAMS.map(({ name, help }) => [name, help] as [string, string]))}

Each has --help, or says at its head what it takes. Results go to results/, which git ignores.
`;

/** The program and the rest of the words; options alone are those of `tables`. Null: there is no such program. */
export function programOf(words: readonly string[]): { program: Program; rest: readonly string[] } | null {
  const named = words[0]?.startsWith("-") ? ["tables", ...words] : words;
  const program = PROGRAMS.find(({ name }) => name === named[0]);
  return program ? { program, rest: named.slice(1) } : null;
}

function main(words: readonly string[]): number {
  if (words.length === 0 || words[0] === "--help") {
    process.stdout.write(LIST);
    return 0;
  }
  const found = programOf(words);
  if (!found) {
    const known = PROGRAMS.map(({ name }) => name).join(", ");
    process.stderr.write(`bench: there is no measurement "${words[0]}"; known are: ${known}\n`);
    return 1;
  }
  const { program, rest } = found;
  const file = join(import.meta.dirname, program.file);
  const flags = ["--import", "tsx", ...(program.node ?? [])];
  return spawnSync(process.execPath, [...flags, file, ...rest], { stdio: "inherit" }).status ?? 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
