#import ranges
// Geometry of the sort by bins: a bin for every BIN bodies of the last order, from the key of its first one on, with room for CAPACITY. Test particles have bins of
// their own, behind those of the bodies with mass.
const BIN = 512u;
const CAPACITY = 1024u;
fn binsFor(n: u32) -> u32 { return (n + BIN - 1u) / BIN; }
fn binCount() -> u32 {
  if (RANGES == 2u) { return binsFor(params.massive) + binsFor(params.n - params.massive); }
  return max(1u, binsFor(params.n));
}
// The first body of a bin in the last order, and the bin that a body was in.
fn binBegin(bin: u32) -> u32 {
  if (RANGES == 2u && bin >= binsFor(params.massive)) { return params.massive + (bin - binsFor(params.massive)) * BIN; }
  return bin * BIN;
}
fn lastBin(i: u32) -> u32 {
  if (isTest(i)) { return binsFor(params.massive) + (i - params.massive) / BIN; }
  return i / BIN;
}
// The body of a thread: each range begins with a workgroup of 256. params.n or more: none.
fn bodyOf(group: u32, lane: u32) -> u32 {
  let i = group * 256u + lane;
  if (RANGES == 1u) { return i; }
  let before = (params.massive + 255u) / 256u;
  if (group >= before) { return params.massive + i - before * 256u; }
  return select(params.n, i, i < params.massive);
}

// Of bodies in the order of their keys, and of their numbers in the last order where those are equal.
fn comesBefore(aKey: vec2u, aBody: u32, bKey: vec2u, bBody: u32) -> bool {
  let sameHigh = aKey.x == bKey.x;
  let sameLow = aKey.y == bKey.y;
  return (aKey.x < bKey.x) | (sameHigh & ((aKey.y < bKey.y) | (sameLow & (aBody < bBody))));
}
