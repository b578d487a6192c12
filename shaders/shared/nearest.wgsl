// A cell must be this many times farther than its own size, whatever the error bound says: bounds of unresolved
// structure fail close by (performance measured on discs).
const NEAREST = 1.25;

// The same for a cell that acts by its quadrupole and holds more than HEAVY_SHARE of all mass. Errors of those that their
// bound lets come closer are alike for many groups of a dense core: they give a galaxy a net force on itself.
const CLOSEST = 2.0;
const HEAVY_SHARE = 2e-4;
