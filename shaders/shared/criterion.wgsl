// Opening criteria, chosen by the override OPENING of moments and walks.
const OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (papers/000 Eq. 1)
const OPENING_DISTANCE = 1u;  // d > l / theta with d to the nearest point of the cell's box (Salmon & Warren 1994)
const OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit)
