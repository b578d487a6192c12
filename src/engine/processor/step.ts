import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Wanted } from "../guests/guest.ts";
import { wordsOf } from "../state/columns.ts";
import type { OpeningNumber } from "./choices.ts";
import type { ComputeThread } from "./computeThread.ts";
import { type ForceSettings, partOf } from "./forces.ts";
import { IMAGES } from "./layout.ts";
import { sort } from "./order.ts";
import { addImages, FIRST_WALKS, guessAcceleration, placeImages, raiseAcceleration, wrap } from "./periodic.ts";

/** Leaves of so many bodies always act by them: two bodies cost less than a cell, 8 % of the walk. */
const FEW = 2;
const { PULL, CLOSEST, OPENING_BONSAI, OPENING_ERROR } = CONSTANTS.criterion;
/** Groups of a walk, and bodies of a direct sum, that a thread takes at a time. */
const GROUPS_AT_ONCE = 4;
const TARGETS_AT_ONCE = 64;
/** Words before the first group of a list. */
const LIST = 2;
/** Bodies of a subtree at most: moments are summed apart in each. */
const subtreeBodies = (n: number) => Math.max(512, Math.floor(n / 512));

/** A step of the run that ends at a time: in as many equal parts as its guests want. */
export function wholeStep(thread: ComputeThread, settings: ForceSettings, time: number): void {
  const { guests } = thread;
  const parts = Math.max(1, ...guests.map((guest) => guest.parts?.(thread, settings) ?? 1));
  // All have read what they allow.
  if (guests.some((guest) => guest.parts)) thread.team.barrier();
  const { timestep } = settings;
  for (let part = 1; part <= parts; part++) {
    const end = part === parts ? time : time - (1 - part / parts) * timestep;
    const own = parts > 1 ? { ...settings, ...partOf(settings, timestep / parts, end) } : settings;
    thread.at(end);
    step(thread, own);
    for (const guest of guests) guest.ended?.(thread, own, end);
  }
  for (const guest of guests) guest.finished?.(thread, settings, time);
}

/**
 * What every thread does, in the order of the GPU's step: kick and drift, bounds, keys, sort, reorder, topology, moments, walk,
 * kick. Each stage says where the threads meet.
 */
function step(thread: ComputeThread, settings: ForceSettings): void {
  const { stages, team, own } = thread;
  const { posMass, velocity, acceleration, id, nextPosMass, nextVelocity, nextId } = thread.layout.at;
  const { kick, drift, closingKick } = settings;
  const bodies = [posMass, velocity, acceleration, id] as const;
  const drifted = [nextPosMass, nextVelocity, nextId] as const;
  const frozen = stages.kickDrift(...bodies, ...own, kick, drift, ...drifted);
  if (frozen > 0) thread.count("frozen", frozen);
  for (const guest of thread.guests) guest.opened?.(thread, settings);
  if (settings.side > 0) {
    wrap(thread, settings.side);
    raiseAcceleration(thread, "nextVelocity", settings.leastFelt);
  }
  columnsToSort(thread);
  thread.lap("kickDrift");
  thread.treeAge++;
  forces(thread, settings, "step", !settings.massless && thread.treeAge >= settings.rebuildInterval);
  stages.kick(acceleration, ...own, closingKick, velocity);
  for (const guest of thread.guests) guest.closed?.(thread, settings);
  team.barrier();
  thread.lap("kick");
}

/** What a run begins with: forces, and where cells are opened by their error first those by Bonsai's criterion, or in a periodic box by a guess, to hold it against. */
export function start(thread: ComputeThread, settings: ForceSettings): void {
  if (settings.side > 0) {
    thread.team.single(() => placeImages(thread, settings.side));
    wrap(thread, settings.side);
    guessAcceleration(thread, settings.side);
    forces(thread, settings, "gravity");
    for (let k = 1; k < FIRST_WALKS; k++) {
      accelerationSize(thread);
      raiseAcceleration(thread, "velocity", settings.leastFelt);
      thread.team.barrier();
      walk(thread, settings, OPENING_ERROR);
    }
    addGuests(thread, settings, "start");
  } else if (settings.opening === OPENING_ERROR) {
    forces(thread, { ...settings, opening: OPENING_BONSAI }, "guess");
    accelerationSize(thread);
    moments(thread, settings, settings.opening);
    walk(thread, settings, settings.opening);
    addGuests(thread, settings, "start");
  } else forces(thread, settings, "start");
}

