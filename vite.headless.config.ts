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

/** `npm run build:headless`: dist-headless/cli.mjs, bench.mjs, stability.mjs, merger.mjs, study.mjs, gallery.mjs, frames.mjs, processor.mjs, hermite.mjs, blocks.mjs, bridge.mjs, vortex.mjs, walks.mjs and gpus.mjs. */
export default defineConfig({
  // The bundle travels to machines without git; its tables say what it was made from.
  define: { "process.env.ANTENNAE_COMMIT": JSON.stringify(commit()) },
  environments: {
    cli: bundle("cli", "src/headless/cli.ts", true),
    bench: bundle("bench", "bench/bench.ts", false),
    stability: bundle("stability", "bench/stability.ts", false),
    merger: bundle("merger", "bench/merger.ts", false),
    study: bundle("study", "bench/study.ts", false),
    gallery: bundle("gallery", "tools/gallery.ts", false),
    frames: bundle("frames", "bench/frames.ts", false),
    processor: bundle("processor", "bench/processor.ts", false),
    hermite: bundle("hermite", "bench/hermite.ts", false),
    blocks: bundle("blocks", "bench/blocks.ts", false),
    bridge: bundle("bridge", "bench/bridge.ts", false),
    vortex: bundle("vortex", "bench/vortex.ts", false),
    walks: bundle("walks", "bench/walks.ts", false),
    gpus: bundle("gpus", "bench/gpus.ts", false),
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.cli!);
      for (const name of [
        "bench",
        "stability",
        "merger",
        "study",
        "gallery",
        "frames",
        "processor",
        "hermite",
        "blocks",
        "bridge",
        "vortex",
        "walks",
        "gpus",
      ])
        await builder.build(builder.environments[name]!);
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
