import { defineConfig } from "vitest/config";
import KindByKind from "./tools/kindByKind.ts";

/**
 * quick: no GPU, no browser, seconds.   gpu: a real WebGPU device in Node through Dawn.
 * page: the served page in a real Chromium.   slow: minutes of integration on a WebGPU device.
 */
const project = (
  name: string,
  include: string[],
  exclude: string[] = [],
  testTimeout = 120_000,
  more: { readonly globalSetup?: string[]; readonly isolate?: boolean } = {},
) => ({
  extends: true as const,
  test: { name, include, exclude, testTimeout, hookTimeout: testTimeout, ...more },
});

export default defineConfig({
  test: {
    reporters: ["default", "./tools/closingLine.ts"],
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: KindByKind },
    projects: [
      project("quick", ["tests/**/*.test.ts"], ["tests/**/*.{gpu,page,slow}.test.ts"], 120_000, { isolate: false }),
      // Files of one process share a device and what was compiled for it (tests/gpuDevice.ts).
      project("gpu", ["tests/**/*.gpu.test.ts"], [], 300_000, { isolate: false }),
      project("slow", ["tests/**/*.slow.test.ts"], [], 1_200_000, { isolate: false }),
      // And these a browser (tests/page/browser.ts).
      project("page", ["tests/**/*.page.test.ts"], [], 600_000, {
        globalSetup: ["tests/page/build.ts"],
        isolate: false,
      }),
    ],
  },
});
