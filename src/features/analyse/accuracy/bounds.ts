/**
 * Bounds of trust. Forces: relaxation noise of an N-body system is itself about 1 % at the 99th percentile, so errors
 * below that do not matter (Hernquist, Hut & Makino 1993, ApJ 402, L85). Energy: 1 % over a run is what published merger
 * models accept, 0.1 % is comfortable.
 */
export const BOUNDS = {
  // Of the mean velocity: 2e-4 with Stock & Gharakhani's (2008) moments of seventh order, 1e-3 by the default opening angle here.
  velocity: { doubtful: 3e-3, bad: 3e-2 },
  flowEnergy: { doubtful: 1e-2, bad: 1e-1 },
  force: { doubtful: 0.02, bad: 0.1 },
  energy: { doubtful: 2e-3, bad: 2e-2 },
};
