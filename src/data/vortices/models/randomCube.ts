import { cbrt } from "../../models/portable.ts";
import { Random } from "../../models/random.ts";
import { emptyElements } from "../elements.ts";
import type { VortexModel } from "./model.ts";

/** Strength at most, over the square of the core radius. */
const STRENGTH = 1.5;

export const randomCube: VortexModel = {
  name: "random-cube",
  title: "Random cube",
  help: "Elements anywhere in the unit cube with cores of N^(-1/3) and strengths of any direction up to 1.5 core radii squared: the test of Stock & Gharakhani (2008), section III.C.",
  parameters: [],
  make(_, { n, seed }) {
    const count = n ?? 16384;
    const elements = emptyElements(count);
    const random = new Random(seed);
    const core = cbrt(1 / count);
    elements.core.fill(core);
    const vector = new Float64Array(3);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < 3; k++) elements.position[3 * i + k] = random.uniform();
      random.direction(STRENGTH * core * core * random.uniform(), vector, 0);
      elements.strength.set(vector, 3 * i);
    }
    return elements;
  },
};
