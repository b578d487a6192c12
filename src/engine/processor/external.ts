import { newField } from "../../physics/external/potential.ts";
import type { Member } from "./member.ts";

/** external: adds the pull of external fields to the accelerations of the bodies where they are. All threads call it together. */
export function pull(member: Member): void {
  if (!member.fields) return;
  const { team, layout } = member;
  const acceleration = member.floats("acceleration");
  const work = (i: number, field: Float64Array) => {
    for (let k = 0; k < 3; k++) acceleration[4 * i + k]! += field[k]!;
  };
  each(member, ...team.part(layout.sizes.n), work);
  team.meet();
  member.lap("external");
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
