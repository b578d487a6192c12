import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the built page. */
    readonly builtPage: string;
  }
}

/** Builds the page into a folder of its own, once for all page tests. */
export default async function buildPage(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), "antennae-page-"));
  const { NODE_ENV } = process.env;
  // The test runner says "test" here, with which Vite would build React's slow development version.
  process.env.NODE_ENV = "production";
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  process.env.NODE_ENV = NODE_ENV;
  project.provide("builtPage", outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
