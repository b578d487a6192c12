// Opening criteria, chosen by the override OPENING of moments and walks.
const OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)
const OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)
const OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta

// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,
// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.
const ANGLE = 0.5;

// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of
// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.
const CLOSEST = 1.8;
