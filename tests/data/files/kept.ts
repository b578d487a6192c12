import { expect } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { withVelocities } from "../../../src/data/bodies/comoving.ts";
import type { Units } from "../../../src/data/bodies/units.ts";

/** Where every body of `a` stands in `b`, by mass and position; -1 where it is missing. */
function places(a: Bodies, b: Bodies): number[] {
  const byX = new Map<number, number[]>();
  for (let i = b.count - 1; i >= 0; i--) {
    const x = b.position[3 * i]!;
    const same = byX.get(x);
    if (same) same.push(i);
    else byX.set(x, [i]);
  }
  return Array.from({ length: a.count }, (_, i) => {
    const same = byX.get(a.position[3 * i]!) ?? [];
    for (let k = same.length - 1; k >= 0; k--) {
      const j = same[k]!;
      const alike = [1, 2].every((d) => Object.is(a.position[3 * i + d], b.position[3 * j + d]));
      if (alike && a.mass[i] === b.mass[j]) return same.splice(k, 1)[0]!;
    }
    return -1;
  });
}

function sameUnits(a: Units, b: Units): boolean {
  const near = (x: number | null, y: number | null) =>
    x === y || (x !== null && y !== null && Math.abs(x / y - 1) < 1e-6);
  return (
    near(a.gravity, b.gravity) &&
    near(a.lengthKpc, b.lengthKpc) &&
    near(a.massMsun, b.massMsun) &&
    near(a.velocityKms, b.velocityKms)
  );
}

/**
 * Positions, velocities, masses and the time of `b` are those of `a` bit by bit; every other property came back as it was, or one of
 * the notes says that it didn't. Velocities of comoving bodies are of the format's kind.
 */
export function expectKept(a: Bodies, b: Bodies, notes: readonly string[]): void {
  const said = notes.join("\n");
  expect(b.count).toBe(a.count);
  const at = places(a, b);
  expect(at.filter((k) => k < 0)).toEqual([]);
  const lost = new Set<string>();
  const power = b.comoving?.velocityPower ?? (said.includes("canonical momenta") ? -1 : 0.5);
  const { velocity } = a.comoving ? withVelocities(a, power) : a;
  let bent = 0;
  for (let i = 0; i < a.count; i++) {
    const k = at[i]!;
    for (let d = 0; d < 3; d++) if (!Object.is(velocity[3 * i + d], b.velocity[3 * k + d])) bent++;
    if (BigInt(a.id[i]!) !== BigInt(b.id[k]!)) lost.add("ids");
    if (a.component[i] !== b.component[k]) lost.add("component");
    if (a.galaxy[i] !== b.galaxy[k]) lost.add("galaxy");
    if (a.softening && a.softening[i] !== b.softening?.[k]) lost.add("softening");
    if (!a.softening && (b.softening?.[k] ?? 0) !== 0) lost.add("softening out of nothing");
    if (k !== i) lost.add("reordered");
  }
  expect(bent, "velocities that are not the same bit by bit").toBe(0);
  if (!sameUnits(a.units, b.units)) lost.add("units");
  expect(b.time).toBe(a.time);
  for (const what of lost) expect(said.toLowerCase(), `${what} was lost without a word`).toContain(what);
}
