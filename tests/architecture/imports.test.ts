import { describe, expect, it } from "vitest";
import { allModules, type Import, importsOf, type Module } from "./modules.ts";

/** What one layer may import, besides itself. Folders are paths below src/. */
interface Layer {
  readonly values: readonly RegExp[];
  readonly types: readonly RegExp[];
  readonly packages: readonly RegExp[];
}

const REACT = /^react(-dom)?(\/|$)/;

/** The table of docs/ARCHITECTURE.md. */
const LAYERS: Readonly<Record<string, Layer>> = {
  data: { values: [], types: [], packages: [/^h5wasm/, /^valibot$/] },
  engine: { values: [/^data\/bodies\//], types: [/^data\/bodies\//], packages: [] },
  headless: {
    values: [/^data\//, /^engine\/(processor\/)?index\.ts$/],
    types: [/^data\//, /^engine\/(processor\/)?index\.ts$/],
    packages: [/^node:/, /^webgpu$/],
  },
  render: {
    values: [/^engine\/index\.ts$/],
    types: [/^engine\/index\.ts$/, /^data\//],
    packages: [/^three(\/|$)/, /^mediabunny$/, /^gifenc$/],
  },
  run: { values: [/^data\//, /^engine\/index\.ts$/, /^render\//], types: [/^(data|engine|render)\//], packages: [] },
  // Its own commands need no layer below: the loop does the work.
  state: { values: [], types: [/^(data|engine|render)\//], packages: [/^zustand(\/(?!react)|$)/, /^valibot$/] },
  // "zustand" is what binds a store to React.
  ui: {
    values: [/^state\//],
    types: [/^(state|data|engine|render)\//],
    packages: [REACT, /^zustand$/, /^uplot(\/|$)/],
  },
};

/** Exceptions, each with its reason. */
const EXCEPTIONS: readonly { readonly path: string; readonly target: string; readonly reason: string }[] = [
  {
    path: "headless/compileShaders.ts",
    target: "wgsl_reflect",
    reason: "a build step: it reads bindings and layouts from the WGSL",
  },
  {
    path: "headless/processorWorkers.ts",
    target: "tsx/esm/api",
    reason: "worker threads do not inherit tsx, which reads TypeScript; the bundle does not need it",
  },
];

/** Folders of the engine that do not know each other: the step joins them. */
const ENGINE_PARTS = ["build", "force", "integrate", "measure"];

const layerOf = (path: string) => (path.includes("/") ? path.split("/")[0]! : "");
const partOf = (path: string) => (path.startsWith("engine/") && path.split("/").length > 2 ? path.split("/")[1]! : "");

/** Why a module may not import this, or null where it may. */
function objection(path: string, { target, own, typeOnly }: Import): string | null {
  const name = layerOf(path);
  // main.tsx, loop.ts and their like join the layers and see all.
  if (name === "") return null;
  if (EXCEPTIONS.some((exception) => exception.path === path && exception.target === target)) return null;
  const layer = LAYERS[name];
  if (!layer) return `src/${name}/ is no layer of the table`;
  if (!own) return layer.packages.some((allowed) => allowed.test(target)) ? null : `${name} may not use ${target}`;
  if (/\.(css|svg|png|json)$/.test(target)) return null;
  if (layerOf(target) === name) return name === "engine" ? engineObjection(path, target) : null;
  const allowed = typeOnly ? [...layer.values, ...layer.types] : layer.values;
  if (allowed.some((pattern) => pattern.test(target))) return null;
  return `${name} may not import ${typeOnly ? "types of " : ""}${target}`;
}

function engineObjection(path: string, target: string): string | null {
  const from = partOf(path);
  const to = partOf(target);
  if (to === "reference" && from !== "reference") return "the plain twins are for tests only";
  if (from === to || from === "") return null;
  if (from === "gpu" && ENGINE_PARTS.includes(to)) return `engine/gpu may not know engine/${to}`;
  if (ENGINE_PARTS.includes(from) && ENGINE_PARTS.includes(to)) return `engine/${from} may not import engine/${to}`;
  return null;
}

function objections(modules: readonly Module[]): string[] {
  return modules
    .flatMap(({ path, imports }) =>
      imports.map((wanted) => [path, wanted, objection(path, wanted)] as const).filter(([, , why]) => why !== null),
    )
    .map(([path, wanted, why]) => `src/${path} imports ${wanted.target}: ${why}`);
}

const modules = allModules();

describe("the import table", () => {
  it("sees the modules, of every layer, and their imports", () => {
    expect(modules.length).toBeGreaterThan(50);
    const layers = new Set(modules.map((module) => layerOf(module.path)));
    for (const name of Object.keys(LAYERS)) expect(layers).toContain(name);
    expect(modules.flatMap((module) => module.imports).length).toBeGreaterThan(100);
    const paths = new Set(modules.map((module) => module.path));
    const lost = modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ own, target }) => own && /\.tsx?$/.test(target) && !paths.has(target))
        .map((wanted) => `${path} -> ${wanted.target}`),
    );
    expect(lost).toEqual([]);
  });

  it("holds", () => {
    expect(objections(modules)).toEqual([]);
  });

  it("keeps no exception that nobody needs", () => {
    const used = EXCEPTIONS.filter(({ path, target }) =>
      modules.some((module) => module.path === path && module.imports.some((wanted) => wanted.target === target)),
    );
    expect(used).toEqual(EXCEPTIONS);
  });

  it("keeps the page's globals out of data", () => {
    const guilty = modules.filter(
      ({ path, text }) => layerOf(path) === "data" && /\b(window|document|localStorage)\./.test(text),
    );
    expect(guilty.map((module) => module.path)).toEqual([]);
  });
});

describe("the check itself", () => {
  const check = (path: string, text: string) => objections([{ path, text, imports: importsOf(path, text) }]);

  it.each([
    ["data/files/tipsy.ts", `import { Engine } from "../../engine/index.ts";`],
    ["data/files/tipsy.ts", `import { readFileSync } from "node:fs";`],
    ["engine/step.ts", `const three = await import("three");`],
    ["engine/step.ts", `import { plummer } from "../data/models/plummer.ts";`],
    ["engine/build/keys.ts", `import { walk } from "../force/walk.ts";`],
    ["engine/engine.ts", `import { keys } from "./reference/keys.ts";`],
    ["headless/cli.ts", `import type { Store } from "../state/store.ts";`],
    ["headless/cli.ts", `import { walk } from "../engine/force/walk.ts";`],
    ["render/points.ts", `import {\n  COMPONENTS,\n  type Bodies,\n} from "../data/bodies/bodies.ts";`],
    ["state/store.ts", `export { Engine } from "../engine/index.ts";`],
    ["state/store.ts", `import { useStore } from "zustand/react";`],
    ["ui/app.tsx", `import "three";`],
    ["ui/app.tsx", `const worker = new Worker(new URL("../render/worker.ts", import.meta.url));`],
    ["run/shownRun.ts", `import type { Store } from "../state/store.ts";`],
    ["run/shownRun.ts", `import { text } from "../state/text.ts";`],
    ["render/points.ts", `import { ShownRun } from "../run/shownRun.ts";`],
    ["novel/thing.ts", `import "./other.ts";`],
    ["ui/app.tsx", `import { frame } from "../loop.ts";`],
  ])("objects to %s with %s", (path, text) => {
    expect(check(path, text)).toHaveLength(1);
  });

  it.each([
    ["state/store.ts", `import type { Settings } from "../engine/settings.ts";`],
    ["state/store.ts", `import { type Settings, type Measurement } from "../engine/settings.ts";`],
    ["engine/engine.ts", `import { keys } from "./build/keys.ts";`],
    ["run/shownRun.ts", `import { Engine } from "../engine/index.ts";`],
    ["loop.ts", `import { Engine } from "./engine/index.ts";`],
    ["data/files/a.ts", `// import { x } from "../../engine/index.ts";\n/** import "three" */`],
  ])("accepts %s with %s", (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
