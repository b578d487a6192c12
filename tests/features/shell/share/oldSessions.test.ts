import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSession } from "../../../../src/data/files/session.ts";
import { ProcessorEngine, ProcessorSnapshot } from "../../../../src/engine/processor/index.ts";
import { HeldTime } from "../../../../src/features/run/files/heldTime.ts";
import { Sessions } from "../../../../src/features/run/files/sessions.ts";
import { viewOf } from "../../../../src/run/appearance.ts";
import type { Machine } from "../../../../src/run/machine.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Wanted } from "../../../../src/run/wanted.ts";
import { usual } from "./oldLinks.json";
import { sessions } from "./oldSessions.json";
import { fieldsOf, newPage } from "./page.ts";

/** How a snapshot becomes one of the processor's engine. */
const MACHINE = {
  snapshot: async (saved, scaling) => ProcessorSnapshot.from(saved, scaling),
} as Partial<Machine> as Machine;

const digest = ({ buffer, byteOffset, byteLength }: Float32Array<ArrayBuffer>) =>
  createHash("sha256")
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest("hex")
    .slice(0, 16);

const digests = (bodies: Record<string, unknown>, tables: readonly string[]) =>
  Object.fromEntries(tables.map((name) => [name, digest(bodies[name] as Float32Array<ArrayBuffer>)]));

/** Opens a session file on a page that shows another run; what is shown then, and the choices that hold. */
async function opened(name: string) {
  const store = newPage("?scenario=plummer-merger&n=512&theta=0.9&exposure=-1&turn=1&until=3&paused=1");
  const camera: unknown[] = [];
  let shown: Wanted | null = null;
  let engine: ProcessorEngine | null = null;
  const simulation = {
    source: {
      async readSession(file: Blob) {
        const session = await readSession(new Uint8Array(await file.arrayBuffer()));
        return { kind: "session", session, view: await viewOf(session.first) };
      },
    },
    // As the run that is shown does it, on the processor.
    async replace(ask: (life: AbortSignal) => Promise<Wanted | null>) {
      shown = await ask(new AbortController().signal);
      const { fixed, settings, prepare, after } = shown!.change;
      engine = await ProcessorEngine.create(shown!.run.bodies, { ...fixed, ...settings });
      await prepare!(engine, MACHINE);
      after!();
      return "shown";
    },
    get engine() {
      return engine;
    },
    picture: { camera: { take: (view: unknown) => camera.push(view) } },
    run: null,
  } as unknown as Simulation;
  const sessions = new Sessions(store, simulation, new HeldTime(store));
  const bytes = readFileSync(`${import.meta.dirname}/oldSessions/${name}.session.npz`);
  await sessions.open(new File([bytes], `${name}.session.npz`), 1);
  return { store, camera, wanted: shown! as Wanted, engine: engine! as ProcessorEngine };
}

/**
 * Sessions that version 0.4 wrote by its own store, engine and writer, before controls were records: two galaxies, a run into which a star was thrown and whose
 * time runs backwards, and an opened file. Beside each stands what that version made of it when it read it. Files are added; none is written again.
 */
describe("old sessions open as they did", () => {
  it.each(sessions)("$name", async ({ name, count, steps, time, bodies, first, camera, choices }) => {
    const now = await opened(name);
    const { linked, ...chosen } = choices;
    const { linked: _, ...rest } = usual;
    expect(fieldsOf(now.store.getState())).toMatchObject({ ...rest, ...chosen });
    expect(now.store.getState().messages.messages.filter(({ kind }) => kind === "error")).toEqual([]);
    expect(now.wanted.change.settings).toEqual(linked.settings);
    expect(now.camera).toEqual(camera ? [camera] : []);
    // Its first bodies, which a reset goes back to, and the bodies that were seen.
    expect((await viewOf(now.wanted.run.bodies)).check).toBe(linked.check);
    expect(digests({ ...now.wanted.run.bodies }, Object.keys(first))).toEqual(first);
    const { engine } = now;
    expect(engine).toMatchObject({ count, steps, time });
    expect(digests({ ...(await engine.readBodies()) }, Object.keys(bodies))).toEqual(bodies);
    // And it goes on.
    engine.step(2);
    expect(await engine.measure()).toMatchObject({ step: steps + 2 });
    engine.destroy();
  });
});
