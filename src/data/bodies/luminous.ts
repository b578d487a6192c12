import { type Bodies, COMPONENTS, type ComponentName } from "./bodies.ts";

/** What does not end up in a picture of a galaxy that has anything else. */
export const DARK: readonly ComponentName[] = ["halo", "black hole"];

/**
 * Indices of the bodies that shine: no dark halo, and no black hole. Where there are none, all of them, as in a model that
 * has only one component.
 */
export function luminousBodies({ count, component }: Pick<Bodies, "count" | "component">): Uint32Array {
  const dark = COMPONENTS.map((name) => DARK.includes(name));
  const indices = Uint32Array.from({ length: count }, (_, i) => i);
  const shining = indices.filter((i) => !dark[component[i]!]);
  return shining.length > 0 ? shining : indices;
}
