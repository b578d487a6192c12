/** A part that is loaded with its first use. Where that failed, the next use tries again. */
export class AtNeed<T> {
  readonly #load: () => Promise<T>;
  #asked: Promise<T> | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Null: nothing has used it yet. */
  get asked(): Promise<T> | null {
    return this.#asked;
  }

  get(): Promise<T> {
    this.#asked ??= this.#load().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }
}
