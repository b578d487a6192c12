import { CONSTANTS } from "../../gpu/constants.gen.ts";

/** Galaxies, classes of bodies and shells of a radial profile. */
export const { GALAXIES: MAX_GALAXIES, CLASSES: MAX_CLASSES, SHELLS } = CONSTANTS.profile;

/** Repetitions of the shrinking sphere: two for the first sphere, then down to a thousandth of it. */
export const CENTRE_ROUNDS = 26;
