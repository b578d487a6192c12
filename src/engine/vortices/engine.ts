import { checkElements, type VortexElements } from "../../data/vortices/elements.ts";
import { allocate } from "../../gpu/allocate.ts";
import type { Timing } from "../../gpu/timer.ts";
import type { AskedMeasures, RunSettings, Table } from "../backend.ts";
import { Engine } from "../engine.ts";
import { checkFits, firstSizes } from "../state/capacity.ts";
import { LANES } from "../state/sizes.ts";
import { bytesNeeded } from "../state/system.ts";
import { VortexBackend } from "./backend.ts";
import { linesOf } from "./lines.ts";
import { changeVortexSettings, checkVortexSettings, DEFAULT_VORTEX_SETTINGS, type VortexSettings } from "./settings.ts";
import { type FlowState, type FlowView, INDUCED_BYTES, type InducedCounts } from "./view.ts";

/** Throws one line, with numbers, where the device can't hold what so many elements induce. */
function checkInduced({ limits }: GPUDevice, count: number): void {
  const limit = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  if (INDUCED_BYTES * count <= limit) return;
  const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
  const most = Math.floor(limit / INDUCED_BYTES);
  throw new Error(
    `${count} vortex elements need a buffer of ${mib(INDUCED_BYTES * count)}, this device allows ${mib(limit)}: at most ${most} elements`,
  );
}

/** What is measured of vortex elements, by name. */
export type VortexMeasures = {
  /** Elements and what is induced at them, at one moment. */
  flow(): Promise<FlowState>;
  /** Interactions of the last velocities; by a direct sum those of all pairs. */
  counts(): Promise<InducedCounts>;
  /** Milliseconds by stage of one velocity evaluation at the elements as they are, by GPU timestamps; null where the device has none. */
  times(): Promise<Timing | null>;
};

/**
 * Uploads elements to a GPU, for a view of them. `shown`: after each step, and with velocities, the buffers hold what a picture reads. Rejects in one line where a
 * number is none of a vortex element's, or something does not fit or compile.
 */
export async function vortexBackend<S extends RunSettings, T extends Table, M extends AskedMeasures>(
  device: GPUDevice,
  elements: VortexElements,
  view: FlowView<S, T, M, VortexBackend<S, T, M>>,
  shown = false,
): Promise<VortexBackend<S, T, M>> {
  checkElements(elements, "elements");
  const settings = view.of(view.settings);
  checkVortexSettings(settings);
  const lines = settings.stretching === "lines" ? linesOf(elements) : null;
  const tree = settings.solver === "tree";
  const { count } = elements;
  const sizes = firstSizes(count, { groupSize: LANES, hexadecapole: settings.multipole === "hexadecapole" });
  checkInduced(device, count);
  checkFits(device, sizes, tree);
  const make = () => new VortexBackend(device, elements, view, sizes, shown);
  const free = ({ queue }: VortexBackend<S, T, M>) => queue.end();
  const backend = await allocate(device, `${count} elements`, bytesNeeded(sizes, tree), make, free);
  try {
    await backend.start(lines);
  } catch (error) {
    free(backend);
    throw error;
  }
  return backend;
}

type Own = VortexBackend<VortexSettings, VortexElements, VortexMeasures>;

/** A flow of vortex elements on the GPU: velocities by Biot-Savart over a tree or all pairs, steps by Heun's method. */
export class VortexEngine extends Engine<VortexSettings, VortexElements, VortexMeasures, Own> {
  /** Uploads the elements. Rejects as `vortexBackend`. */
  static async create(
    device: GPUDevice,
    elements: VortexElements,
    settings: Partial<VortexSettings> = {},
  ): Promise<VortexEngine> {
    const view: FlowView<VortexSettings, VortexElements, VortexMeasures, Own> = {
      bodies: elements,
      settings: { ...DEFAULT_VORTEX_SETTINGS, ...settings },
      of: (own) => own,
      change: changeVortexSettings,
      table: (now) => now,
      totals: () => {
        throw new Error("this engine has no sums over elements; measure its flow");
      },
      measures: (of) => ({ flow: () => of.flow(), counts: () => of.counts(), times: () => of.times() }),
    };
    return new VortexEngine(await vortexBackend(device, elements, view));
  }
}
