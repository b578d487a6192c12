import { type Bodies, type ComponentName, componentIndex } from "../bodies/bodies.ts";
import type { RunPlan } from "./export.ts";

/** More steps than that are a slip of the keyboard, and beyond the integer time line of GADGET-4 (2^29 ticks). */
const MOST_STEPS = 1e8;

/** SWIFT numbers its snapshots with four digits, and GADGET-4 counts no further (MAXITER). */
const MOST_SNAPSHOTS = 9999;

/** Checks a plan for bodies that start at `begin`. Throws one line that names the number and what is allowed. */
export function checkPlan(plan: RunPlan, begin: number): void {
  const { softening, theta, timestep, end, interval } = plan;
  const check = (name: string, value: number, ok: boolean, allowed: string) => {
    if (!Number.isFinite(value) || !ok) throw new Error(`${name} ${value}: it must be ${allowed}`);
  };
  check("softening", softening, softening > 0, "above 0, for these codes take their time steps from it");
  check("opening angle", theta, theta > 0 && theta <= 2, "above 0 and at most 2");
  check("time step", timestep, timestep > 0, "above 0");
  check("end time", end, end > begin, `after the bodies' own time, ${begin}`);
  check("snapshot interval", interval, interval > 0, "above 0");
  const snapshots = (end - begin) / interval;
  if (snapshots > MOST_SNAPSHOTS)
    throw new Error(
      `snapshot interval ${interval}: that makes ${snapshots.toPrecision(3)} snapshots, at most ${MOST_SNAPSHOTS} can be; give a longer one`,
    );
  const steps = (end - begin) / timestep;
  if (steps > MOST_STEPS)
    throw new Error(`${steps.toPrecision(3)} steps of ${timestep} to time ${end}: at most ${MOST_STEPS} are sensible`);
}

/** A worked-out number without what rounding left in its last digits: 0.056, not 0.055999999999999994. */
export function plain(value: number): number {
  return Number(value.toPrecision(15));
}

/** The plan's largest step, no longer than the run: SWIFT refuses a longer one, GADGET-4 counts its snapshots by it. */
export function largestStep({ timestep, end }: RunPlan, begin: number): number {
  const span = end - begin;
  return timestep < span ? timestep : Math.min(plain(span), span);
}

/** Number of the last snapshot that falls into the run, the one at its start being 0. */
export function lastSnapshot({ end, interval }: RunPlan, begin: number): number {
  return Math.floor((end - begin) / interval + 1e-6);
}

/** A massless body gets this part of the lightest mass: codes divide by the mass of a cell, and 1e-10 has no pull worth mentioning. */
const NEXT_TO_NOTHING = 1e-10;

/** Bodies that a tree code takes, and what had to be changed. Throws one line where there is nothing to simulate. */
export function prepare(bodies: Bodies, code: string): { bodies: Bodies; notes: string[] } {
  const notes: string[] = [];
  if (bodies.count < 2)
    throw new Error(`${code} needs at least 2 bodies; there ${bodies.count === 1 ? "is 1" : "are 0"}`);
  let lightest = Number.POSITIVE_INFINITY;
  let massless = 0;
  for (let i = 0; i < bodies.count; i++) {
    const m = bodies.mass[i]!;
    if (!(m >= 0) || m === Number.POSITIVE_INFINITY)
      throw new Error(`body ${i} has mass ${m}: ${code} needs masses of 0 or more`);
    if (m === 0) massless++;
    else if (m < lightest) lightest = m;
  }
  if (massless === bodies.count) throw new Error(`no body has mass: ${code} has nothing to do`);
  let mass = bodies.mass;
  if (massless > 0) {
    const least = Math.max(Math.fround(lightest * NEXT_TO_NOTHING), 1e-37);
    mass = mass.map((m) => (m > 0 ? m : least));
    notes.push(`${massless} massless bodies were given mass ${least}: trees divide by the mass of a cell.`);
  }
  const id = uniqueIds(bodies, notes);
  return { bodies: { ...bodies, mass, id }, notes };
}

/** The bodies' own ids where no two are the same, else 1, 2, 3, ... */
function uniqueIds({ id, count }: Bodies, notes: string[]): Uint32Array | BigUint64Array {
  const sorted = id.slice().sort();
  for (let i = 1; i < count; i++) {
    if (sorted[i] !== sorted[i - 1]) continue;
    notes.push(
      `Id ${sorted[i]} occurs twice, which the code refuses: the bodies were renumbered, 1 to ${count} in the file's order.`,
    );
    return Uint32Array.from({ length: count }, (_, k) => k + 1);
  }
  return id;
}

/** The bodies with some components passed on as another, and a note if there were any. */
export function retell(bodies: Bodies, from: ComponentName, to: ComponentName, why: string, notes: string[]): Bodies {
  const [old, now] = [componentIndex(from), componentIndex(to)];
  let n = 0;
  for (const c of bodies.component) if (c === old) n++;
  if (n === 0) return bodies;
  notes.push(`${n} bodies of the component "${from}" were written as "${to}": ${why}`);
  return { ...bodies, component: bodies.component.map((c) => (c === old ? now : c)) };
}
