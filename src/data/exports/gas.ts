import { type Bodies, componentIndex } from "../bodies/bodies.ts";
import { KERNEL_ENDS } from "../files/hdf5/gas.ts";
import { plain } from "./prepare.ts";

/** Bodies within a kernel: the usual number (`GAS_SETTINGS`, physics/gas/settings), under Wendland's C2. */
export const NEIGHBOURS = 64;
/** Courant number. In SWIFT too a step is at most 2 C H over the signal speed. */
export const COURANT = 0.2;
/** Where the longest smoothing length ends, in softening lengths. */
const LONGEST = 50;

/** SWIFT's smoothing length over the mean distance of bodies for so many neighbours. */
export const SWIFT_ETA = plain(Math.cbrt((3 * NEIGHBOURS) / (4 * Math.PI)) / KERNEL_ENDS);
/** Its longest one. */
export const swiftLongest = (softening: number): number => plain((LONGEST * softening) / KERNEL_ENDS);

/** What every code's README says of gas. */
export const NO_COOLING = "It flows without cooling, and no stars form: each code has models of its own for these.";

const isWarm = ({ mass, columns }: Bodies, i: number) => (columns?.internalEnergy?.[i] ?? 0) > 0 && mass[i]! > 0;

/** How many bodies are gas that feels pressure. */
export function warmGas(bodies: Bodies): number {
  let found = 0;
  for (let i = 0; i < bodies.count; i++) if (isWarm(bodies, i)) found++;
  return found;
}

/** The bodies with "gas" as the component of those that feel pressure, and of no others: gas without internal energy, such as stars that were gas, is `to`. */
export function asGas(bodies: Bodies, to: "stars" | "other", notes: string[]): Bodies {
  const [gas, star] = [componentIndex("gas"), componentIndex(to)];
  let cold = 0;
  const component = bodies.component.map((c, i) => {
    if (isWarm(bodies, i)) return gas;
    if (c !== gas) return c;
    cold++;
    return star;
  });
  if (cold > 0)
    notes.push(`${cold} gas bodies without internal energy, which feel no pressure, were written as "${to}".`);
  return { ...bodies, component };
}
