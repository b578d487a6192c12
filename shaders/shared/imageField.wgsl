// The field of the images that a walk does not see: a polynomial of place (src/physics/cosmology/images).
const IMAGE_DEGREE = 12u;
const IMAGE_TERMS = 455u;
// Pairs of powers of x and y.
const IMAGE_PAIRS = 91u;
// Numbers that lead from moments to coefficients: what has no symmetry of a cube is 0.
const IMAGE_TRANSFERS = 3024u;
// Numbers of a row of terms.
const MOST_TERMS = 512u;
// Workgroups that sum moments, each a part of the bodies.
override IMAGE_PARTS: u32 = 1u;
