/** Force over distance of a unit mass that is spread as by SWIFT's gravity: Wendland's C2 that ends at `h` (its theory paper). */
export const wendlandForce = (h: number) => (r: number) => {
  const u = r / h;
  return u >= 1 ? 1 / (r * r * r) : (14 + u * u * (-84 + u * (140 + u * (-90 + u * 21)))) / (h * h * h);
};

/** The same of the cubic spline that ends at `h` (Springel, Yoshida & White 2001). */
export const splineForce = (h: number) => (r: number) => {
  const u = r / h;
  if (u >= 1) return 1 / (r * r * r);
  if (u < 0.5) return (32 / 3 + u * u * (32 * u - 38.4)) / (h * h * h);
  return (64 / 3 - 48 * u + 38.4 * u * u - (32 / 3) * u * u * u - 1 / (15 * u * u * u)) / (h * h * h);
};
