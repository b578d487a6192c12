import type { Engine } from "../engine/index.ts";
import type { Pictures } from "../features/view/capture/capture.ts";
import type { GpuPicture } from "../render/gpuPicture.ts";
import type { Picture } from "../render/picture.ts";
import type { Simulation } from "../run/simulation.ts";

/**
 * What tests and the console may look at (`window.antennae`): what the engine itself says, and its pictures. `splatsAbove`, `keep`,
 * `advance` and `loseDevice` change what goes on, as a person, a clock or a driver would: nothing that a reload does not mend.
 */
export function debugHandle(simulation: Simulation, pictures: () => Pictures | null) {
  const needed = () => {
    const now = simulation.engine;
    if (!now) throw new Error("no run yet; wait until antennae.bodies is above 0");
    return now;
  };
  // Weakly: a number must not keep an engine.
  const numbers = new WeakMap<Engine, number>();
  let runs = 0;
  const numberOf = (engine: Engine) => {
    if (!numbers.has(engine)) numbers.set(engine, ++runs);
    return numbers.get(engine)!;
  };
  return Object.freeze({
    /** Number of the run: another one for every engine. */
    get run() {
      return simulation.engine ? numberOf(simulation.engine) : 0;
    },
    get settings() {
      return { ...needed().settings };
    },
    get bodies() {
      return simulation.engine?.count ?? 0;
    },
    get steps() {
      return simulation.engine?.steps ?? 0;
    },
    get time() {
      return simulation.engine?.time ?? 0;
    },
    /** Side B of a comparison; null where one run is shown. */
    get right() {
      const now = simulation.right;
      if (!now) return null;
      const { steps, time } = now;
      return { run: numberOf(now), settings: { ...now.settings }, steps, time, readBodies: () => now.readBodies() };
    },
    /** Milliseconds of GPU time of one step and of one picture. */
    get costs() {
      const pace = simulation.frames?.pace;
      return { step: pace?.step ?? null, draw: pace?.draw ?? null };
    },
    /** Bodies above which the next run is drawn by compute shaders instead of sprites; once set, it alone decides (`FormChoice`). */
    get splatsAbove() {
      return gpuPicture(simulation.picture)?.forms.above ?? 0;
    },
    set splatsAbove(bodies: number) {
      if (!simulation.picture) throw new Error("no picture yet; wait until there is one");
      gpuPicture(simulation.picture)?.forms.force(bodies);
    },
    /** How the GPU draws bodies now; null where it does not. */
    get drawnAs() {
      return gpuPicture(simulation.picture)?.forms.form ?? null;
    },
    get camera() {
      const { stand } = simulation.picture!.camera;
      return { position: stand.slice(0, 3), target: stand.slice(3) };
    },
    /** Keeps the bodies now, as the page does from time to time. */
    keep: () => needed().checkpoint(),
    /** Loses the device as a driver's reset would. */
    loseDevice: () => simulation.loseDevice(),
    /** Where a body stands on the canvas: CSS pixels from its upper left corner. */
    place: async (body: number) => {
      const { position } = await needed().readBodies();
      const { camera } = simulation.picture!;
      const { clientWidth, clientHeight } = simulation.picture!.canvas;
      const [px, py, pz] = position.subarray(3 * body, 3 * body + 3);
      const at = camera.onScreen({ width: clientWidth, height: clientHeight }, camera.toScene([px!, py!, pz!]));
      return at && [at.x, at.y];
    },
    /** What the last walk counted for a body's group: bodies, cells, cells of the shared expansion, bodies of the group. */
    interactions: async (body: number) => {
      const { interactionsOf } = await import("./debugNumbers.ts");
      return interactionsOf(needed(), simulation.machine?.device ?? null, body);
    },
    /** Mass per area in each pixel, mass units per length unit squared, as the picture shows it now. */
    surfaceDensity: async () => {
      const { mass } = simulation.picture!;
      const { width, height, sums } = await simulation.picture!.readSums();
      return {
        width,
        height,
        values: Float32Array.from({ length: width * height }, (_, i) => mass.unit * sums[4 * i]!),
      };
    },
    /** What is added up in each pixel: four numbers, of light red, green, blue and one that does not count. */
    sums: () => simulation.picture!.readSums(),
    /** Mean and standard deviation of the velocity along the line of sight in each pixel of a map, velocity units; NaN without mass. */
    velocities: async () => (await import("./debugNumbers.ts")).velocitiesOf(simulation.picture!),
    measure: () => needed().measure(),
    readBodies: () => needed().readBodies(),
    /** Resolves when so many steps are done, as fast as the machine can; hold the run first. */
    advance: (steps: number) => simulation.frames!.advance(steps),
    /** Resolves when the canvas shows what was chosen before, and the camera is at rest. */
    drawn: async () => {
      const frame = async () => {
        // Frames are left out while two of them wait for the GPU.
        await simulation.frames!.done();
        await simulation.picture!.prepared();
        await new Promise(requestAnimationFrame);
      };
      // The first takes over what was chosen, the second is on the screen.
      for (let k = 0; k < 2 || simulation.picture!.stale(); k++) await frame();
      await frame();
    },
    /** The picture as a JPEG data address: of the given pixels, without panels, or as it is on the screen. */
    jpeg: async (width = 0, height = 0, quality = 0.85) => {
      const blob = await pictures()!.jpeg(width > 0 && height > 0 ? { width, height } : null, quality);
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(blob);
      });
    },
  });
}

/** The picture as the GPU draws it; null where the processor does. */
const gpuPicture = (picture: Picture | null): GpuPicture | null =>
  picture && "forms" in picture ? (picture as GpuPicture) : null;
