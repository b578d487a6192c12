// What several workgroups found for the same bodies: that of part k stands in `acceleration` behind the k n of the parts before.
override PARTS: u32 = 1u;

fn sumOfParts(i: u32) -> vec4f {
  var sum = acceleration[i];
  for (var part = 1u; part < PARTS; part++) { sum += acceleration[part * params.n + i]; }
  return sum;
}
