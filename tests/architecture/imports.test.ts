import { describe, expect, it } from "vitest";
import { PARTS } from "../../src/gpu/shaderText.gen.ts";
import { circles, LAYERS, layerOf, objections } from "./layers.ts";
import { allModules, importsOf } from "./modules.ts";

const modules = allModules();

describe("the import table", () => {
  it("sees the modules, of every layer, and their imports", () => {
    expect(modules.length).toBeGreaterThan(300);
    const layers = new Set(modules.map((module) => layerOf(module.path)));
    for (const name of Object.keys(LAYERS)) expect(layers).toContain(name);
    expect(modules.flatMap((module) => module.imports).length).toBeGreaterThan(1000);
    const paths = new Set([
      ...modules.map((module) => module.path),
      "gpu/shaders.gen.ts",
      "gpu/constants.gen.ts",
      "gpu/structs.gen.ts",
      "gpu/shaderText.gen.ts",
      ...Object.keys(PARTS).map((part) => `gpu/shaderText/${part}.gen.ts`),
      "engine/processor/stages.gen.ts",
      "render/processor/stages.gen.ts",
    ]);
    const lost = modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ own, target }) => own && /\.tsx?$/.test(target) && !paths.has(target))
        .map((wanted) => `${path} -> ${wanted.target}`),
    );
    expect(lost).toEqual([]);
  });

  it("holds for every file", () => {
    expect(objections(modules)).toEqual([]);
  });

  it("knows no circles, of types neither", () => {
    expect(circles(modules)).toEqual([]);
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
    ["data/files/tipsy.ts", `import { GpuEngine } from "../../engine/index.ts";`],
    ["data/files/tipsy.ts", `import { readFileSync } from "node:fs";`],
    ["gpu/pass.ts", `import type { Bodies } from "../data/bodies/bodies.ts";`],
    ["engine/step.ts", `const three = await import("three");`],
    ["engine/step.ts", `import { plummer } from "../data/models/plummer.ts";`],
    ["engine/build/keys.ts", `import { walk } from "../force/walk.ts";`],
    ["engine/state/system.ts", `import type { Walk } from "../force/walk.ts";`],
    ["headless/cli.ts", `import type { Slice } from "../features/kit/slice.ts";`],
    ["headless/cli.ts", `import { walk } from "../engine/force/walk.ts";`],
    ["render/points.ts", `import {\n  plummer,\n  type Model,\n} from "../data/models/index.ts";`],
    ["ui/slider.tsx", `import { text } from "../features/run/play/text.ts";`],
    ["ui/slider.tsx", `type Store = import("../features/run/play/state.ts").PlaySlice;`],
    ["features/run/play/state.ts", `import { GpuEngine } from "../../../engine/index.ts";`],
    ["features/run/play/state.ts", `export { look } from "../../view/appearance/controller.ts";`],
    ["features/run/play/state.ts", `import { useState } from "react";`],
    ["features/run/play/state.ts", `import { useStore } from "zustand/react";`],
    ["features/run/play/panel.tsx", `import { Play } from "./controller.ts";`],
    ["features/run/play/panel.tsx", `import "three";`],
    ["features/run/play/panel.tsx", `const worker = new Worker(new URL("../../../run/worker.ts", import.meta.url));`],
    ["features/run/play/controller.ts", `import type { Look } from "../../view/appearance/controller.ts";`],
    ["features/run/play/controller.ts", `import { memo } from "react";`],
    ["features/run/play/panel.tsx", `import { text } from "../../analyse/plots/text.ts";`],
    ["features/learn/tours/state.ts", `import { text } from "../../analyse/plots/text.ts";`],
    ["features/kit/field.tsx", `import { text } from "../run/play/text.ts";`],
    ["run/shownRun.ts", `import type { PlaySlice } from "../features/run/play/state.ts";`],
    ["render/points.ts", `import { ShownRun } from "../run/shownRun.ts";`],
    ["novel/thing.ts", `import "./other.ts";`],
    ["main.tsx", `import { GpuEngine } from "./engine/index.ts";`],
  ])("objects to %s with %s", (path, text) => {
    expect(check(path, text)).toHaveLength(1);
  });

  it.each([
    ["features/run/play/state.ts", `import type { Settings } from "../../../engine/index.ts";`],
    ["features/run/play/state.ts", `import { type Settings, type Measurement } from "../../../engine/index.ts";`],
    ["features/run/play/state.ts", `import type { AppearanceSlice } from "../../view/appearance/state.ts";`],
    ["features/run/play/state.ts", `import type { PlotsSlice } from "../../analyse/plots/state.ts";`],
    ["features/analyse/plots/panel.tsx", `import { text } from "../../run/play/text.ts";`],
    ["features/run/play/controller.ts", `import { GpuEngine } from "../../../engine/index.ts";`],
    ["features/run/play/panel.tsx", `import type { Bodies } from "../../../data/bodies/bodies.ts";`],
    ["engine/gpuEngine.ts", `import { keys } from "./build/keys.ts";`],
    ["run/shownRun.ts", `import { GpuEngine } from "../engine/index.ts";`],
    ["main.tsx", `import { start } from "./app/start.ts";`],
    ["data/files/a.ts", `// import { x } from "../../engine/index.ts";\n/** import "three" */`],
  ])("accepts %s with %s", (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it("finds circles of types", () => {
    const module = (path: string, text: string) => ({ path, text, imports: importsOf(path, text) });
    const found = circles([
      module("data/a.ts", `import type { B } from "./b.ts";`),
      module("data/b.ts", `import { c } from "./c.ts";`),
      module("data/c.ts", `export * from "./a.ts";`),
      module("data/d.ts", `import "./a.ts";`),
    ]);
    expect(found).toEqual([["data/a.ts", "data/b.ts", "data/c.ts"]]);
  });
});
