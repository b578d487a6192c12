import type { Bodies } from "../../src/data/bodies/bodies.ts";
import type { GpuEngine } from "../../src/engine/index.ts";
import { Passes } from "../../src/gpu/pass.ts";
import { BodyQuantity, type QuantityName } from "../../src/render/quantities/index.ts";
import type { QuantityParts } from "../../src/render/quantities/quantity.ts";
import { sceneLook } from "../../src/render/sceneUnits.ts";

const LOOK: QuantityParts["look"] = {
  traits: new Uint32Array(0),
  speed: 1,
  drift: [0, 0, 0],
  surface: 0,
  depth: 1,
  radius: 1,
  density: 1,
  time: 1,
  mass: 1,
  gravity: 1,
  components: [],
  cores: [],
};

/** The same bodies where a unit of length is `length` smaller and one of velocity `velocity`: all numbers are that much larger. */
export function inUnits(bodies: Bodies, length: number, velocity: number): Bodies {
  const times = (table: Float32Array, by: number) => table.map((x) => x * by);
  return {
    ...bodies,
    position: times(bodies.position, length),
    velocity: times(bodies.velocity, velocity),
    mass: times(bodies.mass, length * velocity * velocity),
  };
}

/**
 * Lengths whose squares leave float32; and velocities that are no power of two, which make the engine's squared velocities
 * half its potentials (or twice, whichever the others aren't).
 */
export const UNITS = [
  [1, 1],
  [2 ** 70, 2 ** 8.5],
] as const;

/** Galaxy numbers and no light. */
function traitsOf(device: GPUDevice, { count, galaxy }: Bodies): GPUBuffer {
  const words = new Uint32Array(2 * count);
  galaxy.forEach((g, i) => {
    words[2 * i] = g;
  });
  const buffer = device.createBuffer({ size: Math.max(16, words.byteLength), usage: 0x88 });
  device.queue.writeBuffer(buffer, 0, words);
  return buffer;
}

/** The quantity called `name` of an engine's bodies, compiled; `look`: in what units, and where galaxies are. */
export async function quantityOf(
  device: GPUDevice,
  engine: GpuEngine,
  name: QuantityName,
  look: Partial<QuantityParts["look"]>,
  more: Partial<Pick<QuantityParts, "tell" | "again" | "passes">> = {},
): Promise<BodyQuantity> {
  let [failure, compiled]: [unknown, boolean] = [null, false];
  const quantity = new BodyQuantity({
    device,
    passes: more.passes ?? new Passes(device),
    bodies: engine,
    look: sceneLook({ ...LOOK, ...look }, engine.scaling),
    traits: traitsOf(device, engine.bodies),
    tell: more.tell ?? (() => {}),
    fail: (error) => {
      failure = error;
    },
    again: () => compiled && more.again?.(),
  });
  quantity.choose(name);
  await quantity.made;
  if (failure !== null) throw failure;
  compiled = true;
  return quantity;
}
