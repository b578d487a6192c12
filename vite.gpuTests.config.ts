import { resolve } from "node:path";
import { defineConfig } from "vite";
import headless, { bundle } from "./vite.headless.config.ts";

/** `npm run test:gpu -- --pack`: dist-headless/gpuTests.mjs, all GPU tests and what runs them in one file. */
export default defineConfig({
  define: headless.define ?? {},
  resolve: { alias: { vitest: resolve(import.meta.dirname, "tools/gpuTests/vitest.ts") } },
  environments: { gpuTests: bundle("gpuTests", "tools/gpuTests/run.ts", false) },
  builder: { buildApp: async (builder) => void (await builder.build(builder.environments.gpuTests!)) },
});
