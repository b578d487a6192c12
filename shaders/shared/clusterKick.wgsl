#import fixed
// A change of the velocity of a cluster's body, with 64 bits; returns what it is then.
fn kickCluster(place: u32, change: vec3f) -> Fixed {
  let v = fixedVelocity[2u * place];
  let low = fixedVelocity[2u * place + 1u];
  let next = fixedSum(Fixed(bitcast<vec3i>(v.xyz), low.xyz), toFixed(change));
  fixedVelocity[2u * place] = vec4u(bitcast<vec3u>(next.hi), v.w);
  fixedVelocity[2u * place + 1u] = vec4u(next.lo, low.w);
  return next;
}
