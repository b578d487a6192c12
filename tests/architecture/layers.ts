import type { Import, Module } from "./modules.ts";

/** What one layer may import besides itself. Patterns are of paths below src/; what may be imported may be by its types too. */
export interface Layer {
  readonly values: readonly RegExp[];
  readonly types: readonly RegExp[];
  readonly packages: readonly RegExp[];
}

const REACT = /^react(-dom)?(\/|$)/;
const ZUSTAND = /^zustand(\/(?!react)|$)/;
const BELOW = [/^data\//, /^fit\//, /^gpu\//, /^engine\/index\.ts$/, /^render\//, /^run\//] as const;

/** What a feature's state, commands, controls and words may import. */
const STATE: Layer = {
  values: [
    /^language\//,
    /^ui\/(options|scale)\.ts$/,
    // What is allowed of settings, and what counts if nothing is said: plain data, typed once.
    /^engine\/settings\.ts$/,
    // What can be wrong with a picture, in English: the words of command line and page.
    /^fit\/images\/faults\.ts$/,
    /^features\/kit\/[^/]+\.ts$/,
    /^features\/[^/]+\/[^/]+\/(\w*[sS]tate|controls|text|address)\.ts$/,
  ],
  types: [...BELOW, /^engine\//],
  packages: [ZUSTAND, /^valibot$/],
};

/** The table of docs/reference/architecture.md, from below to above. The kind of a feature's file is told by its name. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  language: { values: [], types: [], packages: [] },
  data: { values: [], types: [], packages: [/^h5wasm/, /^valibot$/] },
  // A telescope: bodies to light and to pictures of numbers, without a graphics card.
  instrument: { values: [/^data\/(bodies|files\/fits)\//], types: [], packages: [] },
  // Pictures of mergers and the models that look like them.
  fit: { values: [/^(data|gpu)\//, /^instrument\/fitsImages\.ts$/], types: [], packages: [] },
  physics: {
    values: [/^data\/(parameter\.ts|bodies\/|models\/|scenarios\/(scenario|inFields|orientation|stripping)\.ts)/],
    types: [],
    packages: [],
  },
  gpu: { values: [], types: [], packages: [] },
  engine: { values: [/^(gpu|physics)\//, /^data\/(bodies\/|vortices\/elements\.ts$)/], types: [], packages: [] },
  // The package: what only Node.js has is loaded when it is asked for.
  library: {
    values: [
      /^(data|gpu|physics)\//,
      /^engine\/((settings|processor\/choices)\.ts|(processor\/)?index\.ts)$/,
      /^headless\/(device|fileSource)\.ts$/,
      // antennae/three draws the engine's buffers.
      /^render\/(zeroCopy|colour\/(nodes|mode))\.ts$/,
    ],
    types: [],
    packages: [/^node:/, /^three(\/|$)/],
  },
  // <antennae-galaxy>: the library with the page's picture.
  element: {
    values: [
      /^(data|library|language|render|run)\//,
      /^engine\/(settings\.ts|(processor\/)?index\.ts)$/,
      /^features\/view\/appearance\/(state|readyLooks)\.ts$/,
    ],
    types: [],
    packages: [],
  },
  // The widget of python/, which shows the element.
  notebook: { values: [/^(library|element)\/index\.ts$/], types: [], packages: [] },
  headless: {
    values: [/^(data|fit|gpu|physics|instrument)\//, /^engine\/((processor|vortices|domains)\/)?index\.ts$/],
    types: [],
    // esbuild makes a thread's program of its TypeScript.
    packages: [/^node:/, /^webgpu$/, /^esbuild$/, /^jpeg-js$/],
  },
  render: {
    values: [/^language\//, /^(gpu|instrument)\//, /^data\/bodies\//, /^engine\/index\.ts$/],
    types: [],
    packages: [/^three(\/|$)/, /^mediabunny$/, /^gifenc$/],
  },
  run: {
    values: [
      /^(data|physics|gpu|render)\//,
      /^engine\/((processor|vortices)\/)?index\.ts$/,
      /^instrument\/gasMaps\.ts$/,
    ],
    types: [],
    packages: [],
  },
  ui: {
    values: [/^language\//],
    types: [],
    packages: [REACT, /^react-error-boundary$/, /^@base-ui\/react/, /^lucide-react/],
  },
  "features: state": STATE,
  "features: controller": {
    // Looks that are chosen as a whole: plain data.
    values: [...STATE.values, ...BELOW, /^features\/view\/appearance\/readyLooks\.ts$/],
    types: [/^engine\//],
    packages: [...STATE.packages, /^three(\/|$)/, /^uplot(\/|$)/],
  },
  "features: panel": {
    // Plots are drawn and written by one component and one table, wherever they are shown.
    values: [
      ...STATE.values,
      /^ui\//,
      /^features\/[^/]+\/[^/]+(\.tsx|\/commands\.ts)$/,
      /^features\/analyse\/plots\/((small|race)Plots\.tsx|csv\.ts)$/,
    ],
    types: [...BELOW, /^engine\//],
    packages: [REACT, /^uplot(\/|$)/],
  },
  // A feature's record names what stands in its folder; features/index.ts lists them.
  "features: record": {
    values: [/^features\/[^/]+\/[^/]+\/index\.ts$/, /^features\/kit\/(address|feature|setup)\.ts$/],
    types: [],
    packages: [],
  },
  // What all features share: types of the store and of commands, the hooks, storage.
  "features: shared": {
    values: [
      /^language\//,
      /^ui\//,
      /^run\/(oneLine|cancelled)\.ts$/,
      /^features\/[^/]+\/[^/]+\/(\w*[sS]tate|text)\.ts$/,
    ],
    types: [...BELOW],
    packages: [REACT, ...STATE.packages],
  },
  app: { values: [/^(?!headless\/|library\/|element\/|notebook\/|main\.tsx)/], types: [], packages: [/.*/] },
};

