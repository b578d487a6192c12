import { type Bodies, COMPONENTS } from "./bodies.ts";
import { gasColumnsOf } from "./gas.ts";
import { Gathering, type Portion } from "./gathering.ts";

/**
 * The bodies of `bodies` that `portion` asks for, in their order. Where every k-th stays, the masses of each component of
 * each galaxy are scaled so that their sum stays as it was (times k for equal masses, as Bonsai's --reducebodies does).
 * Softenings, ids, time stay. The same table where nothing changes. Throws one line where nothing is left.
 */
export function takePortion(bodies: Bodies, portion: Portion): Bodies {
  const { components, every = 1, units = bodies.units } = portion;
  const stays = COMPONENTS.map((name) => components === undefined || components.includes(name));
  if (every === 1 && bodies.component.every((c) => stays[c])) return { ...bodies, units };
  const gathering = new Gathering(portion);
  gathering.expect(bodies.count);
  gathering.take({ ...bodies, columns: gasColumnsOf(bodies.columns) });
  const taken = gathering.finish(bodies).bodies;
  const { fields, gas, space, comoving } = bodies;
  const kept = { ...(fields && { fields }), ...(gas && { gas }) };
  return { ...taken, ...kept, ...(space && { space }), ...(comoving && { comoving }) };
}
