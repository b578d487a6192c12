import { resolveValues } from "../../src/data/parameter.ts";
import { CORE_SPREAD, type VortexElements } from "../../src/data/vortices/elements.ts";
import { findVortexModel } from "../../src/data/vortices/models/index.ts";
import type { Remeshing } from "../../src/data/vortices/remesh.ts";
import type { VortexSettings } from "../../src/engine/vortices/index.ts";
import { type FlowState, runFlow } from "../../src/headless/vortices.ts";
import type { Plot } from "../plot.ts";
import { INKS } from "../plot.ts";
import type { VortexBench } from "./part.ts";

/** Elements of a model with some values. */
export function flowOf(name: string, values: Readonly<Record<string, number>>): VortexElements {
  const model = findVortexModel(name);
  return model.make(resolveValues(name, model.parameters, values), { n: null, seed: 1 });
}

/** A moment of a flow. */
export interface Moment {
  readonly state: FlowState;
  readonly elements: VortexElements;
}

/** Above so many elements a tree is faster than all pairs (H200). */
const MANY = 40_000;

/** Runs a flow to a time and keeps `moments` moments and the first. */
export async function follow(
  { device, say }: VortexBench,
  elements: VortexElements,
  given: {
    readonly dt: number;
    readonly until: number;
    readonly moments: number;
    readonly settings?: Partial<VortexSettings>;
    readonly remeshing?: Remeshing & { readonly every: number };
  },
): Promise<{ readonly moments: readonly Moment[]; readonly seconds: number }> {
  const lookEvery = Math.max(1, Math.round(given.until / given.dt / given.moments));
  const steps = lookEvery * given.moments;
  const solver = given.remeshing || elements.count > MANY ? "tree" : "direct";
  const moments: Moment[] = [];
  const start = performance.now();
  await runFlow(device, {
    elements,
    settings: { solver, theta: 0.4, timestep: given.dt, ...(given.remeshing && { relaxation: 0 }), ...given.settings },
    ...{ steps, lookEvery, remeshing: given.remeshing ?? null },
    look(now, state) {
      moments.push({ state, elements: now });
      if (moments.length % 10 === 1)
        say(`  time ${state.time.toFixed(2)}, ${state.n} elements, energy ${state.energy.toFixed(5)}`);
    },
  });
  return { moments, seconds: (performance.now() - start) / 1000 };
}

/** Height of the impulse's centre of a tube, sum of G r z over sum of G r of its strengths around the axis, and its mean radius by impulse. */
export function ringCentre({ count, position, strength, tube }: VortexElements, which = 0) {
  let [circulation, impulse, height] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (tube[i] !== which) continue;
    const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    const g = x * strength[3 * i + 1]! - y * strength[3 * i]!;
    const r2 = x * x + y * y;
    if (r2 > 0) circulation += g / r2;
    impulse += g;
    height += g * z;
  }
  // Impulse is circulation times radius squared.
  return {
    radius: Math.sqrt(Math.abs(impulse / circulation)),
    height: height / impulse,
    circulation: circulation / (2 * Math.PI),
  };
}

/** Core radius of a tube by its second moment about its centre line: of the Gaussian that has the same one, its elements' own cores counted. */
export function coreOf(elements: VortexElements, which = 0): number {
  const { count, position, strength, core, tube } = elements;
  let [all, r, z, second] = [0, 0, 0, 0];
  const each = (use: (share: number, radius: number, height: number, i: number) => void) => {
    for (let i = 0; i < count; i++) {
      if (tube[i] !== which) continue;
      const [x, y] = [position[3 * i]!, position[3 * i + 1]!];
      const radius = Math.hypot(x, y);
      if (radius > 0)
        use((x * strength[3 * i + 1]! - y * strength[3 * i]!) / radius ** 2, radius, position[3 * i + 2]!, i);
    }
  };
  each((share, radius, height) => {
    all += share;
    r += share * radius;
    z += share * height;
  });
  [r, z] = [r / all, z / all];
  each((share, radius, height, i) => {
    second += share * ((radius - r) ** 2 + (height - z) ** 2 + CORE_SPREAD * core[i]! ** 2);
  });
  return Math.sqrt(second / all);
}

/** Elements that a picture shows. */
const SHOWN = 1500;

/** Pictures from the side: elements of each tube at some moments, at most SHOWN of them. */
export function sideViews(moments: readonly Moment[], wanted: number): Plot[] {
  const picked = Array.from(
    { length: wanted },
    (_, k) => moments[Math.round((k * (moments.length - 1)) / (wanted - 1))]!,
  );
  return picked.map(({ state, elements }) => {
    const { count, position, tube } = elements;
    const every = Math.max(1, Math.floor(count / SHOWN));
    const tubes = state.rings.length;
    return {
      title: `Seen from the side, time ${state.time.toFixed(2)}, ${count.toLocaleString("en")} elements`,
      x: "x",
      y: "z",
      curves: Array.from({ length: tubes }, (_, k) => ({
        label: tubes > 1 ? `ring ${k + 1}` : "elements",
        colour: INKS[k]!,
        dots: "only" as const,
        points: Array.from({ length: Math.floor(count / every) }, (_, j) => j * every)
          .filter((i) => tube[i] === k)
          .map((i) => [position[3 * i]!, position[3 * i + 2]!] as const),
      })),
    };
  });
}

/** Largest change of a number over the first. */
export const change = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, Math.abs(value / values[0]! - 1)), 0);
