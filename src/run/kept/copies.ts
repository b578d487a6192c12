import type { Engine, Saved, Snapshot } from "../../engine/index.ts";
import type { Machine } from "../machine.ts";

/** A snapshot of each engine that is stepped together, where they are computed. */
export class Copy {
  readonly #of: Snapshot[];

  constructor(of: Snapshot[]) {
    this.#of = of;
  }

  /** That of all of them; where one can't be taken, the others are freed. */
  static async take(engines: readonly Engine[]): Promise<Copy> {
    const taking = engines.map((engine) => engine.snapshot());
    try {
      return new Copy(await Promise.all(taking));
    } catch (error) {
      for (const one of await Promise.allSettled(taking)) if (one.status === "fulfilled") one.value.destroy();
      throw error;
    }
  }

  get count(): number {
    return this.#of.length;
  }

  get bytes(): number {
    return this.#of.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get steps(): number {
    return this.#of[0]!.steps;
  }

  get time(): number {
    return this.#of[0]!.time;
  }

  /** Do none of them lie this far apart? */
  within(time: number): boolean {
    return this.#of.every((one) => Math.abs(one.time - this.time) < time);
  }

  /** Puts all engines there; one from before there was a second engine puts both in one state. */
  async restore(engines: readonly Engine[]): Promise<void> {
    await Promise.all(engines.map((engine, k) => engine.restore(this.#of[k] ?? this.#of[0]!)));
  }

  /** Only the first engine is left. */
  leaveOne(): void {
    for (const one of this.#of.splice(1)) one.destroy();
  }

  destroy(): void {
    for (const one of this.#of) one.destroy();
  }
}

/** A copy on the host. Null: where the machine is lost or full there is none. */
export async function savedOf(engine: Engine): Promise<Saved | null> {
  try {
    const snapshot = await engine.snapshot();
    return await snapshot.read().finally(() => snapshot.destroy());
  } catch {
    return null;
  }
}

/** Puts an engine, of another machine too, where that copy was taken. */
export async function putBack(engine: Engine, machine: Machine, saved: Saved): Promise<void> {
  const snapshot = await machine.snapshot(saved, engine.scaling);
  await engine.restore(snapshot).finally(() => snapshot.destroy());
}
