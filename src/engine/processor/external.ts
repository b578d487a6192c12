import { newField } from "../../physics/external/potential.ts";
import type { Member } from "./member.ts";

/**
 * external, friction: adds the pull of external fields to the accelerations of the bodies where they are, and what they slow them down by. `kick`: time of the kick
 * of which half is still to come, in units of velocity over acceleration. All threads call it together.
 */
export function pull(member: Member, kick: number): void {
  if (!member.fields) return;
  const { team, layout } = member;
  const acceleration = member.floats("acceleration");
  const work = (i: number, field: Float64Array) => {
    for (let k = 0; k < 3; k++) acceleration[4 * i + k]! += field[k]!;
  };
  each(member, ...team.part(layout.sizes.n), work);
  slow(member, kick);
  team.meet();
  member.lap("external");
}

/** Friction on the bodies of a thread with mass, at the velocities of their places. */
function slow(member: Member, kick: number): void {
  const { drag } = member.fields!;
  if (!drag) return;
  const [posMass, velocity] = [member.floats("posMass"), member.floats("velocity")];
  const acceleration = member.floats("acceleration");
  const place: [number, number, number] = [0, 0, 0];
  const speed: [number, number, number] = [0, 0, 0];
  const [from, to] = member.team.part(member.layout.sizes.n);
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

/** externalEnergy: the sum over all bodies, masses times gravity; null without fields. All threads call it together. */
export function energyInFields(member: Member): number | null {
  if (!member.fields) return null;
  const { team, layout } = member;
  const posMass = member.floats("posMass");
  let own = 0;
  each(member, ...team.part(layout.sizes.n), (i, field) => {
    const mass = posMass[4 * i + 3]!;
    // Massless bodies may be where the potential has no end.
    if (mass !== 0) own += mass * field[3]!;
  });
  member.doublesOfScratch(team.index, 1)[0] = own;
  team.meet();
  let sum = 0;
  for (let thread = 0; thread < team.size; thread++) sum += member.doublesOfScratch(thread, 1)[0]!;
  // Until all have read them the sums stand.
  team.meet();
  return sum;
}

/** externalExact: adds their pull to the exact accelerations of the sampled bodies. All threads call it together. */
export function pullSamples(member: Member, count: number): void {
  if (!member.fields) return;
  member.team.alone(() => {
    const [samples, exact] = [member.words("samples"), member.floats("exact")];
    for (let s = 0; s < count; s++)
      each(member, samples[s]!, samples[s]! + 1, (_, field) => {
        for (let k = 0; k < 3; k++) exact[8 * s + k]! += field[k]!;
      });
  });
}

function each(member: Member, from: number, to: number, work: (body: number, field: Float64Array) => void): void {
  const posMass = member.floats("posMass");
  const out = newField();
  const { now } = member.fields!;
  for (let i = from; i < to; i++) {
    now(posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!, out);
    work(i, out);
  }
}
