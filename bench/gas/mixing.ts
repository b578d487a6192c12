import { LOOPS } from "./course.ts";
import { atLeast, type GasTest, near, told } from "./gasTest.ts";
import { tiled } from "./glass.ts";
import { setUp } from "./setUp.ts";

/** Half the width of the shear layer, half the velocity difference, and the wave number of the seed. */
const [WIDTH, SPEED, WAVE] = [0.0317, 0.5, 4 * Math.PI];

/** Growth of a tanh layer in a fluid without compression at WAVE * WIDTH = 0.398 in units of SPEED / WIDTH (Michalke 1964). */
const RATE = (0.1887 * SPEED) / WIDTH;

/** The layers between two streams roll up: the growth of the seeded wave. */
export const shear: GasTest = {
  name: "kelvin-helmholtz",
  title:
    "two shear layers of density 1 and pressure 2.5 at 32 (quick) or 64 and 128 particles an edge: growth from t = 0.4 to 1",
  async run(size, settings, say, means = LOOPS) {
    // Two waves, or one in a cube of half the edge, which leaves eight widths between the layers.
    const rate = async (n: number, edge = 1) => {
      const [lower, upper] = [edge / 4, (3 * edge) / 4];
      const tile = 8;
      const places = tiled(
        settings,
        tile,
        1 / n,
        [edge, edge, means.cubes ? edge : tile / n].map((x) => (n * x) / tile) as never,
      );
      const state = (x: number, y: number) => {
        const stream = Math.tanh((y - lower) / WIDTH) - Math.tanh((y - upper) / WIDTH) - 1;
        const near2 = Math.exp(-(((y - lower) / 0.1) ** 2)) + Math.exp(-(((y - upper) / 0.1) ** 2));
        return { pressure: 2.5, velocity: [SPEED * stream, 0.005 * Math.sin(WAVE * x) * near2, 0] as const };
      };
      const gas = setUp(places, n ** -3, () => 1, state, [edge, edge, means.cubes ? edge : tile / n], settings);
      const run = await means.start(gas);
      // The size of the seeded wave in the velocity across, beside either layer.
      const mode = () => {
        let [cos, sin] = [0, 0];
        for (let i = 0; i < gas.count; i++) {
          const [x, y] = [gas.position[3 * i]!, gas.position[3 * i + 1]!];
          const beside = Math.exp(-WAVE * Math.abs(y - lower)) - Math.exp(-WAVE * Math.abs(y - upper));
          const other = Math.exp(-WAVE * Math.abs(y - lower)) + Math.exp(-WAVE * Math.abs(y - upper));
          cos += gas.velocity[3 * i + 1]! * beside * Math.cos(WAVE * x);
          sin += gas.velocity[3 * i + 1]! * other * Math.sin(WAVE * x);
        }
        return Math.hypot(cos, sin) / gas.count;
      };
      await run.runTo(0.4);
      const before = mode();
      await run.runTo(1);
      run.end();
      const found = Math.log(mode() / before) / 0.6;
      say(`  n = ${n}: growth ${found.toFixed(3)}, ${run.steps} steps`);
      return found;
    };
    // The layer is as thin as the spacing of 32 particles.
    if (size === "quick") return [told("growth at 32 over linear theory", (await rate(32)) / RATE)];
    if (size === "large") {
      const [coarse, middle, fine] = [await rate(64, 0.5), await rate(128, 0.5), await rate(256, 0.5)];
      return [
        told("growth at 64 over that at 256", coarse / fine),
        near("growth at 128 over that at 256", middle / fine, 1, 0.1),
        near("growth at 256 over linear theory", fine / RATE, 1, 0.15),
      ];
    }
    const [coarse, fine] = [await rate(64), await rate(128)];
    return [
      near("growth at 128 over linear theory", fine / RATE, 1, 0.15),
      near("growth at 64 over that at 128", coarse / fine, 1, 0.1),
      told("growth at 128, amplitude e-foldings a unit of time", fine),
    ];
  },
};

/** A dense square at even pressure should stay as it is; a tension at its surface makes it round. */
export const square: GasTest = {
  name: "square",
  title:
    "a square of density 8 and edge 0.5 at even pressure, 16 (quick) or 32 particles along it, at t = 2 (quick) or 4",
  async run(size, settings, _, means = LOOPS) {
    const n = { quick: 32, full: 64, large: 128 }[size];
    const high = means.cubes ? n / 16 : 1;
    const inside = (x: number, y: number) => Math.abs(x - 0.5) < 0.25 && Math.abs(y - 0.5) < 0.25;
    const places = tiled(settings, 16, 1 / n, [n / 32, n / 32, high], [0.25, 0.25, 0]);
    const inner = places.length / 3;
    const around = tiled(settings, 8, 2 / n, [n / 16, n / 16, high]);
    for (let k = 0; k < around.length; k += 3)
      if (!inside(around[k]!, around[k + 1]!)) places.push(around[k]!, around[k + 1]!, around[k + 2]!);
    const state = () => ({ pressure: 2.5, velocity: [0, 0, 0] as const });
    const gas = setUp(
      places,
      8 / n ** 3,
      (x, y) => (inside(x, y) ? 8 : 1),
      state,
      [1, 1, means.cubes ? 1 : 16 / n],
      settings,
    );
    const dense = Array.from({ length: inner }, (_, i) => i);
    // cos 4 phi weighted by r^4: -0.43 for a square, 0 for a disc.
    const shape = () => {
      let [fourth, whole] = [0, 0];
      for (const i of dense) {
        const [x, y] = [gas.position[3 * i]! - 0.5, gas.position[3 * i + 1]! - 0.5];
        fourth += x ** 4 - 6 * x * x * y * y + y ** 4;
        whole += (x * x + y * y) ** 2;
      }
      return fourth / whole;
    };
    const before = shape();
    const run = await means.start(gas);
    await run.runTo(size === "quick" ? 2 : 4);
    run.end();
    const left = shape() / before;
    const what = "share of the square's corners that is left";
    return [size === "quick" ? told(what, left) : atLeast(what, left, 0.9)];
  },
};
