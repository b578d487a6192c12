import { newField } from "../../physics/external/potential.ts";
import type { ComputeThread, ThreadGuest } from "../processor/computeThread.ts";
import type { SentTerm } from "./sent.ts";
import { Fields } from "./threadFields.ts";

/** External fields in a thread. */
export function make(sent: readonly SentTerm[]): ThreadGuest {
  const fields = new Fields(sent);
  return {
    at: (time) => fields.at(time),
    forces: (thread, { closingKick }) => pull(thread, fields, closingKick),
    exact: (thread, count) => pullSamples(thread, fields, count),
    energy: (thread) => [energyInFields(thread, fields)],
  };
}

/**
 * external, friction: adds the pull of external fields to the accelerations of the bodies where they are, and what they slow them down by. `kick`: time of the kick
 * of which half is still to come, in units of velocity over acceleration. All threads call it together.
 */
function pull(thread: ComputeThread, fields: Fields, kick: number): void {
  const { team } = thread;
  const acceleration = thread.floats("acceleration");
  const work = (i: number, field: Float64Array) => {
    for (let k = 0; k < 3; k++) acceleration[4 * i + k]! += field[k]!;
  };
  each(thread, fields, ...thread.own, work);
  slow(thread, fields, kick);
  team.barrier();
  thread.lap("external");
}

/** Friction on the bodies of a thread with mass, at the velocities of their places. */
function slow(thread: ComputeThread, { drag }: Fields, kick: number): void {
  if (!drag) return;
  const [posMass, velocity] = [thread.floats("posMass"), thread.floats("velocity")];
  const acceleration = thread.floats("acceleration");
  const place: [number, number, number] = [0, 0, 0];
  const speed: [number, number, number] = [0, 0, 0];
  const [from, to] = thread.own;
  const by = new Float64Array(3);
  for (let i = 4 * from; i < 4 * to; i += 4) {
    if (!(posMass[i + 3]! > 0) || velocity[i + 3]! < 0) continue;
    for (let k = 0; k < 3; k++) {
      place[k] = posMass[i + k]!;
      speed[k] = velocity[i + k]! + 0.5 * kick * acceleration[i + k]!;
    }
    drag(posMass[i + 3]!, place, speed, by.fill(0));
    for (let k = 0; k < 3; k++) acceleration[i + k]! += by[k]!;
  }
}

/** externalEnergy: the sum over all bodies, masses times gravity. All threads call it together. */
function energyInFields(thread: ComputeThread, fields: Fields): number {
  const { team } = thread;
  const posMass = thread.floats("posMass");
  let own = 0;
  each(thread, fields, ...thread.own, (i, field) => {
    const mass = posMass[4 * i + 3]!;
    // Massless bodies may be where the potential has no end.
    if (mass !== 0) own += mass * field[3]!;
  });
  thread.doublesOfScratch(team.index, 1)[0] = own;
  team.barrier();
  let sum = 0;
  for (let k = 0; k < team.size; k++) sum += thread.doublesOfScratch(k, 1)[0]!;
  // Until all have read them the sums stand.
  team.barrier();
  return sum;
}

/** externalExact: adds their pull to the exact accelerations of the sampled bodies. All threads call it together. */
function pullSamples(thread: ComputeThread, fields: Fields, count: number): void {
  thread.team.single(() => {
    const [samples, exact] = [thread.words("samples"), thread.floats("exact")];
    for (let s = 0; s < count; s++)
      each(thread, fields, samples[s]!, samples[s]! + 1, (_, field) => {
        for (let k = 0; k < 3; k++) exact[8 * s + k]! += field[k]!;
      });
  });
}

function each(
  thread: ComputeThread,
  { now }: Fields,
  from: number,
  to: number,
  work: (body: number, field: Float64Array) => void,
): void {
  const posMass = thread.floats("posMass");
  const out = newField();
  for (let i = from; i < to; i++) {
    now(posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!, out);
    work(i, out);
  }
}
