import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import KindByKind from "./tools/kindByKind.ts";
import { KINDS } from "./tools/kinds.mjs";

type ProjectConfig = NonNullable<TestProjectInlineConfiguration["test"]>;

/** Ends what hangs, and nothing else: a busy machine may take minutes for what an idle one does in seconds. */
const HANGS = 1_800_000;

/** What a kind has beside its files. */
const MORE: Readonly<Record<string, Pick<ProjectConfig, "globalSetup" | "maxWorkers" | "sequence">>> = {
  // One process, which compiles each shader once. Another group, since processes of one are as many for all kinds: npm test runs them side by side.
  gpu: { maxWorkers: 1, sequence: { groupOrder: 1 } },
  page: { globalSetup: ["tests/page/build.ts"] },
};

/** What has no word of its own before `.test.ts` is quick. */
const named = KINDS.filter((kind) => kind !== "quick");
const project = (name: (typeof KINDS)[number]) => ({
  extends: true as const,
  test: {
    name,
    include: [name === "quick" ? "tests/**/*.test.ts" : `tests/**/*.${name}.test.ts`],
    exclude: name === "quick" ? [`tests/**/*.{${named}}.test.ts`] : [],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    ...MORE[name],
  },
});

export default defineConfig({
  test: {
    reporters: ["default", "./tools/closingLine.ts"],
    // CI's machines are loaded by others, and a landing must not hang on one frame or one wait in 6000 tests. What is wrong fails twice; what passed at its
    // second try is listed at the end of the run, and is a fault to look into.
    retry: process.env.CI ? 1 : 0,
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
    projects: KINDS.map(project),
  },
});
