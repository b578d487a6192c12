// The sum over the 256 threads of a workgroup, by halves: always in the same order. All of them call it together, once.
var<workgroup> sums: array<vec4f, 256>;

fn workgroupSum(lane: u32, own: vec4f) -> vec4f {
  sums[lane] = own;
  for (var half = 128u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }
  }
  workgroupBarrier();
  return sums[0];
}
