import type { AnyEngine, AnySnapshot, Saved } from "../../engine/index.ts";
import type { Machine } from "../machine.ts";

/** A snapshot of each engine, where they are computed. Where one of them can't be taken, the others are freed. */
export async function snapshotsOf(engines: readonly AnyEngine[]): Promise<AnySnapshot[]> {
  const taking = engines.map((engine) => engine.snapshot());
  try {
    return await Promise.all(taking);
  } catch (error) {
    for (const one of await Promise.allSettled(taking)) if (one.status === "fulfilled") one.value.destroy();
    throw error;
  }
}

/** A copy on the host. Null: where the machine is lost or full there is none. */
export async function savedOf(engine: AnyEngine): Promise<Saved | null> {
  try {
    const snapshot = await engine.snapshot();
    return await snapshot.read().finally(() => snapshot.destroy());
  } catch {
    return null;
  }
}

/** Puts an engine, of another machine too, where that copy was taken. */
export async function putBack(engine: AnyEngine, machine: Machine, saved: Saved): Promise<void> {
  const snapshot = await machine.snapshot(saved, engine.scaling);
  await engine.restore(snapshot).finally(() => snapshot.destroy());
}
