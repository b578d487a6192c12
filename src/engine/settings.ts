/** What a caller may choose; every one but `solver` applies from the next step on. */
export interface Settings {
  /** Opening angle of the tree, dimensionless (papers/000 Eq. 1). Smaller is more accurate and slower. */
  theta: number;
  /** Plummer softening length, length units; 0 is allowed. */
  softening: number;
  /** Time step, time units. */
  timestep: number;
  /** Name of a solver in force/index.ts. */
  solver: string;
  /** Newton's constant in the units of the bodies; 1 unless the file says otherwise. */
  gravity: number;
}

export const DEFAULT_SETTINGS: Settings = {
  theta: 0.6,
  softening: 0.02,
  timestep: 1 / 64,
  solver: "adaptive",
  gravity: 1,
};

/** Numbers that `Engine.measure()` returns; all sums in float64 of per-workgroup float32 partial sums. */
export interface Measurement {
  /** Steps done and time in time units. */
  step: number;
  time: number;
  kinetic: number;
  potential: number;
  total: number;
  /** total relative to the first measurement after create() or a change of softening: (E - E0) / |E0|. */
  energyError: number;
  momentum: [number, number, number];
  angularMomentum: [number, number, number];
  centreOfMass: [number, number, number];
  /** K / |W|: 0.5 in equilibrium. W = sum m x.a (the virial of Clausius), not the softened potential energy. */
  virialRatio: number;
  /** Interactions per body of the last force calculation. */
  ppPerBody: number;
  pcPerBody: number;
  /** Cells gathered into the local expansion of a group of 64 bodies, which they share. */
  expansionsPerGroup: number;
  /** Force error |da| / |a| of sampled bodies against a direct sum; null until one was taken. */
  forceError: { p50: number; p99: number; samples: number } | null;
  /** Milliseconds per stage in the order of the step, by GPU timestamps; null where the device has none. */
  stages: Record<string, number> | null;
  /** Milliseconds of the last timed step, first to last stage. */
  stepMs: number | null;
  /** Bits of the status word, as names; [] when all is well. */
  faults: string[];
}

/** Throws one line that names the setting, its value and what is allowed. */
export function checkSettings(settings: Settings): void {
  const check = (name: string, value: number, ok: boolean, allowed: string) => {
    if (!Number.isFinite(value) || !ok) throw new Error(`${name} = ${value}: it must be ${allowed}`);
  };
  check("theta", settings.theta, settings.theta > 0 && settings.theta <= 2, "above 0 and at most 2");
  check("softening", settings.softening, settings.softening >= 0, "0 or more, in length units");
  check("timestep", settings.timestep, settings.timestep !== 0, "a number other than 0, in time units");
  check("gravity", settings.gravity, settings.gravity > 0, "above 0");
}
