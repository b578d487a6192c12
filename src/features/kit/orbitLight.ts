/** Linear light of orbits that are predicted. */
export const ORBIT_LIGHT = [0.9, 1.5, 3.2] as const;
/** Of velocities, and of the cross where something is put. */
export const ARROW_LIGHT = [3, 1.7, 0.5] as const;
