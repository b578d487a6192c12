// A cell must be this many times farther than its own size, whatever the error bound says: bounds of unresolved
// structure fail close by (performance measured on discs).
const NEAREST = 1.25;
