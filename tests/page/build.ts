import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the built page. */
    readonly builtPage: string;
    /** Folder for what browsers write, which goes when the last test is done. */
    readonly scratch: string;
  }
}

/** Builds the page into a folder of its own, once for all page tests. */
export default async function buildPage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "antennae-page-"));
  const [outDir, scratch] = [join(folder, "built"), join(folder, "scratch")];
  await mkdir(scratch);
  const { NODE_ENV } = process.env;
  // The test runner says "test" here, with which Vite would build React's slow development version.
  process.env.NODE_ENV = "production";
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  process.env.NODE_ENV = NODE_ENV;
  project.provide("builtPage", outDir);
  project.provide("scratch", scratch);
  // Browsers end with the processes of the tests, and may still be putting their files away.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