/** accelerationSize: |a| beside the velocity, negative where the body is frozen. */
function accelerationSize(thread: ComputeThread): void {
  const [from, to] = thread.own;
  const [acceleration, velocity] = [thread.floats("acceleration"), thread.floats("velocity")];
  for (let i = 4 * from; i < 4 * to; i += 4) {
    const size = Math.hypot(acceleration[i]!, acceleration[i + 1]!, acceleration[i + 2]!);
    velocity[i + 3] = velocity[i + 3]! < 0 ? -Math.max(size, 1e-30) : size;
  }
  thread.team.barrier();
}

/** Forces at the places in `next...`, with a new tree, or with the bodies in the order and in the cells that they had. */
export function forces(thread: ComputeThread, settings: ForceSettings, wanted: Wanted = "step", rebuild = true): void {
  if (rebuild) {
    thread.treeAge = 0;
    sort(thread);
  }
  reorder(thread, !rebuild);
  if (settings.massless) {
    const [from, to] = thread.own;
    thread.floats("acceleration").fill(0, 4 * from, 4 * to);
  } else if (settings.opening === null) directSum(thread, settings);
  else {
    if (rebuild) topology(thread, settings);
    moments(thread, settings, settings.opening);
    walk(thread, settings, settings.opening);
  }
  addGuests(thread, settings, wanted);
}

/** What acts beside gravity. */
function addGuests(thread: ComputeThread, settings: ForceSettings, wanted: Wanted): void {
  for (const guest of thread.guests) guest.forces?.(thread, settings, wanted);
}

/** The further columns of a thread's bodies to where the sort reads them. */
function columnsToSort(thread: ComputeThread): void {
  const [from, to] = thread.own;
  for (const column of thread.columns) {
    const words = wordsOf(column);
    thread.table(column, "next").set(thread.table(column).subarray(words * from, words * to), words * from);
  }
}

/** They follow the bodies into the new order. */
function columnsSorted(thread: ComputeThread): void {
  const [from, to] = thread.own;
  const order = thread.order;
  for (const column of thread.columns) {
    const [words, before, after] = [wordsOf(column), thread.table(column, "next"), thread.table(column)];
    for (let i = from; i < to; i++)
      for (let k = 0; k < words; k++) after[words * i + k] = before[words * order[i]! + k]!;
  }
}

function reorder(thread: ComputeThread, inPlace: boolean): void {
  const { stages, layout } = thread;
  const { nextPosMass, nextVelocity, nextId, posMass, velocity, id, columns } = layout.at;
  const drifted = [nextPosMass, nextVelocity, nextId] as const;
  const bodies = [posMass, velocity, id] as const;
  stages.reorder(thread.sorted().order, ...drifted, ...thread.own, inPlace, ...bodies, columns, layout.column);
  if (!inPlace) columnsSorted(thread);
  thread.team.barrier();
  thread.lap("reorder");
}

/** topology, groups, and where moments are summed apart, of the bodies with mass. Where the nodes don't fit, room is made and it begins again. */
function topology(thread: ComputeThread, settings: ForceSettings): void {
  const { stages, team, massive } = thread;
  const { leafSize, groupSize, heavy } = settings;
  for (;;) {
    const { at, sizes } = thread.layout;
    const { nodeBegin, nodeEnd, nodeLink, nodeTest, levelStart, groupList } = at;
    const { nodes } = sizes;
    team.single(() => {
      // The tree is made behind it in the same tables.
      const { cells, list } = testGroups(thread, settings);
      const keys = thread.sorted().keys;
      const total = cells + stages.topology(keys, massive, leafSize, nodes, nodeBegin, nodeEnd, nodeLink, levelStart);
      thread.store("nodes", total);
      if (total > nodes) return;
      // Tests come with the moments: until then their place is free.
      const groups = stages.groups(nodeBegin, nodeEnd, nodeLink, massive, groupSize, heavy, nodeTest, groupList);
      if (list.length > 0) thread.words("groupList").set(list, LIST + groups);
      thread.store("groups", groups + Math.max(0, list.length - 1));
      thread.store("subtrees", stages.subtrees(nodeBegin, nodeEnd, nodeLink, subtreeBodies(massive), at.subtrees));
    });
    const total = thread.load("nodes");
    if (total <= nodes) break;
    thread.growTo(total);
  }
  thread.lap("topology");
}

