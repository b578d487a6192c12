import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plummer } from "../../src/data/models/plummer.ts";
import { boxOf, Domain, HostBodies, type HostForces, initialState } from "../../src/engine/domains/index.ts";
import { meet, open } from "../../src/headless/gpus/meet.ts";

/** What became of the bodies in many steps. */
export interface Crossing {
  readonly domains: number;
  readonly bodies: number;
  readonly steps: number;
  /** Over all steps: bodies that no domain had, bodies that more than one had. */
  readonly lost: number;
  readonly doubled: number;
  /** Bodies that came to another domain, and new cuts of the curve. */
  readonly arrived: number;
  readonly divisions: number;
  /** Most bodies that a domain had at the end, over its share. */
  readonly fullest: number;
}

/** Each body swings about the origin by itself, as on a spring: no forces have to be found. */
function springs(): HostForces {
  let own = new Float32Array();
  return {
    load: async (posMass) => {
      own = posMass;
    },
    boxes: async () => Float32Array.from(own.length > 0 ? boxOf(own) : []),
    essentialTree: async () => ({ bodies: 0, nodes: 0, tables: {} }),
    forces: async (others) => {
      await Promise.all(others);
      const acceleration = own.map((x, k) => (k % 4 === 3 ? 0 : -x));
      return { acceleration, ppPerBody: 1, pcPerBody: 0, foreign: null, parts: {} };
    },
    destroy: () => {},
  };
}

/** Domains in this process, with sockets between them as between processes, whose bodies are counted after every step. */
export async function crossing(
  { domains: count, bodies: n, steps }: { readonly domains: number; readonly bodies: number; readonly steps: number },
  progress: (fraction: number) => void,
): Promise<Crossing> {
  const folder = mkdtempSync(join(tmpdir(), "antennae-crossing-"));
  const { common, shares } = initialState(plummer.make({}, { n, seed: 1 }), { timestep: 1 / 16 }, count);
  const listeners = await Promise.all(shares.map((_, k) => open(folder, k)));
  const distant = await Promise.all(listeners.map((own, k) => meet(own, folder, k, count)));
  const domains = distant.map((own) => new Domain(common, own, new HostBodies(common, springs())));
  await Promise.all(domains.map((domain, k) => domain.start(shares[k]!)));
  let [lost, doubled] = [0, 0];
  for (let step = 1; step <= steps; step++) {
    await Promise.all(domains.map((domain) => domain.step(common.settings)));
    const seen = new Uint8Array(n);
    for (const domain of domains) for (const i of (await domain.backend.bodies()).id) seen[i]!++;
    for (const times of seen) {
      if (times === 0) lost++;
      if (times > 1) doubled++;
    }
    progress(step / steps);
  }
  const found = await Promise.all(domains.map((domain) => domain.measure()));
  for (const own of distant) own.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    ...{ domains: count, bodies: n, steps, lost, doubled },
    arrived: found.reduce((sum, { arrived }) => sum + arrived, 0),
    divisions: found[0]!.divisions,
    fullest: (Math.max(...found.map(({ bodies }) => bodies)) * count) / n,
  };
}
