import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine, ProcessorSnapshot } from "../../../src/engine/processor/index.ts";
import { extraColumn } from "../../../src/engine/state/columns.ts";

const columns = [extraColumn("heat", "length")];

it.each([1, 3])(
  "a further column stays with its bodies through sorts, snapshots and restores, %i steps a tree",
  async (rebuildInterval) => {
    const heat = (first: number) => ({ heat: Float32Array.from({ length: 900 }, (_, i) => first + i) });
    const bodies = { ...plummer.make({}, { n: 900, seed: 3 }), columns: heat(1000) };
    const settings = { softening: 0.05, timestep: 1 / 32, rebuildInterval };
    const engine = await ProcessorEngine.create(bodies, settings, { columns });
    engine.step(8);
    const kept = await engine.snapshot();
    engine.step(3);
    const after = await engine.readBodies();
    expect(after.columns).toEqual(bodies.columns);
    await engine.restore(kept);
    engine.step(3);
    expect(await engine.readBodies()).toEqual(after);
    const saved = await kept.read();
    engine.destroy();
    const other = await ProcessorEngine.create({ ...bodies, columns: heat(5) }, settings, { columns });
    await other.restore(ProcessorSnapshot.from(saved, other.scaling));
    other.step(3);
    expect((await other.readBodies()).columns).toEqual(bodies.columns);
    other.destroy();
  },
);
