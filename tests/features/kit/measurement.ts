import type { Measurement } from "../../../src/engine/settings.ts";

/** What the engine measures of a good run, with changes. */
export const measurement = (change: Partial<Measurement> = {}): Measurement => ({
  step: 0,
  time: 0,
  kinetic: 0.25,
  potential: -0.5,
  total: -0.25,
  energyError: 0,
  momentum: [0, 0, 0],
  angularMomentum: [0, 0, 1],
  centreOfMass: [0, 0, 0],
  virialRatio: 0.5,
  ppPerBody: 100,
  pcPerBody: 10,
  expansionsPerGroup: 0,
  groups: 0,
  memory: 1e6,
  forceError: { p50: 1e-4, p99: 1e-3, p999: 2e-3, max: 3e-3, samples: 256 },
  stages: null,
  stepMs: null,
  faults: [],
  frozen: 0,
  ...change,
});
