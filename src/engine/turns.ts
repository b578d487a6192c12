/** Who waits for a step, and which requests want the bodies as they are after one. */
export class Turns {
  readonly #requests = new Set<{ after: number }>();
  #waiters: { readonly step: number; resolve(): void }[] = [];

  /** Whether requests are under way. */
  get busy(): boolean {
    return this.#requests.size > 0;
  }

  /** A request about the bodies after step `after`; what is returned ends it. */
  ask(after: number): () => void {
    const request = { after };
    this.#requests.add(request);
    return () => {
      this.#requests.delete(request);
    };
  }

  /** Whether no request wants the bodies as they are after step `done`. */
  letPass(done: number): boolean {
    return [...this.#requests].every(({ after }) => done < after);
  }

  /** Resolves when `reach` tells of step `step`. */
  until(step: number): Promise<void> {
    return new Promise((resolve) => this.#waiters.push({ step, resolve }));
  }

  /** All steps up to `done` are done; Infinity: no more will be. */
  reach(done: number): void {
    const waiters = this.#waiters;
    this.#waiters = waiters.filter(({ step }) => step > done);
    for (const { step, resolve } of waiters) if (step <= done) resolve();
  }

  /** The bodies are those after step `step` now, whatever was waited for. */
  jump(step: number): void {
    for (const request of this.#requests) request.after = step;
    this.reach(Number.POSITIVE_INFINITY);
  }
}
