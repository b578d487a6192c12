// Opening criteria, chosen by the override OPENING of moments and walks.
const OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)
const OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)
const OPENING_CUBE_GAP = 3u;  // d > l / theta with d from cube to cube: as wide as the widest side of the box, about its middle (Gaburov+ 2010 section 3.2.1)
const OPENING_BMAX = 4u;      // d > 2 b / (sqrt 3 theta), b the largest radius about the centre of mass (Stadel 2001, as ChaNGa)
const OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < params.angle

// The acceleration against which errors are weighed counts at most so many times: see opening.
const MOST_RAISED = 4.0;

// A cell counts as heavier than a group if it has so many times the mass of the group: one of as many bodies as the group has never
// does by rounding.
const HEAVIER = 1.01;

// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of
// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.
const CLOSEST = 1.8;

// A cell whose whole pull, and what the expansion makes of it, cost less than its error may: M / h^2 of the bodies, as much
// of the mass, and of the quadrupole 4.5 M s^2 / D^4, with s below b. Leaves of far bodies are as wide as they are far: by
// the series each group would meet their bodies one by one (H200, 1M with 10 000 out to 1e9 radii: 7.8 ms a step).
const PULL = 8.0;

// Softening lengths within which a cell may not join the expansion, whose higher orders take the potential as harmonic.
const FAR_SOFTENING = 10.0;

// Squared distance below which the fourth derivatives of 1/r, 105 / r^9, leave float32: no expansion there either.
const FAR_OVERFLOW = 1e-8;
