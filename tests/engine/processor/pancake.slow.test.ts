import { expect, it } from "vitest";
import { latticePlace } from "./boxes.ts";
import { displacement, expand, growing, MATTER } from "./expanding.ts";

it("an expanding box follows Zel'dovich's pancake to 1 % before its caustic", async () => {
  // x = q - a sin(2 pi q) / (2 pi A) until a = A, exactly (Zel'dovich 1970).
  const [m, first, last, caustic] = [32, 0.02, 0.9, 1];
  const wave = (q: readonly number[]) => -Math.sin(2 * Math.PI * q[0]!) / (2 * Math.PI * caustic);
  const given = growing(m, MATTER, first, 1, (q) => [first * wave(q), 0, 0]);
  const { bodies } = await expand(given, MATTER, last, 60, 0.002);
  let [off, size, across] = [0, 0, 0];
  for (let i = 0; i < m ** 3; i++) {
    const exact = last * wave(latticePlace(m, i));
    off += (displacement(bodies, m, i, 0) - exact) ** 2;
    across += displacement(bodies, m, i, 1) ** 2 + displacement(bodies, m, i, 2) ** 2;
    size += exact ** 2;
  }
  expect(Math.sqrt(off / size)).toBeLessThan(0.01);
  expect(Math.sqrt(across / size)).toBeLessThan(0.001);
}, 300_000);
