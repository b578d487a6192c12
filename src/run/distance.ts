/**
 * Root mean square distance of the same bodies, four numbers each (x y z and one that is not looked at); bodies whose
 * numbers are not finite are left out.
 */
export function rmsDistance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    let square = 0;
    for (let k = 0; k < 3; k++) square += (a[i + k]! - b[i + k]!) ** 2;
    if (!Number.isFinite(square)) continue;
    sum += square;
    count++;
  }
  return count > 0 ? Math.sqrt(sum / count) : 0;
}
