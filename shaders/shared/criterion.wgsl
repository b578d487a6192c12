// Opening criteria, chosen by the override OPENING of moments and walks.
const OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)
const OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)
const OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit)
