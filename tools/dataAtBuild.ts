import { resolve } from "node:path";
import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";

/** Modules that are only data made from more than the page needs at first: a build holds what they export, not how it is made. */
const DATA = ["src/app/engineNames.ts"].map((path) => resolve(import.meta.dirname, "..", path));

/** Replaces such a module by its exports, which must be plain data. */
export const dataAtBuild = (): Plugin => ({
  name: "data-at-build",
  apply: "build",
  async load(id) {
    if (!DATA.includes(id)) return null;
    const exported = (await tsImport(id, import.meta.url)) as Record<string, unknown>;
    const lines = Object.entries(exported)
      .filter(([name]) => name !== "default" && name !== "module.exports")
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    return lines.join("\n");
  },
});
