import { type Engine, openingNumber } from "../../engine/index.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { structSize } from "../../gpu/struct.ts";
import { type Core, SHARES } from "./layout.ts";

/** What is looked at of a run. */
export type SeenBodies = Pick<Engine, "count" | "buffers" | "scaling" | "tree" | "steps" | "time">;

type Buffers<Name extends string> = Readonly<Record<Name, GPUBuffer>>;
/** Buffers that all runs share. */
export type Shown = Buffers<"tracked" | "ring" | "centres" | "cellDraw" | "meetings" | "path">;
export type Own = Buffers<"sight" | "rounds" | "chosen" | "places" | "partials" | "best">;

/** Bytes from one round's uniforms to the next. */
export const UNIFORM_STEP = 256;
/**
 * Gaussians 4096 (all bodies), 64, 16, 8, 4, 2 and 1 times as wide as a core, for a galaxy that may be anywhere by now; then
 * the usual round, which also makes up for time.
 */
export const ROUNDS: readonly (readonly [widen: number, makeUp: number])[] = [
  [12, 0],
  [6, 0],
  [4, 0],
  [3, 0],
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
];

const row = "sight";

export function pickPasses(passes: Passes, bodies: SeenBodies, traits: GPUBuffer, own: Own): Promise<Pass[]> {
  const { posMass, id } = bodies.buffers;
  const { sight, best } = own;
  const workgroups = Math.ceil(bodies.count / 256);
  const pass = (SECOND: number) =>
    passes.create("render/pick", {
      bind: { sight, posMass, id, traits, best },
      constants: { SECOND },
      workgroups,
      row,
    });
  return Promise.all([pass(0), pass(1)]);
}

export function trackPass(passes: Passes, { count, buffers }: SeenBodies, shown: Shown, own: Own): Promise<Pass> {
  const { posMass, velocity, acceleration, id } = buffers;
  const { sight, chosen, places } = own;
  const { tracked, ring } = shown;
  return passes.create("render/track", {
    bind: { sight, posMass, velocity, acceleration, id, chosen, tracked, places, ring },
    workgroups: Math.ceil(count / 256),
    row,
  });
}

/** One round after the other, two passes each. */
export function centresPasses(
  passes: Passes,
  bodies: SeenBodies,
  traits: GPUBuffer,
  shown: Shown,
  own: Own,
  cores: readonly Core[],
): Promise<Pass[][]> {
  const { posMass, velocity, id } = bodies.buffers;
  const { sight, partials, rounds } = own;
  const { centres, ring } = shown;
  return Promise.all(
    ROUNDS.map(async (_, i) => {
      const round = { buffer: rounds, offset: i * UNIFORM_STEP, size: structSize("Round") };
      const sums = await passes.create("render/centres", {
        bind: { sight, posMass, velocity, id, traits, centres, partials, round },
        workgroups: SHARES,
        row,
      });
      const sum = await passes.create("render/centresSum", {
        bind: { sight, partials, centres, ring, round },
        workgroups: cores.length,
        row,
      });
      return [{ ...sums, y: cores.length }, sum];
    }),
  );
}

/** Passes on the tree that stands now. */
export interface TreePasses {
  /** Tells one tree's buffers from another's. */
  readonly of: GPUBuffer;
  readonly range: Pass;
  readonly meetings: Pass;
}

export async function treePasses(
  passes: Passes,
  bodies: SeenBodies,
  shown: Shown,
  own: Own,
): Promise<TreePasses | null> {
  const { tree } = bodies;
  if (!tree) return null;
  const { params, root, levelStart, nodeCentre, nodeTest, nodeBox, groupList } = tree.buffers;
  const { posMass, velocity } = bodies.buffers;
  const { sight, places } = own;
  const { cellDraw, meetings } = shown;
  const [range, list] = await Promise.all([
    passes.create("render/treeRange", { bind: { params, sight, levelStart, cellDraw }, workgroups: 1, row }),
    passes.create("render/meetings", {
      bind: { params, root, posMass, velocity, nodeCentre, nodeTest, nodeBox, groupList, places, meetings },
      constants: {
        SPLINE: Number(tree.spline),
        QUADRUPOLE: Number(tree.quadrupole),
        OPENING: openingNumber(tree.opening),
      },
      workgroups: 1,
      row,
    }),
  ]);
  return { of: nodeBox, range, meetings: list };
}