/**
 * Groups of features, by what a person does with them, and whose values each may import beside its own: learning knows
 * nothing of analysis, and only what builds on a group knows it. What else one needs of another goes through the store.
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  kit: ["shell"],
  shell: ["kit", "run", "view"],
  run: ["kit", "shell", "view", "create"],
  view: ["kit", "shell", "run", "analyse"],
  create: ["kit", "shell", "run"],
  analyse: ["kit", "shell", "run", "create"],
  learn: ["kit", "shell", "run"],
};

/** Folders of the engine that do not know each other: engine/state and the step join them. */
const ENGINE_PARTS = ["build", "force", "integrate", "measure"];

/** Of a feature: state, commands and words; panels; the rest is its controller and what helps it. */
export function layerOf(path: string): string {
  const [name, ...rest] = path.split("/");
  if (rest.length === 0) return "";
  if (name !== "features") return name!;
  const file = rest.at(-1)!;
  if (/^features\/([^/]+\/[^/]+\/)?index\.ts$/.test(path)) return "features: record";
  if (rest.length === 2) return "features: shared";
  if (file.endsWith(".tsx")) return "features: panel";
  return /^(\w*[sS]tate|commands|controls|text|address)\.ts$/.test(file) ? "features: state" : "features: controller";
}

const CONTROLLER = /\/\w*[cC]ontroller\.ts$/;
const featureOf = (path: string) => /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? "";
const groupOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1] ?? "";
const partOf = (path: string) => (/^engine\/[^/]+\//.test(path) ? path.split("/")[1]! : "");

/** Why a module may not import this, or null where it may. */
export function objection(path: string, { target, own, typeOnly }: Import): string | null {
  const name = layerOf(path);
  if (path === "main.tsx")
    return own && !/^(app|language)\//.test(target) ? "main.tsx starts the app, nothing else" : null;
  const layer = LAYERS[name];
  if (!layer) return `src/${name || path} is no layer of the table`;
  if (!own) return layer.packages.some((allowed) => allowed.test(target)) ? null : `${name} may not use ${target}`;
  if (/\.(css|svg|png|json)$/.test(target)) return null;
  const to = layerOf(target);
  if (name === "engine" && to === "engine") return engineObjection(path, target);
  if (featureOf(path) && featureOf(path) === featureOf(target)) return insideObjection(name, target, typeOnly);
  const [group, of] = [groupOf(path), groupOf(target)];
  if (group && !GROUPS[group]) return `features/${group} is no group of the table`;
  if (group && of && group !== of && !typeOnly && !GROUPS[group]!.includes(of))
    return `features/${group} may not import features/${of}`;
  if (to === name && (name === "features: shared" || !name.startsWith("features"))) return null;
  const allowed = typeOnly ? [...layer.values, ...layer.types] : layer.values;
  if (allowed.some((pattern) => pattern.test(target))) return null;
  return `${name} may not import ${typeOnly ? "types of " : ""}${target}`;
}

/** Within one feature: panels see no controller, and what the store holds sees neither. */
function insideObjection(name: string, target: string, typeOnly: boolean): string | null {
  const to = layerOf(target);
  if (name === "features: panel" && CONTROLLER.test(target))
    return "a panel speaks to its controller by commands and state";
  if (name === "features: state" && to === "features: panel") return "a feature's state may not know its panel";
  if (name === "features: state" && to === "features: controller" && !typeOnly && CONTROLLER.test(target))
    return "a feature's state may not know its controller";
  return null;
}

function engineObjection(path: string, target: string): string | null {
  const [from, to] = [partOf(path), partOf(target)];
  if (from === to || from === "") return null;
  if (from === "state" && ENGINE_PARTS.includes(to)) return `engine/state may not know engine/${to}`;
  if (ENGINE_PARTS.includes(from) && ENGINE_PARTS.includes(to)) return `engine/${from} may not import engine/${to}`;
  return null;
}

/** All that the table objects to, a line each. */
export function objections(modules: readonly Module[]): string[] {
  return modules
    .flatMap(({ path, imports }) =>
      imports.map((wanted) => [path, wanted, objection(path, wanted)] as const).filter(([, , why]) => why !== null),
    )
    .map(([path, wanted, why]) => `${path} imports ${wanted.target}: ${why}`);
}

/** Groups of modules that import each other in a circle, types too; each sorted. */
export function circles(modules: readonly Module[]): string[][] {
  const next = new Map(modules.map(({ path, imports }) => [path, imports.filter((i) => i.own).map((i) => i.target)]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  // Tarjan (1972): strongly connected components.
  const enter = (path: string): void => {
    index.set(path, index.size);
    low.set(path, index.get(path)!);
    stack.push(path);
    for (const target of next.get(path) ?? []) {
      if (!next.has(target)) continue;
      if (!index.has(target)) enter(target);
      if (stack.includes(target)) low.set(path, Math.min(low.get(path)!, low.get(target)!));
    }
    if (low.get(path) !== index.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) found.push(group.sort());
  };
  for (const path of next.keys()) if (!index.has(path)) enter(path);
  return found;
}
