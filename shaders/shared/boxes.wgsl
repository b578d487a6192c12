// Boxes around the groups of a domain, along the curve, and around every BOX_FAN of those, level by level up to the last few.
// Before them BOX_HEAD numbers: how many levels there are, where each begins among the boxes, from the groups up, and where the last one ends.
// A box is two vectors: low, with the least |a| in w, and high.
const BOX_FAN = 16u;
const BOX_HEAD = 16u;
// More levels than those of 16^7 groups there are not.
const BOX_LEVELS = 7u;
