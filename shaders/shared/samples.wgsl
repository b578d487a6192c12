// Bodies by which the bulk is found: evenly over their order, or (BY_ID) by their ids, always the same ones, so that from step to step
// the bulk moves no farther than they do. Only where ids count the bodies from 0 on.
override BY_ID: u32 = 0u;
const SAMPLES = 256u;
// 1: these ids are not those of the first bodies; behind the samples stands for each id how many of them come before it, exactly, as a float32.
override RANKED: u32 = 0u;

// The place of a body in the sample, SAMPLES or more for one that is not in it: ids are shuffled among as many as a power of two, so that no
// pattern in them, as of two galaxies whose bodies take turns, is taken for the whole.
fn sampleOf(id: u32, total: u32) -> u32 {
  let bits = 32u - countLeadingZeros(max(total, 1u) - 1u);
  let mask = (1u << bits) - 1u;
  var place = (id * 0x9e3779b1u) & mask;
  place ^= place >> max(1u, bits / 2u);
  return (place * 0x85ebca6bu) & mask;
}
