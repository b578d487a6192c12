import { defineConfig } from "vitest/config";

/**
 * quick: no GPU, no browser, seconds.   gpu: a real WebGPU device in Node through Dawn.
 * page: the served page in a real Chromium.   slow: minutes of integration on a WebGPU device.
 */
const project = (
  name: string,
  include: string[],
  exclude: string[] = [],
  testTimeout = 120_000,
  globalSetup: string[] = [],
) => ({
  extends: true as const,
  test: { name, include, exclude, testTimeout, hookTimeout: testTimeout, globalSetup },
});

export default defineConfig({
  test: {
    reporters: ["default", "./tools/closingLine.ts"],
    pool: "forks",
    maxWorkers: 2,
    projects: [
      project("quick", ["tests/**/*.test.ts"], ["tests/**/*.{gpu,page,slow}.test.ts"]),
      project("gpu", ["tests/**/*.gpu.test.ts"], [], 300_000),
      project("page", ["tests/**/*.page.test.ts"], [], 300_000, ["tests/page/build.ts"]),
      project("slow", ["tests/**/*.slow.test.ts"], [], 1_200_000),
    ],
  },
});
