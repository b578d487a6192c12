import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { columnsSorted, reorder } from "../../../src/engine/build/reorder.ts";
import { CardBodies } from "../../../src/engine/domains/cardBodies.ts";
import type { DomainBackend } from "../../../src/engine/domains/domain.ts";
import { Domain, joined } from "../../../src/engine/domains/index.ts";
import { emptyBodies } from "../../../src/engine/domains/joined.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import { extraColumn } from "../../../src/engine/state/columns.ts";
import { pack } from "../../../src/engine/state/transfer.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { peersInMemory } from "./peersInMemory.ts";

const SETTINGS = { ...DEFAULT_SETTINGS, solver: "bonsai", softening: 0.05, timestep: 1 / 8 };

/** A column that a body takes along. */
const columns = [extraColumn("heat")];

/** Bodies that feel nothing: each flies straight on. */
class Flying extends CardBodies implements DomainBackend {
  async build() {
    if (this.system) await this.submit(this.system, [reorder(true), ...columnsSorted(this.common, true)], "tree");
  }
  boxes = async () => new Float32Array();
  essentialTree = async () => ({ bodies: 0, nodes: 0, tables: {} });
  async forces(others: readonly Promise<unknown>[]) {
    await Promise.all(others);
    return { parts: {} };
  }
  costs = async () => ({ ppPerBody: 1, pcPerBody: 0, foreign: null });
}

describeGpu("bodies that stay on a card", (device) => {
  async function flown(count: number, n: number, steps: number) {
    const heat = Float32Array.from({ length: n }, (_, i) => 1000 + i);
    const all = { ...pack(plummer.make({}, { n, seed: 4 }), 1, UNSCALED), heat };
    const common = { total: n, settings: SETTINGS, scaling: UNSCALED, columns };
    const holders = peersInMemory(count).map(() => new Flying(device, common));
    const domains = peersInMemory(count).map((peers, k) => new Domain(common, peers, holders[k]!));
    // All in the last domain at first.
    await Promise.all(domains.map((domain, k) => domain.start(k === count - 1 ? all : emptyBodies(columns))));
    for (let step = 0; step < steps; step++) {
      const timestep = step < steps / 2 ? SETTINGS.timestep : -SETTINGS.timestep;
      await Promise.all(domains.map((domain) => domain.step({ ...SETTINGS, timestep })));
    }
    const after = joined(await Promise.all(domains.map((domain) => domain.backend.bodies())), columns);
    const { id, posMass, velocity } = after;
    expect([...after.heat!]).toEqual([...id].map((i) => heat[i]));
    const found = await Promise.all(domains.map((domain) => domain.measure()));
    for (const backend of holders) backend.destroy();
    expect([...id].sort((a, b) => a - b)).toEqual([...all.id]);
    const rows = new Float32Array(8 * n);
    id.forEach((i, k) => {
      rows.set(posMass.subarray(4 * k, 4 * k + 4), 8 * i);
      rows.set(velocity.subarray(4 * k, 4 * k + 4), 8 * i + 4);
    });
    return { rows, found, counts: found.map(({ bodies }) => bodies) };
  }

  it("come to where they would come alone, bit by bit, whichever domains they fly through", async () => {
    const [n, steps] = [700, 24];
    const alone = await flown(1, n, steps);
    for (const count of [2, 4]) {
      const { rows, found, counts } = await flown(count, n, steps);
      expect(rows).toEqual(alone.rows);
      // Cut again as they fly apart, so that none has much more than its share.
      expect(Math.max(...counts)).toBeLessThan((1.1 * n) / count + 2);
      expect(found[0]!.divisions).toBeGreaterThan(1);
      // All but one domain's bodies at first, and many after that.
      expect(found.reduce((sum, { arrived }) => sum + arrived, 0)).toBeGreaterThan(n);
      for (const k of [0, 4, 7, 12]) {
        const sum = found.reduce((all, { totals }) => all + totals[k]!, 0);
        expect(Math.abs(sum - alone.found[0]!.totals[k]!)).toBeLessThan(1e-4 * Math.max(1, Math.abs(sum)));
      }
    }
  });

  it("leave domains empty where there are fewer of them", async () => {
    const { counts } = await flown(4, 2, 3);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  });
});
