/**
 * Semi-axes a >= b >= c, up to a common factor, of second moments xx yy zz xy xz yz: square roots of the eigenvalues, by
 * the cosines of Smith 1961 (Commun. ACM 4, 168). Of a homogeneous ellipsoid they are its axes over the root of 5.
 */
export function semiAxes(moments: readonly number[]): [number, number, number] {
  const [xx, yy, zz, xy, xz, yz] = moments as [number, number, number, number, number, number];
  const mean = (xx + yy + zz) / 3;
  const [a, b, c] = [xx - mean, yy - mean, zz - mean];
  const spread = Math.sqrt((a * a + b * b + c * c + 2 * (xy * xy + xz * xz + yz * yz)) / 6);
  if (!(spread > 0)) return [mean, mean, mean].map(root) as [number, number, number];
  const determinant = a * (b * c - yz * yz) - xy * (xy * c - yz * xz) + xz * (xy * yz - b * xz);
  const third = Math.acos(Math.min(1, Math.max(-1, determinant / (2 * spread ** 3)))) / 3;
  const most = mean + 2 * spread * Math.cos(third);
  const least = mean + 2 * spread * Math.cos(third + (2 * Math.PI) / 3);
  return [root(most), root(3 * mean - most - least), root(least)];
}

const root = (x: number) => Math.sqrt(Math.max(0, x));
