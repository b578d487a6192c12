import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { columnsSorted } from "../../../src/engine/build/reorder.ts";
import { sortOf } from "../../../src/engine/build/sort.ts";
import { GAS_COLUMNS, withGasColumns } from "../../../src/engine/gas/columns.ts";
import { gasParamsBytes } from "../../../src/engine/gas/params.ts";
import { gasForces } from "../../../src/engine/gas/stages.ts";
import { paramsBytes } from "../../../src/engine/params.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import { firstSizes } from "../../../src/engine/state/capacity.ts";
import type { Sizes } from "../../../src/engine/state/sizes.ts";
import { readStatus, STATUS_BYTES } from "../../../src/engine/state/status.ts";
import { System } from "../../../src/engine/state/system.ts";
import { upload } from "../../../src/engine/state/transfer.ts";
import { Passes } from "../../../src/gpu/pass.ts";
import { readBack } from "../../../src/gpu/readback.ts";
import { submit } from "../../../src/gpu/timer.ts";
import { GAS_SETTINGS, type GasSettings } from "../../../src/physics/gas/settings.ts";

/** How the stages of gas are run. */
interface How {
  readonly settings?: Partial<GasSettings>;
  readonly timestep?: number;
  readonly when?: "step" | "start";
  readonly sizes?: Partial<Sizes>;
}

/** What the stages of gas find of some bodies, in the units of these, by their numbers. */
export async function gasOnGpu(
  device: GPUDevice,
  bodies: Bodies,
  { settings: given, timestep = 1 / 64, when = "start", sizes: change }: How = {},
) {
  const settings = { ...GAS_SETTINGS, ...given };
  const energy = bodies.columns!.internalEnergy!;
  const gas = energy.filter((u, i) => u > 0 && bodies.mass[i]! > 0).length;
  const sizes: Sizes = { ...firstSizes(bodies.count, { columns: GAS_COLUMNS, gas }), ...change };
  const system = new System(device, sizes);
  await system.need("gas");
  const { buffers } = system;
  upload(device, system, withGasColumns(bodies, false), 1, UNSCALED);
  const run = { ...DEFAULT_SETTINGS, timestep };
  device.queue.writeBuffer(buffers.params, 0, paramsBytes(sizes, run, UNSCALED));
  device.queue.writeBuffer(buffers.gasParams!, 0, gasParamsBytes(sizes, settings, timestep, UNSCALED));
  const passes = new Passes(device);
  const how = { c4: settings.kernel === "wendlandC4", energy: settings.form === "densityEnergy" };
  const specs = [...sortOf(bodies.count), ...columnsSorted(sizes), ...gasForces(sizes, how, when)];
  submit(device, await Promise.all(specs.map((spec) => system.pass(passes, spec))));
  const names = [
    "id",
    "acceleration",
    "gasPlace",
    "gasSized",
    "gasDense",
    "gasFactors",
    "gasFrom",
    "gasBoxes",
    "gasLists",
  ] as const;
  const columns = ["column gasState", "column gasRates", "column gasSpare"] as const;
  const tables = await readBack(device, [
    { buffer: buffers.status, bytes: STATUS_BYTES },
    ...[...names, ...columns].map((name) => ({ buffer: buffers[name]!, bytes: buffers[name]!.size })),
  ]);
  system.destroy();
  const [status, ...rest] = tables;
  const [id, acceleration, place, sized, dense, factors, now, boxes, lists, state, rates, spare] = rest.map(
    (bytes, k) => ([0, 2, 5, 8].includes(k) ? new Uint32Array(bytes) : new Float32Array(bytes)),
  );
  return {
    status: readStatus(status!),
    ...{ id: id!, acceleration: acceleration!, place: place!, sized: sized!, dense: dense!, factors: factors! },
    ...{ now: now!, boxes: boxes!, lists: lists!, state: state!, rates: rates!, spare: spare! },
  };
}
