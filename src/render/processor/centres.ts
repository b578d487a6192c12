import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { WIDE_TO_NARROW } from "../inspect/inspector.ts";
import { SLOTS } from "../inspect/layout.ts";
import type { Place } from "./marks.ts";
import type { Frame } from "./restingBodies.ts";

/** A core that holds less than this part of its galaxy's mass flies on. */
const { LOST } = CONSTANTS["measure/coreCentres"];
/** Bodies that are looked at: enough for a centre, and little for the page's thread. */
const MOST = 65_536;

/** The galaxies' centres, by the contract of measure/coreSums and measure/coreCentres, in the units of the scene. */
export class Centres {
  /** Eight numbers a galaxy: x y z width | velocity, mass. */
  cores = new Float64Array(0);
  /** The way that each came. */
  ways: Place[][] = [];
  #found = false;

  set(cores: ArrayLike<number>): void {
    this.cores = Float64Array.from(cores);
    this.#found = false;
    this.forgetWays();
  }

  forgetWays(): void {
    this.ways = Array.from({ length: this.cores.length / 8 }, () => []);
  }

  /** Finds them among these bodies; `elapsed`: time since the last ones, which moved on meanwhile. Null: from the start, from wide to narrow. */
  find(frame: Frame, traits: Uint32Array, elapsed: number | null): void {
    if (this.cores.length === 0) return;
    const fresh = elapsed === null || !this.#found;
    if (!fresh)
      for (let at = 0; at < this.cores.length; at += 8)
        for (let k = 0; k < 3; k++) this.cores[at + k]! += elapsed * this.cores[at + 4 + k]!;
    for (const power of fresh ? WIDE_TO_NARROW : [0]) this.#narrow(frame, traits, 2 ** power);
    this.#found = true;
    this.ways.forEach((way, g) => {
      way.push([this.cores[8 * g]!, this.cores[8 * g + 1]!, this.cores[8 * g + 2]!]);
      if (way.length > SLOTS) way.shift();
    });
  }

  /** To the mean of the bodies about each, weighed by mass and a Gaussian of `times` its width. */
  #narrow({ posMass, velocity, id }: Frame, traits: Uint32Array, times: number): void {
    const { cores } = this;
    const sums = new Float64Array(cores.length);
    const stride = Math.ceil(id.length / MOST);
    for (let i = 0; i < id.length; i += stride) {
      const at = 8 * (traits[2 * id[i]!]! & 255);
      if (at >= cores.length) continue;
      const x = posMass[4 * i]! - cores[at]!;
      const y = posMass[4 * i + 1]! - cores[at + 1]!;
      const z = posMass[4 * i + 2]! - cores[at + 2]!;
      const weight = stride * posMass[4 * i + 3]! * Math.exp(-(x * x + y * y + z * z) / (times * cores[at + 3]!) ** 2);
      sums[at]! += weight * x;
      sums[at + 1]! += weight * y;
      sums[at + 2]! += weight * z;
      sums[at + 3]! += weight;
      for (let k = 0; k < 3; k++) sums[at + 4 + k]! += weight * velocity[4 * i + k]!;
    }
    for (let at = 0; at < cores.length; at += 8) {
      const weight = sums[at + 3]!;
      if (!(weight > LOST * cores[at + 7]!)) continue;
      for (let k = 0; k < 3; k++) {
        cores[at + k]! += sums[at + k]! / weight;
        cores[at + 4 + k] = sums[at + 4 + k]! / weight;
      }
    }
  }
}
