import { CONSTANTS } from "../../gpu/constants.gen.ts";

/**
 * Chosen bodies, the first of them selected, the others with trails; pictures that a trail reaches back; galaxies whose
 * cores are followed; numbers of one chosen body in `tracked`: x y z mass | velocity | acceleration, potential.
 */
export const { CHOSEN, TRAILS, SLOTS, NO_BODY, CORES: GALAXIES, TRACKED } = CONSTANTS.follow;
/** Words of `interactions` before its two lists, and the capacity of each. */
export const { HEAD: LIST_HEAD, CAPACITY: LIST_CAPACITY } = CONSTANTS["measure/interactionList"];

/** Points of each galaxy's predicted path. */
export const PATH = 256;
