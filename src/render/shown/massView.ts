import { uniform } from "three/tsl";
import type { Renderer, Texture } from "three/webgpu";
import type { Appearance } from "../bodies.ts";
import { Gauge } from "./gauge.ts";

/** Ends of the map of mass per area, mass units per length unit squared. */
export interface MassRange {
  readonly low: number;
  readonly high: number;
}

/** What the map of mass per area begins with, in units of all mass over the run's radius squared. */
const FIRST = [-3, 1] as const;

/** The map of mass per area: its unit, and the ends that were chosen or that the picture needs. */
export class MassView {
  /** For the shader graph: decimal logarithms in the unit of the sums. */
  readonly ends = { low: uniform(FIRST[0] as number), high: uniform(FIRST[1] as number) };
  /** Mass per area for which the sums are 1: all mass over the run's radius squared. */
  unit = 1;
  /** The picture's own range is another one. */
  onRange: (range: MassRange) => void = () => {};
  readonly #gauge: Gauge;
  #chosen: { readonly low: number | null; readonly high: number | null } = { low: null, high: null };

  constructor(sums: Texture, changed: () => void) {
    this.#gauge = new Gauge(sums, () => {
      this.#apply();
      changed();
      this.onRange(this.range);
    });
  }

  /** The range that the picture needs. */
  get range(): MassRange {
    const [low, high] = this.#gauge.range ?? FIRST;
    return { low: this.unit * 10 ** low, high: this.unit * 10 ** high };
  }

  /** Other bodies. */
  begin({ mass, radius }: Appearance): void {
    this.unit = (mass > 0 ? mass : 1) / radius ** 2;
    this.#gauge.forget();
    this.#apply();
    this.onRange(this.range);
  }

  /** Ends that the user chose; null: the picture's own. */
  set(chosen: { readonly low: number | null; readonly high: number | null }): void {
    this.#chosen = chosen;
    this.#apply();
  }

  /** While a film is made the picture's own range stays. */
  hold(on: boolean): void {
    this.#gauge.held = on;
  }

  get due(): boolean {
    return this.#gauge.due;
  }

  look(renderer: Renderer): void {
    this.#gauge.look(renderer);
  }

  destroy(): void {
    this.#gauge.destroy();
  }

  #apply(): void {
    const { low, high } = this.range;
    const log = (value: number) => Math.log10(value / this.unit);
    this.ends.low.value = log(this.#chosen.low ?? low);
    this.ends.high.value = log(this.#chosen.high ?? high);
  }
}
