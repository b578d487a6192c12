// reorder: moves every body, with its id, to its place along the curve.
// reads: order, fromPosMass, fromVelocity, fromId   writes: toPosMass, toVelocity, toId, columns (x, y, z, mass by themselves)
// threads: each takes its own part of the places
// source: Bedorf+ 2012 section 2.1   assumes: order is a permutation; inPlace: the bodies stay in the order in which they are

export function reorder(
  order: usize,
  fromPosMass: usize,
  fromVelocity: usize,
  fromId: usize,
  from: u32,
  to: u32,
  inPlace: bool,
  toPosMass: usize,
  toVelocity: usize,
  toId: usize,
  columns: usize,
  column: usize,
): void {
  for (let i = <usize>from; i < <usize>to; i++) {
    const source = inPlace ? i : <usize>load<u32>(order + 4 * i);
    const place = v128.load(fromPosMass + 16 * source);
    v128.store(toPosMass + 16 * i, place);
    v128.store(toVelocity + 16 * i, v128.load(fromVelocity + 16 * source));
    store<u32>(toId + 4 * i, load<u32>(fromId + 4 * source));
    store<f32>(columns + 4 * i, f32x4.extract_lane(place, 0));
    store<f32>(columns + column + 4 * i, f32x4.extract_lane(place, 1));
    store<f32>(columns + 2 * column + 4 * i, f32x4.extract_lane(place, 2));
    store<f32>(columns + 3 * column + 4 * i, f32x4.extract_lane(place, 3));
  }
}
