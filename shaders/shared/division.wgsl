// How the curve through the root cube of all domains is cut into a piece for each.
struct Division {
  pieces: u32, // how many
  own: u32,    // the piece of this domain
}
const MOST_PIECES = 16u;
const CURVE_SAMPLES = 4096u;
