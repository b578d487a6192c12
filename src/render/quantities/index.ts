import { capture } from "./capture.ts";
import { density } from "./density.ts";
import type { GasQuantity } from "./gas.ts";
import type { Quantity, QuantityParts } from "./quantity.ts";
import { rung } from "./rung.ts";

/** These are loaded where they are chosen: seldom. */
const forceError = async (parts: QuantityParts) => (await import("./forceError.ts")).forceError(parts);
const ofGas = (which: GasQuantity) => async (parts: QuantityParts) => (await import("./gas.ts")).gas(which)(parts);

/** How to make each quantity that colour modes may need. */
const QUANTITIES = {
  capture,
  density,
  forceError,
  rung,
  gasDensity: ofGas("gasDensity"),
  gasTemperature: ofGas("gasTemperature"),
  starAge: ofGas("starAge"),
  starFormation: ofGas("starFormation"),
  gasMetals: ofGas("gasMetals"),
} satisfies Record<string, (parts: QuantityParts) => Promise<Quantity>>;

export type QuantityName = keyof typeof QUANTITIES;

/** The quantity of one run's bodies that their colour needs, if any: compiled when it is chosen, worked out before pictures. */
export class BodyQuantity {
  readonly #parts: Omit<QuantityParts, "buffer">;
  #buffer: GPUBuffer | null = null;
  #name: QuantityName | null = null;
  #quantity: Quantity | null = null;
  /** Steps at the last update; null: none, or the bodies have no steps. */
  #steps: number | null = null;
  /** Counts the choices: of two quantities that are being made the later one counts. */
  #choices = 0;
  #made: Promise<void> = Promise.resolve();

  constructor(parts: Omit<QuantityParts, "buffer">) {
    this.#parts = parts;
  }

  /** A float for each body, by id. */
  get buffer(): GPUBuffer {
    const { STORAGE, VERTEX, COPY_SRC, COPY_DST } = GPUBufferUsage;
    this.#buffer ??= this.#parts.device.createBuffer({
      label: "render.quantity",
      size: Math.max(16, 4 * this.#parts.bodies.count),
      usage: STORAGE | VERTEX | COPY_SRC | COPY_DST,
    });
    return this.#buffer;
  }

  /** Resolves when pictures show what was chosen last, or it has failed. */
  get made(): Promise<void> {
    return this.#made;
  }

  /** From now on the numbers are those of `name`; null: none. */
  choose(name: QuantityName | null): void {
    if (name === this.#name) return;
    if (this.#name !== null) this.#parts.tell(null);
    this.#name = name;
    this.#quantity?.destroy();
    this.#quantity = null;
    const choice = ++this.#choices;
    this.#made = Promise.resolve();
    if (name === null) return;
    const parts = { ...this.#parts, buffer: this.buffer };
    const encoder = parts.device.createCommandEncoder();
    encoder.clearBuffer(parts.buffer);
    parts.device.queue.submit([encoder.finish()]);
    this.#made = QUANTITIES[name](parts).then(
      (made) => {
        // Chosen again since then, perhaps by the same name.
        if (choice !== this.#choices) return made.destroy();
        this.#steps = null;
        this.#quantity = made;
        parts.again();
      },
      (error: unknown) => {
        if (choice === this.#choices) parts.fail(error);
      },
    );
  }

  /** Before a picture. */
  update(): void {
    const steps = this.#parts.bodies.steps ?? null;
    const moved = steps === null || steps !== this.#steps;
    this.#steps = steps;
    this.#quantity?.update(moved);
  }

  destroy(): void {
    this.choose(null);
    this.#buffer?.destroy();
  }
}
