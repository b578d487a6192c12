/** Steps that sort by digits once bodies moved too far for bins: they may go on so, and each time the GPU stands still until the host looks. */
const BY_DIGITS = 256;

/** How the steps of a run sort: by bins of the last order where bodies lie near it, else by all digits. */
export class SortChoice {
  /** Steps still to be sorted by digits. */
  #anew = 1;

  /** How the next step sorts. */
  next(): "near" | "anew" {
    if (this.#anew === 0) return "near";
    this.#anew--;
    return "anew";
  }

  /** The bodies are others, or their order is not that of a step. */
  begin(): void {
    this.#anew = Math.max(this.#anew, 1);
  }

  /** More bodies came together than a bin holds. */
  overflowed(): void {
    this.#anew = BY_DIGITS;
  }
}
