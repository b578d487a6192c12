import { uniform } from "three/tsl";
import type { Node, Renderer, Texture } from "three/webgpu";
import { Gauge } from "./gauge.ts";
import { FIRST, type Held, MassScale } from "./massScale.ts";

export type { MassRange } from "./massScale.ts";

/** The map of mass per area on the GPU: its ends for the shader graph, its range by looks at the picture. */
export class MassView extends MassScale<Held & Node<"float">> {
  readonly #gauge: Gauge;

  constructor(sums: Texture, changed: () => void) {
    const gauge = new Gauge(sums, () => {
      this.changed();
      changed();
    });
    super(gauge, { low: uniform(FIRST[0] as number), high: uniform(FIRST[1] as number) });
    this.#gauge = gauge;
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
}
