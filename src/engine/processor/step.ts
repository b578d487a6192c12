import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Wanted } from "../guests/guest.ts";
import { wordsOf } from "../state/columns.ts";
import type { OpeningNumber } from "./choices.ts";
import { type ForceSettings, partOf } from "./forces.ts";
import { IMAGES } from "./layout.ts";
import type { Member } from "./member.ts";
import { addImages, FIRST_WALKS, guessAcceleration, placeImages, raiseAcceleration, wrap } from "./periodic.ts";

/** Leaves of so many bodies always act by them: two bodies cost less than a cell, 8 % of the walk. */
const FEW = 2;
const { PULL, CLOSEST, OPENING_BONSAI, OPENING_ERROR } = CONSTANTS.criterion;
/** Groups of a walk, and bodies of a direct sum, that a thread takes at a time. */
const GROUPS_AT_ONCE = 4;
const TARGETS_AT_ONCE = 64;
/** Bodies of a subtree at most: moments are summed apart in each. */
const subtreeBodies = (n: number) => Math.max(512, Math.floor(n / 512));

/** A step of the run that ends at a time: in as many equal parts as its guests want. */
export function wholeStep(member: Member, settings: ForceSettings, time: number): void {
  const { guests } = member;
  const parts = Math.max(1, ...guests.map((guest) => guest.parts?.(member, settings) ?? 1));
  // All have read what they allow.
  if (guests.some((guest) => guest.parts)) member.team.barrier();
  const { timestep } = settings;
  for (let part = 1; part <= parts; part++) {
    const end = part === parts ? time : time - (1 - part / parts) * timestep;
    const own = parts > 1 ? { ...settings, ...partOf(settings, timestep / parts, end) } : settings;
    for (const guest of guests) guest.at?.(end);
    step(member, own);
    for (const guest of guests) guest.ended?.(member, own, end);
  }
}

/**
 * What every thread does, in the order of the GPU's step: kick and drift, bounds, keys, sort, reorder, topology, moments, walk,
 * kick. Each stage says where the threads meet.
 */
function step(member: Member, settings: ForceSettings): void {
  const { stages, team, layout } = member;
  const { posMass, velocity, acceleration, id, nextPosMass, nextVelocity, nextId } = layout.at;
  const { kick, drift, closingKick } = settings;
  const [from, to] = team.part(layout.sizes.n);
  const frozen = stages.kickDrift(
    posMass,
    velocity,
    acceleration,
    id,
    from,
    to,
    kick,
    drift,
    nextPosMass,
    nextVelocity,
    nextId,
  );
  if (frozen > 0) member.count("frozen", frozen);
  for (const guest of member.guests) guest.opened?.(member, settings);
  if (settings.side > 0) {
    wrap(member, settings.side);
    raiseAcceleration(member, "nextVelocity", settings.leastFelt);
  }
  columnsToSort(member);
  member.lap("kickDrift");
  member.treeAge++;
  forces(member, settings, "step", !settings.massless && member.treeAge >= settings.rebuildInterval);
  stages.kick(acceleration, from, to, closingKick, velocity);
  for (const guest of member.guests) guest.closed?.(member, settings);
  team.barrier();
  member.lap("kick");
}

/** What a run begins with: forces, and where cells are opened by their error first those by Bonsai's criterion, or in a periodic box by a guess, to hold it against. */
export function start(member: Member, settings: ForceSettings): void {
  if (settings.side > 0) {
    member.team.single(() => placeImages(member, settings.side));
    wrap(member, settings.side);
    guessAcceleration(member, settings.side);
    forces(member, settings, "gravity");
    for (let k = 1; k < FIRST_WALKS; k++) {
      accelerationSize(member);
      raiseAcceleration(member, "velocity", settings.leastFelt);
      member.team.barrier();
      walk(member, settings, OPENING_ERROR);
    }
    addGuests(member, settings, "start");
  } else if (settings.opening === OPENING_ERROR) {
    forces(member, { ...settings, opening: OPENING_BONSAI }, "guess");
    accelerationSize(member);
    moments(member, settings, settings.opening);
    walk(member, settings, settings.opening);
    addGuests(member, settings, "start");
  } else forces(member, settings, "start");
}

