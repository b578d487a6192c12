import { setFlagsFromString } from "node:v8";
import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { chooseVariant } from "../../../src/engine/processor/wasm.ts";

// Node.js 20 holds fused multiply-add back, which every newer one and every browser has: with it a step takes a sixth less.
if (chooseVariant() === "plain") setFlagsFromString("--experimental-wasm-relaxed-simd");

// Wider angles than people choose, with the bounds of theta 0.6: errors are larger, and a step takes half the time. Momentum drifts by
// half of its bound, and by Bonsai's criterion by all of it at theta 1.
it.each([
  ["adaptive", 1.2],
  ["bonsai", 0.85],
])(
  "%s: a Plummer sphere of 10 000 bodies keeps its energy, its centre and its balance over 1280 steps",
  async (solver, theta) => {
    const bodies = plummer.make({}, { n: 10_000, seed: 5 });
    const engine = await ProcessorEngine.create(bodies, { solver, theta, softening: 0.01, timestep: 1 / 128 });
    const first = await engine.measure();
    for (let step = 0; step < 1280; step += 64) {
      engine.step(64);
      const { energyError, virialRatio, momentum, centreOfMass, faults } = await engine.measure();
      // Of a run of the GPU engine 5e-4 is asked at theta 0.6 over 128 steps (tests/headless/contract.slow.test.ts).
      expect(Math.abs(energyError)).toBeLessThan(5e-4);
      expect(Math.abs(virialRatio - 0.5)).toBeLessThan(0.02);
      // Errors of forces do not cancel in pairs: 1e-3 a body at random, over sqrt(n), ten time units long.
      for (const k of [0, 1, 2]) {
        expect(Math.abs(momentum[k]! - first.momentum[k]!)).toBeLessThan(2e-4);
        expect(Math.abs(centreOfMass[k]! - first.centreOfMass[k]!)).toBeLessThan(1e-3);
      }
      expect(faults).toEqual([]);
    }
    engine.destroy();
  },
);
