import { beforeAll, expect, test } from "vitest";
import { globals } from "webgpu";
import { bareCanvas } from "../../bench/pictures/canvas.ts";
import { type Bodies, componentIndex, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, timeMyr } from "../../src/data/bodies/units.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { READY_LOOKS } from "../../src/features/view/appearance/readyLooks.ts";
import { VIEW_DEFAULTS } from "../../src/features/view/appearance/state.ts";
import { BORN } from "../../src/render/colour/populations.ts";
import { GpuPicture } from "../../src/render/gpuPicture.ts";
import { viewOf } from "../../src/run/appearance.ts";
import { describeGpu } from "../gpuDevice.ts";

const N = 48;
const MYR = timeMyr(GALACTICS_UNITS)!;
const [WIDTH, HEIGHT] = [256, 64];

/** Four small balls in a row: stars that were gas 30 and 1000 Myr ago, gas far thinner than what forms stars, and an old bulge that has nearly all the light, as in a galaxy. */
function balls(): Bodies {
  const bodies = { ...emptyBodies(4 * N, GALACTICS_UNITS), time: 500 };
  const [birthTime, internalEnergy] = [new Float32Array(4 * N), new Float32Array(4 * N)];
  for (let i = 0; i < 4 * N; i++) {
    const which = Math.floor(i / N);
    const [r, cosine, angle] = [Math.cbrt(((i % N) + 0.5) / N), Math.sin(37 * i), 2.4 * i];
    const flat = Math.sqrt(1 - cosine * cosine);
    bodies.position.set(
      [11 * (which - 1.5) + r * flat * Math.cos(angle), r * flat * Math.sin(angle), r * cosine],
      3 * i,
    );
    bodies.mass[i] = which === 3 ? 3e-4 : 1e-6;
    bodies.id[i] = i;
    bodies.component[i] = componentIndex(which === 3 ? "bulge" : "gas");
    if (which === 2) internalEnergy[i] = 1;
    if (which < 2) birthTime[i] = bodies.time - [30, 1000][which]! / MYR;
  }
  return { ...bodies, columns: { birthTime, internalEnergy } };
}

describeGpu("the live picture of a run with gas", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  test("stars that were gas shine by their age, and thin gas does not", async () => {
    const bodies = balls();
    const engine = await GpuEngine.create(device, bodies, { softening: 0.1, timestep: 1e-6, gravity: 1, theta: 0.7 });
    const picture = await GpuPicture.create(bareCanvas(WIDTH, HEIGHT), device, false);
    try {
      picture.resize(WIDTH, HEIGHT, 1, { left: 0, right: 0, bottom: 0 });
      picture.show(engine, await viewOf(bodies));
      picture.camera.begin({ radius: 5, direction: [0, 0, 1], centre: [0, 0, 0] });
      picture.set({ ...VIEW_DEFAULTS, ...READY_LOOKS.hubble, saturation: 1, dust: 0, sky: 0 });
      const { sums, width, height } = await picture.readSums();
      const parts = [0, 1, 2, 3].map(() => [0, 0, 0]);
      for (let p = 0; p < width * height; p++)
        for (let c = 0; c < 3; c++) parts[Math.floor((4 * (p % width)) / width)]![c]! += sums[4 * p + c]!;
      const [young, old, gas] = parts as [number[], number[], number[]];

      for (let c = 0; c < 3; c++) {
        // Ages are linear between the table's in logarithms: 30 Myr lies just before its second row.
        const share = (Math.log10(3e7) - BORN.ages[0]) / (BORN.ages[1] - BORN.ages[0]);
        const light = BORN.light[0][c]! ** (1 - share) * BORN.light[1][c]! ** share;
        expect(young[c]! / old[c]! / (light / BORN.light[4][c]!)).toBeCloseTo(1, 1);
        expect(gas[c]!).toBeLessThan(1e-3 * old[c]!);
      }
    } finally {
      picture.destroy();
      engine.destroy();
    }
  });
});
