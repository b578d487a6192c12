/** How bodies are drawn: each as a sprite, or all added up by compute shaders. */
export type Form = "sprites" | "splats";

/** Bodies above which no card draws sprites as fast. */
const MANY = 32_768;

/** A third of a frame, milliseconds: a picture that takes no more holds nothing up, and another form is not tried. */
const CHEAP = 1000 / 60 / 3;

/** Pictures by which a form is known. The first one is left out, since shaders are compiled for it; other work makes one longer, never shorter. */
const PICTURES = 4;

interface Tried {
  readonly splats: number[];
  readonly sprites: number[];
  form: Form;
  done: boolean;
}

/**
 * Which form a card draws bodies by. Sprites take an H200 10.7 ms for 16 384 bodies, compute shaders 3 for a million; other
 * cards may be better at sprites: where a picture is dear, its clock decides. Cards without a clock draw few bodies as
 * sprites, whose stars are rounder; a processor always adds up, sprites take it three times as long.
 */
export class FormChoice {
  /** More bodies than this are added up by compute shaders. */
  #above: number;
  #clock: boolean;
  /** What was learnt, by powers of two of the number of bodies. */
  readonly #tried = new Map<number, Tried>();
  #of: Tried | null = null;
  #form: Form = "splats";

  /** `chip`: no processor draws. `clock`: the card tells how long a picture took. */
  constructor(chip: boolean, clock: boolean) {
    this.#above = chip ? MANY : 0;
    this.#clock = chip && clock;
  }

  get above(): number {
    return this.#above;
  }

  /** From now on the number of bodies alone decides. */
  force(above: number): void {
    this.#above = above;
    this.#clock = false;
    this.#of = null;
  }

  /** How bodies are drawn now. */
  get form(): Form {
    return this.#form;
  }

  /** How this many bodies are drawn from now on. */
  of(bodies: number): Form {
    this.#form = this.#chosen(bodies);
    return this.#form;
  }

  #chosen(bodies: number): Form {
    this.#of = null;
    if (bodies > this.#above) return "splats";
    if (!this.#clock) return "sprites";
    const power = Math.ceil(Math.log2(Math.max(1, bodies)));
    const tried = this.#tried.get(power) ?? { splats: [], sprites: [], form: "splats", done: false };
    this.#tried.set(power, tried);
    this.#of = tried;
    return tried.form;
  }

  /** Is it still to be found out? Then the next picture should be timed. */
  get open(): boolean {
    return this.#of !== null && !this.#of.done;
  }

  /** A picture took so many milliseconds. True where the next one is drawn in the other form. */
  took(ms: number): boolean {
    const of = this.#of;
    if (!of || of.done) return false;
    const { form } = of;
    of[form].push(ms);
    if (of[form].length < PICTURES) return false;
    const least = (times: readonly number[]) => Math.min(...times.slice(1));
    const dear = form === "splats" && least(of.splats) > CHEAP;
    of.form = dear ? "sprites" : least(of.sprites) < least(of.splats) ? "sprites" : "splats";
    of.done = !dear;
    return of.form !== form;
  }
}