/** accelerationSize: |a| beside the velocity, negative where the body is frozen. */
function accelerationSize(member: Member): void {
  const { team, layout } = member;
  const [from, to] = team.part(layout.sizes.n);
  const [acceleration, velocity] = [member.floats("acceleration"), member.floats("velocity")];
  for (let i = 4 * from; i < 4 * to; i += 4) {
    const size = Math.hypot(acceleration[i]!, acceleration[i + 1]!, acceleration[i + 2]!);
    velocity[i + 3] = velocity[i + 3]! < 0 ? -Math.max(size, 1e-30) : size;
  }
  team.barrier();
}

/** Forces at the places in `next...`, with a new tree, or with the bodies in the order and in the cells that they had. */
export function forces(member: Member, settings: ForceSettings, wanted: Wanted = "step", rebuild = true): void {
  if (rebuild) {
    member.treeAge = 0;
    sort(member);
  }
  reorder(member, !rebuild);
  if (settings.massless) standStill(member);
  else if (settings.opening === null) directSum(member, settings);
  else {
    if (rebuild) topology(member, settings);
    moments(member, settings, settings.opening);
    walk(member, settings, settings.opening);
  }
  addGuests(member, settings, wanted);
}

/** What acts beside gravity. */
function addGuests(member: Member, settings: ForceSettings, wanted: Wanted): void {
  for (const guest of member.guests) guest.forces?.(member, settings, wanted);
}

/** No body acts on another. */
function standStill(member: Member): void {
  const { team, layout } = member;
  const [from, to] = team.part(layout.sizes.n);
  member.floats("acceleration").fill(0, 4 * from, 4 * to);
}

/** bounds, keys, sort: the order of the bodies along the curve. */
function sort(member: Member): void {
  const { stages, team, layout } = member;
  const { bounds, nextPosMass, keys, order, otherKeys, otherOrder } = layout.at;
  const { n } = layout.sizes;
  const [from, to] = team.part(n);
  stages.bounds(nextPosMass, from, to, bounds + 32 * team.index);
  team.barrier();
  // Each thread finds the same: that costs less than to wait for one.
  const root = layout.at.root + 32 * team.index;
  stages.rootCube(bounds, team.size, nextPosMass, n, root, member.scratch);
  member.lap("bounds");
  stages.keys(nextPosMass, root, from, to, keys, order);
  member.lap("keys");
  stages.sortPart(keys, order, otherKeys, otherOrder, from, to, member.scratch);
  member.unsort();
  team.barrier();
  for (let width = 1; width < team.size; width *= 2) mergeRound(member, width);
  member.lap("sort");
}

/** Merges runs of `width` threads two by two, each thread its part of the places. */
function mergeRound(member: Member, width: number): void {
  const { stages, team, sorted, spare } = member;
  const { n } = member.layout.sizes;
  const [from, to] = team.part(n);
  const start = (thread: number) => team.part(n, Math.min(thread, team.size))[0];
  for (let thread = 0; thread < team.size; thread += 2 * width) {
    const [left, right, end] = [start(thread), start(thread + width), start(thread + 2 * width)];
    const [first, last] = [Math.max(from, left), Math.min(to, end)];
    if (first >= last) continue;
    stages.mergeParts(sorted.keys, sorted.order, spare.keys, spare.order, left, right, end, first, last);
  }
  member.swap();
  team.barrier();
}

/** The further columns of a thread's bodies to where the sort reads them. */
function columnsToSort(member: Member): void {
  const [from, to] = member.team.part(member.layout.sizes.n);
  for (const column of member.columns) {
    const words = wordsOf(column);
    member.table(column, "next").set(member.table(column).subarray(words * from, words * to), words * from);
  }
}

