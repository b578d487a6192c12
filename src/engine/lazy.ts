/** Something that is made when it is first asked for, and again after a failure. */
export class Lazy<T> {
  #made: Promise<T> | null = null;
  #there: T | null = null;

  /** What was made; null: it is not there yet. */
  get made(): T | null {
    return this.#there;
  }

  /** What was made, or is made now; rejects as `make` does. */
  get(make: () => Promise<T>): Promise<T> {
    this.#made ??= make().then(
      (made) => {
        this.#there = made;
        return made;
      },
      (error: unknown) => {
        this.#made = null;
        throw error;
      },
    );
    return this.#made;
  }

  /** Ends what was made, once it is there; nothing where it was not asked for. */
  end(end: (made: T) => void): void {
    this.#made?.then(end, () => {});
  }
}
