/**
 * `npm run assembly`: compiles assembly/ to WebAssembly and writes stages.gen.ts for the engine and for the picture, the binaries
 * as text and the types of the stages, so that no signature is typed a second time. `--check` fails if one of them is stale: by a
 * digest of its sources, and by one of its binaries, since each takes seconds.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";

const root = resolve(import.meta.dirname, "..");
const sources = join(root, "assembly");

/** Pages that WebAssembly can have, 4 GiB: what a memory may at most be is said where it is made. */
const MOST_PAGES = 65536;

/** Variants: what they need beside 128-bit SIMD. */
const VARIANTS = { plain: [], relaxed: ["--enable", "relaxed-simd"] } as const;

/** One module of stages: what its list exports, and the folders that it is made from. */
interface Unit {
  /** The list, below assembly/. */
  readonly index: string;
  readonly folders: readonly string[];
  readonly target: string;
  readonly variants: readonly (keyof typeof VARIANTS)[];
}

const UNITS: readonly Unit[] = [
  {
    index: "index.ts",
    folders: ["build", "force", "integrate", "measure", "shared"],
    target: "src/engine/processor/stages.gen.ts",
    variants: ["plain", "relaxed"],
  },
  // By itself: neither the engine's threads nor the picture's load what only the other needs.
  {
    index: "render/index.ts",
    folders: ["render", "render/shared"],
    target: "src/render/processor/stages.gen.ts",
    variants: ["plain"],
  },
];

const compiler = new Worker(new URL("./assemblyCompiler.mjs", import.meta.url), { workerData: sources, execArgv: [] });

/** Compiles one variant, for a memory that is shared between threads or not. */
async function compile({ index }: Unit, features: readonly string[], shared: boolean): Promise<Uint8Array> {
  const threads = shared ? ["--sharedMemory", "--enable", "threads"] : [];
  compiler.postMessage([
    ...[index, "--outFile", "stages.wasm", "-O3", "--noAssert", "--runtime", "stub", "--importMemory"],
    ...["--maximumMemory", String(MOST_PAGES), "--enable", "simd", ...features, ...threads],
  ]);
  const [{ binary, wrong }] = (await once(compiler, "message")) as [{ binary?: Uint8Array; wrong?: string }];
  if (!binary) throw new Error(`assembly/ does not compile: ${wrong}`);
  return binary;
}

/** The one byte in which the two differ: whether the memory is shared. */
function memoryFlag(own: Uint8Array, shared: Uint8Array): number {
  const places = Array.from(own.keys()).filter((k) => own[k] !== shared[k]);
  const [place] = places;
  if (own.length === shared.length && places.length === 1 && own[place!] === 1 && shared[place!] === 3) return place!;
  throw new Error(`for shared memory ${places.length} bytes are others, not the flag of the memory alone`);
}

const NUMBER = /^(?:[iu](?:8|16|32)|usize|f(?:32|64))$/;

function typeOf(word: string, file: string): string {
  if (word === "void") return word;
  if (word === "bool") return "boolean";
  if (NUMBER.test(word)) return "number";
  throw new Error(`${file}: ${word} is no type that JavaScript hands over`);
}

/** The signatures of what the list exports, as members of an interface. */
function signatures({ index }: Unit): string[] {
  const found: string[] = [];
  const list = readFileSync(join(sources, index), "utf8");
  for (const [, names, from] of list.matchAll(/^export \{ ([^}]+) \} from "\.\/(.+)";$/gm)) {
    const file = join(dirname(index), `${from}.ts`);
    const text = readFileSync(join(sources, file), "utf8");
    for (const name of names!.split(", ")) {
      const parts = new RegExp(`^export function ${name}\\(([^)]*)\\): (\\w+) \\{`, "m").exec(text);
      if (!parts) throw new Error(`${file}: there is no exported function ${name}`);
      const given = [...parts[1]!.matchAll(/(\w+): (\w+)/g)].map(([, word, type]) => `${word}: ${typeOf(type!, file)}`);
      found.push(`  ${name}(${given.join(", ")}): ${typeOf(parts[2]!, file)};`);
    }
  }
  return found;
}

/** Of all its sources and of the compiler. */
function digest({ index, folders }: Unit): string {
  const hash = createHash("sha256");
  const { version } = JSON.parse(readFileSync(join(root, "node_modules/assemblyscript/package.json"), "utf8"));
  hash.update(version);
  const below = folders.flatMap((folder) =>
    readdirSync(join(sources, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  for (const file of [...new Set([index, ...below])].sort()) {
    hash.update(file).update(readFileSync(join(sources, file)));
  }
  return hash.digest("hex");
}

const textOf = (binary: Uint8Array) => Buffer.from(binary).toString("base64");

for (const unit of UNITS) {
  const head = `// Made by \`npm run assembly\` from assembly/**/*.ts. Do not edit.
// sources: ${digest(unit)}
/** The stages; tables are addresses in the memory, in bytes. */
export interface Stages {
${signatures(unit).join("\n")}
}
`;
  const target = join(root, unit.target);
  if (process.argv.includes("--check")) {
    const made = readFileSync(target, "utf8");
    const plain = JSON.stringify(textOf(await compile(unit, VARIANTS.plain, false)));
    if (!made.startsWith(head) || !made.includes(plain))
      throw new Error(`${unit.target} is stale: run \`npm run assembly\``);
    continue;
  }
  const binaries: Record<string, { flag: number; text: string }> = {};
  for (const name of unit.variants) {
    const own = await compile(unit, VARIANTS[name], false);
    const flag = memoryFlag(own, await compile(unit, VARIANTS[name], true));
    binaries[name] = { flag, text: textOf(own) };
  }
  writeFileSync(
    target,
    `${head}/** WebAssembly in base64: with 128-bit SIMD, and with fused multiply-add beside it. \`flag\`: the byte that is 1, or 3 for shared memory. */
export const BINARIES = ${JSON.stringify(binaries, null, 1)} as const;
`,
  );
}
await compiler.terminate();