/** They follow the bodies into the new order. */
function columnsSorted(member: Member): void {
  const [from, to] = member.team.part(member.layout.sizes.n);
  const order = member.order;
  for (const column of member.columns) {
    const [words, before, after] = [wordsOf(column), member.table(column, "next"), member.table(column)];
    for (let i = from; i < to; i++)
      for (let k = 0; k < words; k++) after[words * i + k] = before[words * order[i]! + k]!;
  }
}

function reorder(member: Member, inPlace: boolean): void {
  const { stages, team, layout, sorted } = member;
  const { nextPosMass, nextVelocity, nextId, posMass, velocity, id, columns } = layout.at;
  const [from, to] = team.part(layout.sizes.n);
  stages.reorder(
    sorted.order,
    nextPosMass,
    nextVelocity,
    nextId,
    from,
    to,
    inPlace,
    posMass,
    velocity,
    id,
    columns,
    layout.column,
  );
  if (!inPlace) columnsSorted(member);
  team.barrier();
  member.lap("reorder");
}

/** topology, groups, and where moments are summed apart. Where the nodes don't fit, room is made and it begins again. */
function topology(member: Member, { leafSize, groupSize, heavy }: ForceSettings): void {
  const { stages, team } = member;
  for (;;) {
    const { at, sizes } = member.layout;
    const { nodeBegin, nodeEnd, nodeLink, nodeTest, levelStart, groupList } = at;
    const { n, nodes } = sizes;
    team.single(() => {
      const total = stages.topology(member.sorted.keys, n, leafSize, nodes, nodeBegin, nodeEnd, nodeLink, levelStart);
      member.store("nodes", total);
      if (total > nodes) return;
      // Tests come with the moments: until then their place is free.
      const groups = stages.groups(nodeBegin, nodeEnd, nodeLink, n, groupSize, heavy, nodeTest, groupList);
      member.store("groups", groups);
      member.store("subtrees", stages.subtrees(nodeBegin, nodeEnd, nodeLink, subtreeBodies(n), at.subtrees));
    });
    const total = member.load("nodes");
    if (total <= nodes) break;
    member.growTo(total);
  }
  member.lap("topology");
}

function moments(member: Member, { theta, monopole }: ForceSettings, opening: OpeningNumber): void {
  const { stages, team, layout } = member;
  const { posMass, nodeBegin, nodeEnd, nodeLink, nodeCentre, nodeMoments, nodeBox, nodeTest, subtrees } = layout.at;
  const root = layout.at.root + 32 * team.index;
  const tables = [posMass, nodeBegin, nodeEnd, nodeLink, nodeCentre, nodeMoments, nodeBox, nodeTest, root] as const;
  stages.momentsOf(...tables, opening, theta, monopole);
  team.dynamic(member.load("subtrees"), 1, (from, to) => stages.moments(subtrees, from, to));
  team.barrier();
  team.single(() => stages.momentsOfTop(0, subtreeBodies(layout.sizes.n)));
  member.lap("moments");
}

function walk(member: Member, settings: ForceSettings, opening: OpeningNumber): void {
  const { stages, team, layout, scratch } = member;
  const { posMass, columns, velocity, root, nodeCentre, nodeTest, nodeMoments, nodeBox } = layout.at;
  const { acceleration, groupList, groupCounts, images } = layout.at;
  const { eps2, monopole, angle, tau, farShare, farSoftening, side } = settings;
  const bodies = [posMass, columns, layout.column] as const;
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
  team.dynamic(member.load("groups"), GROUPS_AT_ONCE, (from, to) => {
    ofGroups(groupList, from, to, acceleration, groupCounts);
  });
  team.barrier();
  if (side > 0) addImages(member, side);
  member.lap("walk");
}

function directSum(member: Member, { eps2 }: ForceSettings): void {
  const { stages, team, layout, scratch } = member;
  const { posMass, columns, acceleration } = layout.at;
  const { n } = layout.sizes;
  team.dynamic(n, TARGETS_AT_ONCE, (from, to) => {
    stages.directSum(posMass, columns, layout.column, n, from, to, eps2, acceleration, scratch);
  });
  team.barrier();
  member.lap("walk");
}
