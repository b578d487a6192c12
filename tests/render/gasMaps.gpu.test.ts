import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import { bareCanvas } from "../../bench/pictures/canvas.ts";
import { milkyWay } from "../../src/data/models/milkyWay.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { VIEW_DEFAULTS } from "../../src/features/view/appearance/state.ts";
import { GpuPicture } from "../../src/render/gpuPicture.ts";
import { GAS_MAPS, type GasMapName, shownIn, temperatureOf } from "../../src/render/shown/gasMaps.ts";
import { viewOf } from "../../src/run/appearance.ts";
import { describeGpu } from "../gpuDevice.ts";

const [WIDTH, HEIGHT] = [192, 192];
/** Internal energy of ionised gas, (km/s)^2 a kelvin. */
const KELVINS = 47.53;

describeGpu("maps of gas by WebGPU", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  it.each(["sprites", "splats"] as const)(
    "are sums over the gas of a galaxy that forms stars, drawn as %s",
    async (form) => {
      const bodies = milkyWay.make({ gasFraction: 0.6, gasExtent: 0.7, haloHeaviness: 30 }, { n: 2000, seed: 2 });
      // A long step: some of the gas forms stars.
      const engine = await GpuEngine.create(device, bodies, { timestep: 1 / 4, softening: 0.1 });
      const picture = await GpuPicture.create(bareCanvas(WIDTH, HEIGHT), device, false);
      try {
        picture.forms.force(form === "splats" ? 0 : 1e9);
        engine.step(1);
        await engine.done();
        picture.resize(WIDTH, HEIGHT, 1, { left: 0, right: 0, bottom: 0 });
        const view = await viewOf(bodies);
        picture.show(engine, view);
        // From so far along the axis that lines of sight are nearly parallel.
        picture.camera.begin({ radius: 40, direction: [0, 0, 1], centre: [0, 0, 0] });
        const back = (await engine.readBodies()) as typeof bodies;
        const { columns, mass, count } = back;
        const { internalEnergy, metallicity, starFormationRate } = columns as Required<NonNullable<typeof columns>>;
        const kms = back.units.velocityKms! ** 2;
        const of: Record<GasMapName, (i: number) => number> = {
          gas: (i) => mass[i]!,
          temperature: (i) => (mass[i]! * temperatureOf(internalEnergy[i]! * kms * KELVINS)) / (KELVINS * kms),
          formation: (i) => starFormationRate[i]!,
          metallicity: (i) => (mass[i]! * metallicity[i]!) / 0.0134,
        };
        const gas = Array.from({ length: count }, (_, i) => i).filter((i) => internalEnergy[i]! > 0);
        const over = (value: (i: number) => number) => gas.reduce((sum, i) => sum + value(i), 0);
        expect(over(of.formation)).toBeGreaterThan(0);
        const pixel = picture.camera.heightOfView / HEIGHT;
        for (const shows of Object.keys(GAS_MAPS) as GasMapName[]) {
          picture.set({ ...VIEW_DEFAULTS, shows });
          const { sums, width, height } = await picture.readSums();
          let [column, value] = [0, 0];
          for (let p = 0; p < width * height; p++) {
            column += sums[4 * p]!;
            const shown = shownIn(sums, 4 * p, shows);
            if (Number.isFinite(shown)) value += shown * (GAS_MAPS[shows].mean ? sums[4 * p]! : 1);
          }
          const area = pixel ** 2;
          const unit = picture.mass.unitOf(shows);
          const times = GAS_MAPS[shows].mean ? picture.mass.unit : 1;
          const ofGas = (column * area * picture.mass.unit) / over(of.gas);
          // Perspective makes what lies nearer larger.
          expect(ofGas, `${shows}: gas`).toBeCloseTo(1, 2);
          expect((value * area * unit * times) / over(of[shows]) / ofGas, shows).toBeCloseTo(1, 2);
        }
      } finally {
        picture.destroy();
        engine.destroy();
      }
    },
  );
});
