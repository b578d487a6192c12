import { MEASURES, onDemandBytes } from "../../engine/index.ts";
import { timeUnit } from "../sceneUnits.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** Centres alone are looked at: from nowhere. */
const NOWHERE = { clip: new Array<number>(16).fill(0), width: 1, height: 1, pointer: [0, 0] } as const;
const CENTRES = { centres: true, levels: null, interactions: false } as const;

/**
 * How long ago each body was captured by another galaxy: 1 + the time in units of the run's typical one; 0: never, as far as was
 * seen (shaders/measure/capture.wgsl). It is looked at from picture to picture, from when it is wanted on.
 */
export async function capture(parts: QuantityParts): Promise<Quantity> {
  const { device, passes, bodies, traits, look, buffer, again, fail, tell } = parts;
  const { steps, time, tree, scaling } = bodies;
  const { cores } = look;
  if (steps === undefined || time === undefined || tree === undefined || cores.length < 2) return NOTHING;
  const seen = bodies as typeof bodies & { steps: number; time: number; tree: NonNullable<typeof tree> | null };
  // Few ask for it: what finds centres comes when it is needed.
  const { GpuInspector } = await import("../inspect/gpuInspector.ts");
  const inspector = new GpuInspector(device, passes);
  inspector.onReady = again;
  inspector.onError = fail;
  inspector.show(seen, traits);
  inspector.setCores(cores);
  const size = onDemandBytes("captured", bodies.count);
  const captured = device.createBuffer({ label: "render.captured", size, usage: GPUBufferUsage.STORAGE });
  const stages = new QuantityStages(device, passes, {
    n: bodies.count,
    unit: 1 / look.time,
    galaxies: cores.length,
    restart: 1,
    kineticUnit: scaling.velocity ** 2 / scaling.potential,
  });
  const { posMass, velocity, acceleration, id } = bodies.buffers;
  const pass = await stages.pass(MEASURES.capture, {
    posMass,
    velocity,
    acceleration,
    id,
    traits,
    cores: inspector.buffers.cores,
    captured,
    quantity: buffer,
  });
  let due = true;
  let since = Number.POSITIVE_INFINITY;
  return {
    update(moved) {
      due ||= moved;
      if (!due) return;
      inspector.update(NOWHERE, CENTRES);
      // Until it is compiled pictures do without.
      if (!inspector.isCentred) return;
      due = false;
      stages.write({ time: seen.time / timeUnit(scaling) });
      stages.submit(pass);
      stages.write({ restart: 0 });
      if (seen.time >= since) return;
      since = seen.time;
      tell({ since });
    },
    destroy() {
      inspector.destroy();
      captured.destroy();
      stages.destroy();
    },
  };
}
