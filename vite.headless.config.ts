import { execFileSync } from "node:child_process";
import { defineConfig, type EnvironmentOptions } from "vite";

/** What stays a package beside the bundle: a native module, and one that only HDF5 files need. Node's own modules stay out by themselves. */
const external = ["webgpu", "h5wasm", "h5wasm/node", "playwright-core", "vite"];

/** One file that runs where there is nothing but Node.js and the `webgpu` package. */
export const bundle = (name: string, input: string, emptyOutDir: boolean): EnvironmentOptions => ({
  consumer: "server",
  resolve: { external, noExternal: true },
  build: {
    ssr: true,
    outDir: "dist-headless",
    emptyOutDir,
    target: "node20",
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input,
      external,
      output: { format: "es", entryFileNames: `${name}.mjs`, codeSplitting: false },
    },
  },
});

/** Programs that travel without the repository: dist-headless/NAME.mjs. */
const PROGRAMS: Readonly<Record<string, string>> = {
  cli: "src/headless/cli.ts",
  bench: "bench/bench.ts",
  stability: "bench/stability.ts",
  merger: "bench/merger.ts",
  study: "bench/study.ts",
  gallery: "tools/gallery.ts",
  frames: "bench/frames.ts",
  pictures: "bench/pictures/measure.ts",
  sequence: "bench/sequence.ts",
  processor: "bench/processor.ts",
  hermite: "bench/hermite.ts",
  potentials: "bench/potentials.ts",
  blocks: "bench/blocks.ts",
  bridge: "bench/bridge.ts",
  vortex: "bench/vortex.ts",
  walks: "bench/walks.ts",
  gpus: "bench/gpus.ts",
  units: "bench/units.ts",
  runOverhead: "bench/runOverhead.ts",
};
const names = Object.keys(PROGRAMS);

/** `npm run build:headless`. */
export default defineConfig({
  // The bundle travels to machines without git; its tables say what it was made from.
  define: { "process.env.ANTENNAE_COMMIT": JSON.stringify(commit()) },
  environments: Object.fromEntries(names.map((name, k) => [name, bundle(name, PROGRAMS[name]!, k === 0)])),
  builder: {
    async buildApp(builder) {
      for (const name of names) await builder.build(builder.environments[name]!);
    },
  },
});

function commit(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
