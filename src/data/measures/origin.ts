import type { Bodies } from "../bodies/bodies.ts";
import { type Shells, shellsOf } from "./shells.ts";

/** Where the bodies in shells about a place came from. */
export interface Origin {
  /** Those of the native galaxy, and those of all others: its children. */
  readonly native: Shells;
  readonly foreign: Shells;
  /** Mass that the children brought into each shell over all in it; null where the shell is empty. */
  readonly share: readonly (number | null)[];
}

/** Share of the mass from the children, shell by shell (Bedorf 2014, section 5.5.1 and figure 5.14). `native`: number of the galaxy that grew. */
export function originOf(
  bodies: Pick<Bodies, "mass" | "galaxy">,
  chosen: Uint32Array,
  distances: Float64Array,
  edges: Float64Array,
  native: number,
): Origin {
  const of = (wanted: (galaxy: number) => boolean) => {
    const at = [...chosen.keys()].filter((k) => wanted(bodies.galaxy[chosen[k]!]!));
    return shellsOf(
      bodies,
      Uint32Array.from(at, (k) => chosen[k]!),
      Float64Array.from(at, (k) => distances[k]!),
      edges,
    );
  };
  const own = of((galaxy) => galaxy === native);
  const foreign = of((galaxy) => galaxy !== native);
  const share = Array.from(foreign.mass, (m, k) => (m + own.mass[k]! > 0 ? m / (m + own.mass[k]!) : null));
  return { native: own, foreign, share };
}
