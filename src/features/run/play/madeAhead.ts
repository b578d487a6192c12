import type { BodiesAnswer, BodiesSource } from "../../../run/bodiesSource.ts";

type MakeTask = Parameters<BodiesSource["make"]>[0];
type Progress = (fraction: number) => void;

/** Bodies that are being made before there is a machine to run them, since they don't depend on it. */
export class MadeAhead {
  readonly #source: Pick<BodiesSource, "make">;
  #ahead: { readonly words: string; readonly bodies: Promise<BodiesAnswer> } | null = null;
  #progress: Progress = () => {};

  constructor(source: Pick<BodiesSource, "make">) {
    this.#source = source;
  }

  begin(task: MakeTask): void {
    const bodies = this.#source.make(task, (fraction) => this.#progress(fraction));
    const ahead = { words: JSON.stringify(task), bodies };
    this.#ahead = ahead;
    // Something else was asked for meanwhile, or it can't be made: who asks for it then hears of it.
    bodies.catch(() => {
      if (this.#ahead === ahead) this.#ahead = null;
    });
  }

  /** What was begun, where it is the same and goes well, else the task's bodies from now on. */
  make(task: MakeTask, progress: Progress): Promise<BodiesAnswer> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead?.words !== JSON.stringify(task)) return this.#source.make(task, progress);
    this.#progress = progress;
    return ahead.bodies;
  }
}
