// `npm run test:gpu`: the GPU tests on the adapter that ANTENNAE_ADAPTER names, or the first; without one they fail.
// `npm run test:gpu -- --pack` puts them into dist-headless/gpuTests.mjs, which runs them where there is nothing but
// Node.js and the `webgpu` package: `node gpuTests.mjs --help`. Other arguments go on to vitest.
import { join } from "node:path";
import { call, root } from "./setup.mjs";

const words = process.argv.slice(2);
const program = (...path) => join(root, "node_modules", ...path);
process.exitCode = words.includes("--pack")
  ? call(process.execPath, [program("vite", "bin", "vite.js"), "build", "--config", "vite.gpuTests.config.ts"])
  : call(process.execPath, [program("vitest", "vitest.mjs"), "run", "--project", "gpu", ...words], {
      ...process.env,
      REQUIRE_GPU: "1",
    });
