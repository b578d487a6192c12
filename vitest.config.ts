import { defineConfig } from "vitest/config";
import KindByKind from "./tools/kindByKind.ts";

/** Ends what hangs, and nothing else: a busy machine may take minutes for what an idle one does in seconds. */
const HANGS = 1_800_000;

/** What a kind has beside its files. */
interface More {
  readonly globalSetup?: string[];
  readonly maxWorkers?: number;
  readonly sequence?: { readonly groupOrder: number };
}

/**
 * quick: no GPU, no browser, seconds.   gpu: a real WebGPU device in Node through Dawn.
 * page: the served page in a real Chromium.   slow: minutes of integration on a WebGPU device.
 */
const project = (name: string, include: string[], exclude: string[] = [], more: More = {}) => ({
  extends: true as const,
  test: { name, include, exclude, testTimeout: HANGS, hookTimeout: HANGS, ...more },
});

export default defineConfig({
  test: {
    reporters: ["default", "./tools/closingLine.ts"],
    pool: "forks",
    // Room for what lives shortly: collecting it took a twentieth of the quick tests' time.
    execArgv: ["--max-semi-space-size=64"],
    // Files of one process share modules that were evaluated, a device and what was compiled for it, a browser
    // (tests/page/browser.ts). Modules are spied on, never replaced (vi.mock): that would outlive the file.
    isolate: false,
    // One more than cores of a small machine: page tests wait for frames, and took 193 s by two processes, 177 by three. tools/test.mjs says where there are fewer.
    maxWorkers: Number(process.env.TEST_PROCESSES ?? 3),
    sequence: { sequencer: KindByKind },
    setupFiles: ["tests/typedArrays.ts"],
    projects: [
      project("quick", ["tests/**/*.test.ts"], ["tests/**/*.{gpu,page,slow}.test.ts"]),
      // One process, which compiles each shader once. Another group, since processes of one are as many for all kinds: npm test runs both side by side.
      project("gpu", ["tests/**/*.gpu.test.ts"], [], { maxWorkers: 1, sequence: { groupOrder: 1 } }),
      project("slow", ["tests/**/*.slow.test.ts"]),
      project("page", ["tests/**/*.page.test.ts"], [], { globalSetup: ["tests/page/build.ts"] }),
    ],
  },
});
