import { appendFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { VortexElements } from "../data/vortices/elements.ts";
import { readElements, vortexFormatFor } from "../data/vortices/files/index.ts";
import { energiesOf, invariantsOf, type VortexEnergies, type VortexInvariants } from "../data/vortices/invariants.ts";
import { type Remeshing, remesh } from "../data/vortices/remesh.ts";
import { VortexEngine, type VortexSettings } from "../engine/vortices/index.ts";
import type { Report } from "./command.ts";
import type { HeadlessDevice } from "./device.ts";
import { fileSource } from "./fileSource.ts";
import { reason, userPath, writeWhole } from "./files.ts";
import { type AdapterResult, adapterResult, devices } from "./simulation.ts";

/** Reads a file of vortex elements. Throws one line that starts with the file's name. */
export async function readElementsFile(path: string): Promise<{ format: string; elements: VortexElements }> {
  try {
    const source = fileSource(userPath(path));
    try {
      return await readElements(source);
    } finally {
      source.close();
    }
  } catch (error) {
    throw new Error(`${path}: ${reason(error)}`);
  }
}

/** Writes vortex elements whole or not at all. */
export async function writeElementsFile(path: string, elements: VortexElements, format: string | null): Promise<void> {
  writeWhole(path, await vortexFormatFor(format ?? basename(path)).write(elements));
}

/** Asks for a device, hands it to `use`, and gives it back whatever happens. */
export async function withVortexDevice<T>(
  adapter: string,
  elements: VortexElements,
  report: Report,
  use: (gpu: HeadlessDevice) => Promise<T>,
): Promise<T & AdapterResult> {
  const gpu = await devices.request({ adapter });
  try {
    report.say(`${elements.count} vortex elements on ${gpu.adapterInfo.name}${gpu.note ? ` (${gpu.note})` : ""}`);
    const result = await use(gpu);
    gpu.check();
    return { ...result, ...adapterResult(gpu) };
  } catch (error) {
    // What the device said first is the cause of what the engine met later.
    gpu.check();
    throw error;
  } finally {
    gpu.destroy();
  }
}

/** What a flow is at one moment. */
export interface FlowState extends VortexInvariants, VortexEnergies {
  readonly step: number;
  readonly time: number;
  readonly n: number;
}

/** A flow to be run. */
export interface Flow {
  readonly elements: VortexElements;
  readonly settings: Partial<VortexSettings> & { readonly timestep: number };
  readonly steps: number;
  /** Steps from one call of `look` to the next; it comes before the first and after the last, too. */
  readonly lookEvery: number;
  readonly look: (elements: VortexElements, state: FlowState) => void | Promise<void>;
  /** Elements are put onto a lattice every so many steps, before the first one too. */
  readonly remeshing?: (Remeshing & { readonly every: number }) | null;
  readonly progress?: (fraction: number) => void;
}

/** Runs a flow to its end and returns the last elements. Throws one line where an element became non-finite. */
export async function runFlow(device: GPUDevice, flow: Flow): Promise<VortexElements> {
  const { settings, steps, lookEvery, look, remeshing = null } = flow;
  let elements = remeshing ? remesh(flow.elements, remeshing) : flow.elements;
  let engine = await VortexEngine.create(device, elements, settings);
  try {
    for (let step = 0; ; ) {
      if (step % lookEvery === 0 || step === steps) {
        const seen = await engine.measure("flow");
        elements = seen.elements;
        const { time, count: n } = elements;
        await look(elements, { step, time, n, ...invariantsOf(elements), ...energiesOf(elements, seen.induced) });
      }
      if (step === steps) return elements;
      const next = (every: number) => every * (Math.floor(step / every) + 1);
      const until = Math.min(steps, next(lookEvery), remeshing ? next(remeshing.every) : steps, step + MOST_STEPS);
      engine.step(until - step);
      step = until;
      await engine.done();
      flow.progress?.(step / steps);
      if (!remeshing || step % remeshing.every !== 0 || step === steps) continue;
      const moved = remesh(await engine.readBodies(), remeshing);
      engine.destroy();
      engine = await VortexEngine.create(device, moved, settings);
    }
  } finally {
    engine.destroy();
  }
}

/** Steps that are submitted before any is waited for. */
const MOST_STEPS = 64;

/** A log of a flow as CSV: a line a state, there from the first one on. */
export function flowLog(path: string): (state: FlowState) => void {
  let begun = false;
  return (state) => {
    const columns: Record<string, number> = {
      step: state.step,
      time: state.time,
      elements: state.n,
      strength: state.strength,
      ...byAxis("vorticity", state.vorticity),
      ...byAxis("impulse", state.impulse),
      ...byAxis("angularImpulse", state.angularImpulse),
      energy: state.energy,
      enstrophy: state.enstrophy,
      helicity: state.helicity,
    };
    for (const [k, { radius, height }] of state.rings.entries())
      Object.assign(columns, {
        [`circulation${k + 1}`]: state.circulation[k],
        [`radius${k + 1}`]: radius,
        [`height${k + 1}`]: height,
      });
    const full = userPath(path);
    try {
      if (!begun) writeFileSync(full, `${Object.keys(columns).join(",")}\n`);
      appendFileSync(full, `${Object.values(columns).join(",")}\n`);
      begun = true;
    } catch (error) {
      throw new Error(`${path}: can't be written: ${reason(error)}`);
    }
  };
}

const byAxis = (name: string, vector: readonly number[]) =>
  Object.fromEntries(vector.map((value, k) => [`${name}${"XYZ"[k]}`, value]));
