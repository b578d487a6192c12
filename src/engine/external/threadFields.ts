import { type ExternalField, type FieldNow, fieldNow } from "../../physics/external/field.ts";
import { type Drag, frictionOf } from "../../physics/external/friction.ts";
import { POTENTIALS } from "../../physics/external/index.ts";
import { ownPotential } from "../../physics/external/ownPotential.ts";
import { ownFromText } from "./ownText.ts";
import type { SentTerm } from "./sent.ts";
import { GRID, tabulatedTerms } from "./terms.ts";

/** The external fields that a thread was told of, as they are at a time. */
export class Fields {
  readonly #terms: ExternalField;
  readonly #drags: ((time: number) => Drag) | null;
  #now: FieldNow = () => {};
  #drag: Drag | null = null;
  #time = Number.NaN;

  constructor(sent: readonly SentTerm[]) {
    const find = (name: string, own?: string) =>
      own === undefined
        ? POTENTIALS.find((potential) => potential.name === name)!
        : ownPotential({ field: ownFromText(own) });
    const given = sent.map(({ name, own, ...rest }) => ({ ...rest, potential: find(name, own) }));
    this.#terms = tabulatedTerms(given);
    this.#drags = frictionOf(given, GRID);
  }

  /** From now on they are as at this time, in the bodies' unit. */
  at(time: number): void {
    if (time === this.#time) return;
    this.#time = time;
    this.#now = fieldNow(this.#terms, time);
    this.#drag = this.#drags?.(time) ?? null;
  }

  get now(): FieldNow {
    return this.#now;
  }

  /** What they slow bodies down by; null: by nothing. */
  get drag(): Drag | null {
    return this.#drag;
  }
}
