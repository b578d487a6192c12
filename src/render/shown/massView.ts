import { uniform } from "three/tsl";
import type { Node, Renderer, Texture } from "three/webgpu";
import { FIRST, type Held, MassScale } from "./massScale.ts";
import { SumsRange } from "./sumsRange.ts";

export type { MapRange, MassRange } from "./massScale.ts";

/** The map of mass per area on the GPU: its ends for the shader graph, its range by looks at the picture. */
export class MassView extends MassScale<Held & Node<"float">> {
  readonly #pictureRange: SumsRange;

  constructor(sums: Texture, changed: () => void) {
    const pictureRange = new SumsRange(sums, () => {
      this.changed();
      changed();
    });
    const [low, high] = FIRST.ends;
    const ends = { low: uniform(low as number), high: uniform(high as number), floor: uniform(FIRST.floor) };
    super(pictureRange, { ...ends, span: uniform(FIRST.velocity) });
    this.#pictureRange = pictureRange;
  }

  get due(): boolean {
    return this.#pictureRange.due;
  }

  look(renderer: Renderer): void {
    this.#pictureRange.look(renderer);
  }

  destroy(): void {
    this.#pictureRange.destroy();
  }
}
