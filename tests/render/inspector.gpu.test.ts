import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { chosenOf } from "../../src/data/bodies/join.ts";
import { plummerMerger } from "../../src/data/scenarios/plummerMerger.ts";
import type { Core } from "../../src/engine/index.ts";
import { DEFAULT_SETTINGS, GpuEngine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { GpuInspector } from "../../src/render/inspect/gpuInspector.ts";
import type { Viewpoint, Wanted } from "../../src/render/inspect/inspector.ts";
import type { Seen } from "../../src/render/inspect/reader.ts";
import { describeGpu } from "../gpuDevice.ts";
import { inUnits, UNITS } from "./quantityParts.ts";

const N = 1024;
const NOTHING: Wanted = { centres: false, levels: null, interactions: false };

/** Looks down the z axis: 100 pixels a length unit on a canvas of 800 x 600. */
const view = (x: number, y: number): Viewpoint => ({
  clip: [0.25, 0, 0, 0, 0, 1 / 3, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 1],
  width: 800,
  height: 600,
  pointer: [100 * x, 100 * y],
});

/** Galaxy 0 is bright, galaxy 1 faint. */
function traitsOf(device: GPUDevice, { count, galaxy }: Bodies): GPUBuffer {
  const words = new Uint32Array(2 * count);
  const shares = new Float32Array(words.buffer);
  for (let i = 0; i < count; i++) {
    words[2 * i] = galaxy[i]!;
    shares[2 * i + 1] = (galaxy[i] === 0 ? 1.9 : 0.1) / count;
  }
  const buffer = device.createBuffer({ size: words.byteLength, usage: 0x88 });
  device.queue.writeBuffer(buffer, 0, words);
  return buffer;
}

/** Centre of mass of the bodies of galaxy `g` within `radius` of it, by repetition from `start`. */
function coreOf({ count, mass, position, galaxy }: Bodies, g: number, radius: number, start: readonly number[]) {
  let centre = [...start];
  for (let round = 0; round < 30; round++) {
    const sum = [0, 0, 0, 0];
    for (let i = 0; i < count; i++) {
      if (galaxy[i] !== g) continue;
      const offset = centre.map((c, k) => position[3 * i + k]! - c);
      const w = mass[i]! * Math.exp(-offset.reduce((s, x) => s + x * x, 0) / radius ** 2);
      offset.forEach((x, k) => {
        sum[k]! += w * x;
      });
      sum[3]! += w;
    }
    centre = centre.map((c, k) => c + sum[k]! / sum[3]!);
  }
  return centre;
}

describeGpu("inspector", (device) => {
  let bodies: Bodies;
  let traits: GPUBuffer;
  let cores: Core[];
  beforeAll(() => {
    Object.assign(globalThis, globals);
    bodies = plummerMerger.make({}, { n: N, seed: 3 });
    traits = traitsOf(device, bodies);
    cores = [0, 1].map((g) => {
      const [x, y, z] = coreOf(bodies, g, 1.5, [...bodies.position.subarray(3 * bodies.galaxy.indexOf(g))].slice(0, 3));
      return { position: [x!, y!, z!], velocity: [0, 0, 0], mass: 1, width: 1.5 };
    });
  });

  async function run(
    solver: string,
    steps: number,
    body: (engine: GpuEngine, inspector: GpuInspector) => Promise<void>,
    [length, velocity]: (typeof UNITS)[number] = UNITS[0],
  ) {
    const engine = await GpuEngine.create(device, inUnits(bodies, length, velocity), {
      solver,
      softening: 0.05 * length,
      timestep: DEFAULT_SETTINGS.timestep * (length / velocity),
    });
    const inspector = new GpuInspector(device);
    try {
      engine.step(steps);
      await engine.settle();
      inspector.show(engine, traits);
      inspector.setCores(cores);
      await body(engine, inspector);
    } finally {
      inspector.destroy();
      engine.destroy();
    }
  }

  /** Looks until all that is wanted was compiled and came back. */
  async function see(inspector: GpuInspector, wanted: Wanted): Promise<Seen> {
    for (;;) {
      const ready = new Promise<void>((done) => {
        inspector.onReady = done;
      });
      const seen = await new Promise<Seen | null>((done) => {
        inspector.onSeen = done;
        inspector.update(view(0, 0), wanted);
        void ready.then(() => done(null));
      });
      if (seen && (!wanted.interactions || seen.interactions) && (!wanted.centres || seen.centres.length > 0))
        return seen;
      await new Promise((r) => setTimeout(r, 5));
    }
  }

  it("picks the body nearest to the pointer, bright ones before faint ones, and none from empty sky", async () => {
    await run("bonsai", 5, async (engine, inspector) => {
      const now = await engine.readBodies();
      const away = (i: number, x: number, y: number) =>
        Math.hypot(now.position[3 * i]! - x, now.position[3 * i + 1]! - y);
      const score = (i: number, x: number, y: number) => away(i, x, y) * (now.galaxy[i] === 0 ? 1 : 3);
      const all = Array.from({ length: N }, (_, i) => i);
      const nearest = (of: readonly number[], how: typeof away, x: number, y: number) =>
        of.reduce((a, b) => (how(b, x, y) < how(a, x, y) ? b : a));
      const bright = all.filter((i) => now.galaxy[i] === 0);
      // Faint bodies that stand nearer to a bright one than to their like.
      const faint = all.filter((i) => now.galaxy[i] === 1);
      const alone = (i: number) => {
        const [x, y] = [now.position[3 * i]!, now.position[3 * i + 1]!];
        const others = faint.filter((j) => j !== i);
        return away(nearest(bright, away, x, y), x, y) / away(nearest(others, away, x, y), x, y);
      };
      const chosen = faint.map((i) => [alone(i), i] as const).sort(([a], [b]) => a - b);
      let [yielded, kept] = [0, 0];
      for (let k = 0; k < 16; k++) {
        const from = chosen[k]![1];
        const [fx, fy] = [now.position[3 * from]!, now.position[3 * from + 1]!];
        // From a faint body a third of the way to a bright one, or only a little.
        const to = nearest(bright, away, fx, fy);
        const part = k % 2 === 0 ? 0.35 : 0.1;
        const x = fx + part * (now.position[3 * to]! - fx);
        const y = fy + part * (now.position[3 * to + 1]! - fy);
        const expected = nearest(all, score, x, y);
        const picked = await inspector.pick(view(x, y), 1e4);
        // Float32 may swap two that are as near as a thousandth of a pixel.
        expect(score(picked!, x, y)).toBeCloseTo(score(expected, x, y), 5);
        if (nearest(all, away, x, y) !== expected) yielded++;
        else kept++;
      }
      expect(yielded).toBeGreaterThan(3);
      expect(kept).toBeGreaterThan(3);
      const [x, y] = [now.position[0]!, now.position[1]!];
      expect(await inspector.pick(view(x, y))).toBe(0);
      expect(await inspector.pick(view(-300, 200))).toBeNull();
    });
  });

  it.each(UNITS)(
    "follows chosen bodies through every reorder and keeps their trails (units %d, %d)",
    async (...units) => {
      const follow = async (engine: GpuEngine, inspector: GpuInspector) => {
        inspector.choose(123, [7, N - 1]);
        const path: number[][] = [];
        for (let k = 0; k < 4; k++) {
          engine.step(3);
          // What looks at the buffers by itself sees what was submitted: of many steps at first a part.
          await engine.settle();
          const { tracked, steps } = await see(inspector, NOTHING);
          expect(steps).toBe(3 * (k + 1));
          const now = await engine.readBodies();
          [123, 7, N - 1].forEach((i, slot) => {
            expect([...tracked.subarray(12 * slot, 12 * slot + 3)]).toEqual([
              ...now.position.subarray(3 * i, 3 * i + 3),
            ]);
            expect([...tracked.subarray(12 * slot + 4, 12 * slot + 7)]).toEqual([
              ...now.velocity.subarray(3 * i, 3 * i + 3),
            ]);
          });
          path.push([...now.position.subarray(3 * N - 3, 3 * N)]);
        }
        const rows = async () =>
          new Float32Array((await readBack(device, [{ buffer: inspector.buffers.trails, bytes: 16 * 512 * 2 }]))[0]!);
        const second = (await rows()).subarray(4 * 512);
        path.forEach((place, k) => {
          const slot = inspector.slot - 3 + k;
          const inside = place.map((x) => x / engine.scaling.length);
          expect([...second.subarray(4 * slot, 4 * slot + 4)]).toEqual([...inside, 1]);
        });
        // A body that is let go leaves no trail.
        inspector.choose(123, [7]);
        expect((await rows()).subarray(4 * 512).every((x) => x === 0)).toBe(true);
      };
      await run("bonsai", 0, follow, units);
    },
  );

  it.each([1, 0.01])(
    "keeps the trails of bodies that are there still when others come or go, also where the scene is %d times as large",
    async (size) => {
      const follow = async (engine: GpuEngine, inspector: GpuInspector) => {
        inspector.choose(600, [7, N - 1, 600]);
        const paths: number[][][] = [[], [], []];
        const look = async (rows: readonly number[]) => {
          engine.step(1);
          await engine.settle();
          await see(inspector, NOTHING);
          const { position } = await engine.readBodies();
          rows.forEach((row, k) => {
            paths[k]!.push([...position.subarray(3 * row, 3 * row + 3)]);
          });
        };
        for (let k = 0; k < 3; k++) await look([7, N - 1, 600]);
        const length = engine.scaling.length;
        // The first galaxy is gone, and what is left is smaller.
        await engine.change((now) => {
          const rows = Uint32Array.from({ length: N / 2 }, (_, i) => N / 2 + i);
          const rest = chosenOf(now, rows);
          return { ...rest, position: rest.position.map((x) => x * size) };
        });
        expect(engine.scaling.length < length / 8).toBe(size < 1);
        const left = traitsOf(device, engine.bodies);
        inspector.show(engine, left, (body) => Math.max(-1, body - N / 2));
        const [last, other] = [N / 2 - 1, 600 - N / 2];
        inspector.choose(other, [last, other]);
        paths.shift();
        await look([last, other]);
        await look([last, other]);
        await expect
          .poll(async () => {
            const bytes = 16 * 512 * 3;
            const [words] = await readBack(device, [{ buffer: inspector.buffers.trails, bytes }]);
            const all = new Float32Array(words!);
            const found = (row: number, k: number) => {
              const slot = inspector.slot - 4 + k;
              const [x, y, z, there] = all.subarray(4 * (512 * row + slot), 4 * (512 * row + slot) + 4);
              const away = paths[row]![k]!.map((at, axis) => at / engine.scaling.length - [x!, y!, z!][axis]!);
              return there === 1 && Math.hypot(...away) < 1e-5;
            };
            const own = [0, 1].every((row) => [0, 1, 2, 3, 4].every((k) => found(row, k)));
            return own && all.subarray(4 * 512 * 2).every((x) => x === 0);
          })
          .toBe(true);
        expect([0, 1, 2].map((k) => inspector.points(k))).toEqual([5, 5, 0]);
        left.destroy();
      };
      await run("bonsai", 0, follow);
    },
  );

  it.each(UNITS)(
    "finds the centres from a wrong guess, and keeps to them from picture to picture (units %d, %d)",
    async (...units) => {
      const [length, velocity] = units;
      const find = async (engine: GpuEngine, inspector: GpuInspector) => {
        const guess = (core: Core) =>
          core.position.map((x, k) => length * (x + [0.5, -0.4, 0.3][k]!)) as [number, number, number];
        const mass = length * velocity ** 2;
        inspector.setCores(cores.map((core) => ({ ...core, position: guess(core), width: length * core.width, mass })));
        engine.set({ timestep: 0.1 * (length / velocity) });
        for (const steps of [0, 3, 3]) {
          engine.step(steps);
          await engine.settle();
          const { centres } = await see(inspector, { ...NOTHING, centres: true });
          const now = await engine.readBodies();
          for (const g of [0, 1]) {
            const core = coreOf(
              now,
              g,
              1.5 * length,
              cores[g]!.position.map((x) => length * x),
            );
            const miss = Math.hypot(...core.map((x, k) => x - centres[8 * g + k]!));
            expect(miss).toBeLessThan(0.03 * length);
            // Without looking it would have been lost.
            const moved = Math.hypot(...core.map((x, k) => x - guess(cores[g]!)[k]!));
            expect(moved).toBeGreaterThan(10 * 0.03 * length);
          }
        }
      };
      await run("bonsai", 0, find, units);
    },
  );

  it.each(["bonsai", "distance", "adaptive"])(
    "counts for the selected body what the walk of %s counted",
    async (solver) => {
      await run(solver, 3, async (engine, inspector) => {
        const tree = engine.tree!;
        const [id, list, counts] = await readBack(device, [
          { buffer: engine.buffers.id, bytes: 4 * N },
          { buffer: tree.buffers.groupList, bytes: tree.buffers.groupList.size },
          { buffer: tree.buffers.groupCounts, bytes: tree.buffers.groupCounts.size },
        ]);
        const order = new Uint32Array(id!);
        const groups = new Uint32Array(list!);
        for (const body of [0, N - 1, order[0]!, order[N - 1]!]) {
          inspector.choose(body, []);
          const { interactions } = await see(inspector, { ...NOTHING, interactions: true });
          const place = order.indexOf(body);
          let g = 0;
          while (g + 1 < groups[0]! && groups[2 + g + 1]! <= place) g++;
          const [near, cells, far, group] = new Uint32Array(counts!).subarray(4 * g, 4 * g + 4);
          expect(interactions).toEqual({ cells, far, bodies: near, group });
          expect(near).toBeGreaterThan(0);
          expect(cells! + far!).toBeGreaterThan(0);
          // The list is a cover: all bodies under the listed cells and in the listed leaves are all bodies.
          const [words, nodes] = await readBack(device, [
            { buffer: inspector.buffers.interactions, bytes: inspector.buffers.interactions.size },
            { buffer: tree.buffers.nodeTest, bytes: tree.buffers.nodeTest.size },
          ]);
          const list = new Uint32Array(words!);
          const links = new Uint32Array(nodes!);
          const under = (link: number): number => {
            const first = link & 0x7ffffff;
            const count = ((link >>> 27) & 15) + 1;
            if (link >>> 31) return count;
            return Array.from({ length: count }, (_, k) => under(links[4 * (first + k) + 3]!)).reduce(
              (a, b) => a + b,
              0,
            );
          };
          let total = 0;
          for (let k = 0; k < list[1]!; k++) total += under(links[4 * (list[16 + k]! & 0x7fffffff) + 3]!);
          for (let k = 0; k < list[5]! / 16; k++) total += under(list[16 + 32768 + k]!);
          expect(total).toBe(N);
        }
      });
    },
  );

  it("says which cells are of the wanted levels, and that the direct sum has none", async () => {
    await run("bonsai", 1, async (engine, inspector) => {
      inspector.choose(1, []);
      const { levelStart, nodeBegin } = engine.tree!.buffers;
      await see(inspector, { ...NOTHING, levels: [2, 4], interactions: true });
      const [draw, starts, begins] = await readBack(device, [
        { buffer: inspector.buffers.cellDraw, bytes: 20 },
        { buffer: levelStart, bytes: 128 },
        { buffer: nodeBegin, bytes: nodeBegin.size },
      ]);
      const levels = [...new Uint32Array(begins!)].slice(0, new Uint32Array(starts!)[31]).map((word) => word >>> 27);
      const count = levels.filter((level) => level >= 2 && level <= 4).length;
      expect(count).toBeGreaterThan(50);
      expect([...new Uint32Array(draw!)]).toEqual([72, count, 0, 0, levels.indexOf(2)]);
    });
    await run("direct", 0, async (engine) => expect(engine.tree).toBeNull());
  });
});