/** Groups of test particles by the same rule, their first bodies and the end of the last, and of how many cells: of those alone that a group could not span. */
function testGroups(
  thread: ComputeThread,
  { groupSize, heavy }: ForceSettings,
): { readonly cells: number; readonly list: Uint32Array } {
  const { stages, layout, massive } = thread;
  const { nodeBegin, nodeEnd, nodeLink, nodeTest, levelStart, groupCounts } = layout.at;
  const { n, nodes } = layout.sizes;
  const tests = n - massive;
  const none = new Uint32Array(0);
  if (tests === 0) return { cells: 0, list: none };
  const keys = thread.sorted().keys + 8 * massive;
  const cells = stages.topology(keys, tests, heavy, nodes, nodeBegin, nodeEnd, nodeLink, levelStart);
  if (cells > nodes) return { cells, list: none };
  // The counts come with the walk.
  const groups = stages.groups(nodeBegin, nodeEnd, nodeLink, tests, groupSize, heavy, nodeTest, groupCounts);
  const list = thread.words("groupCounts").subarray(LIST, LIST + groups + 1);
  return { cells, list: list.map((first) => massive + first) };
}

function moments(thread: ComputeThread, { theta, monopole }: ForceSettings, opening: OpeningNumber): void {
  const { stages, team, layout, massive } = thread;
  const { posMass, nodeBegin, nodeEnd, nodeLink, nodeCentre, nodeMoments, nodeBox, nodeTest, subtrees } = layout.at;
  const root = layout.at.root + 32 * team.index;
  const tables = [posMass, nodeBegin, nodeEnd, nodeLink, nodeCentre, nodeMoments, nodeBox, nodeTest, root] as const;
  stages.momentsOf(...tables, opening, theta, monopole);
  team.dynamic(thread.load("subtrees"), 1, (from, to) => stages.moments(subtrees, from, to));
  team.barrier();
  team.single(() => stages.momentsOfTop(0, subtreeBodies(massive)));
  thread.lap("moments");
}

function walk(thread: ComputeThread, settings: ForceSettings, opening: OpeningNumber): void {
  const { stages, team, layout, scratch } = thread;
  const { posMass, columns, velocity, root, nodeCentre, nodeTest, nodeMoments, nodeBox } = layout.at;
  const { acceleration, groupList, groupCounts, images } = layout.at;
  const { eps2, spline, monopole, angle, tau, farShare, farSoftening, side } = settings;
  const bodies = [posMass, columns, layout.column] as const;
  stages.spreadOver(spline);
  if (opening === OPENING_ERROR) {
    const cube = root + 32 * team.index;
    const tables = [velocity, nodeCentre, nodeTest, nodeMoments, cube, scratch] as const;
    const numbers = [eps2, monopole, angle, tau, farShare, farSoftening, PULL, CLOSEST] as const;
    stages.walkAdaptiveOver(...bodies, ...tables, ...numbers, images, images + 16 * (side > 0 ? IMAGES : 1));
  } else {
    const tables = [nodeCentre, nodeTest, nodeMoments, nodeBox, scratch] as const;
    stages.walkOver(...bodies, ...tables, opening, eps2, monopole, FEW);
  }
  const ofGroups = opening === OPENING_ERROR ? stages.walkAdaptive : stages.walk;
  team.dynamic(thread.load("groups"), GROUPS_AT_ONCE, (from, to) => {
    ofGroups(groupList, from, to, acceleration, groupCounts);
  });
  team.barrier();
  if (side > 0) addImages(thread, side);
  thread.lap("walk");
}

function directSum(thread: ComputeThread, { eps2, spline }: ForceSettings): void {
  const { stages, team, layout, scratch, massive } = thread;
  const { posMass, columns, acceleration } = layout.at;
  stages.spreadOver(spline);
  team.dynamic(layout.sizes.n, TARGETS_AT_ONCE, (from, to) => {
    stages.directSum(posMass, columns, layout.column, massive, from, to, eps2, acceleration, scratch);
  });
  team.barrier();
  thread.lap("walk");
}
