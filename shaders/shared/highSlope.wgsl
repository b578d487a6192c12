#import biotSavart
#import hexadecapole
// The third moments with n once.
fn thirdSquare(o: High, n: vec3f) -> Square {
  let x = o.thirdX;
  let y = o.thirdY;
  let xzz = -(x.x + x.w);
  let yzz = -(x.y + y.y);
  let xx = x.x * n.x + x.y * n.y + x.z * n.z;
  let yy = x.w * n.x + y.y * n.y + y.z * n.z;
  return Square(
    vec3f(xx, yy, -(xx + yy)),
    vec3f(x.y * n.x + x.w * n.y + y.x * n.z, x.z * n.x + y.x * n.y + xzz * n.z, y.x * n.x + y.z * n.y + yzz * n.z));
}

// What third and fourth moments add to the slope of a component's vector potential at r from the centre:
//   -O_lmn p_lmn / 6 + H_lmno p_lmno / 24,   p = 1/r,
// by the unit vector n, so that nothing over- or underflows.
fn highSlope(o: High, r: vec3f) -> Slope {
  let rinv = inverseSqrt(dot(r, r));
  let n = r * rinv;
  let s3 = thirdSquare(o, n);
  let s4 = fourthSquare(o, n);
  let v3 = squareTimes(s3, n);
  let v4 = rinv * squareTimes(s4, n);
  let t3 = dot(v3, n);
  let t4 = dot(v4, n);
  let round = -17.5 * t3 - 39.375 * t4;
  let along = 157.5 * t3 + 433.125 * t4;
  let v = -52.5 * v3 - 157.5 * v4;
  let rinv5 = rinv * rinv * (rinv * rinv) * rinv;
  return Slope(
    rinv5 * (7.5 * v3 + 17.5 * v4 + round * n),
    rinv5 * (rinv * (15.0 * s3.diagonal + 52.5 * rinv * s4.diagonal + (along * n + 2.0 * v) * n + vec3f(round))),
    rinv5 * (rinv * (15.0 * s3.mixed + 52.5 * rinv * s4.mixed + along * n.xxy * n.yzz + v.xxy * n.yzz + n.xxy * v.yzz)));
}
