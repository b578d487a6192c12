import type { Measurement, Multipole } from "../../../engine/settings.ts";
import { grouped, tick } from "../../../language/format.ts";
import { BOUNDS } from "./state.ts";
import { text as t } from "./verdict/text.ts";

export interface Verdict {
  readonly level: "good" | "doubtful" | "bad";
  /** One sentence: what is wrong and which control to move. */
  readonly advice: string;
}

/** More bodies than steps of their own by Hermite's scheme are meant for: it sums the forces of all pairs. */
const HERMITE_MOST = 16_384;

/** What helps against an energy error that is too large. `own`: have the bodies steps of their own by Hermite's scheme already? */
export function energyAdvice(
  m: Measurement,
  { bodies, own }: { readonly bodies: number; readonly own: boolean },
): string {
  const off = Math.abs(m.energyError);
  if (!Number.isFinite(off)) return t.noEnergy;
  if (m.flow) return t.numbers.flow.energy(percent(off));
  return !own && bodies <= HERMITE_MOST ? t.energyOfFew(percent(off)) : t.energy(percent(off));
}

/** Can these settings be trusted, and if not, which slider helps? */
export function verdict(m: Measurement | null): Verdict {
  if (!m) return { level: "good", advice: t.measuring };
  if (m.faults.length > 0) {
    return { level: "bad", advice: t.faults(m.faults.join(", ")) };
  }
  if (!Number.isFinite(m.total)) {
    return {
      level: "bad",
      advice: t.noEnergy,
    };
  }
  const force = m.forceError?.p99 ?? 0;
  if (!Number.isFinite(force)) {
    return { level: "bad", advice: t.noForces };
  }
  const energy = Math.abs(m.energyError);
  if (m.flow) return flowVerdict(m.flow.errors.velocity.mean, energy);
  const forceBad = force > BOUNDS.force.bad;
  const energyBad = energy > BOUNDS.energy.bad;
  if (forceBad || force > BOUNDS.force.doubtful) {
    return { level: forceBad ? "bad" : "doubtful", advice: t.forces(percent(force)) };
  }
  if (energyBad || energy > BOUNDS.energy.doubtful) {
    return {
      level: energyBad ? "bad" : "doubtful",
      advice: t.energy(percent(energy)),
    };
  }
  return { level: "good", advice: t.good };
}

/** The same of a flow of vortices: mean velocity error, energy error. */
function flowVerdict(velocity: number, energy: number): Verdict {
  const level = (value: number, { doubtful, bad }: typeof BOUNDS.velocity): Verdict["level"] =>
    value > bad ? "bad" : value > doubtful ? "doubtful" : "good";
  const [sums, steps] = [level(velocity, BOUNDS.velocity), level(energy, BOUNDS.flowEnergy)];
  if (sums !== "good") return { level: sums, advice: t.numbers.flow.velocities(percent(velocity)) };
  if (steps !== "good") return { level: steps, advice: t.numbers.flow.energy(percent(energy)) };
  return { level: "good", advice: t.numbers.flow.good };
}

/**
 * Flops an interaction. 23 for a pair of bodies and 65 for a body and a cell with a quadrupole are the usual count (Bedorf,
 * Gaburov & Portegies Zwart 2012, J. Comput. Phys. 231, 2825); a cell's mass alone acts as a body does. Those of the
 * expansions and of a hexadecapole are counted from shaders/shared/expansion.wgsl and hexadecapole.wgsl: a cell into it (`gather`), it on a body (`evaluate`).
 */
export const FLOPS = { pair: 23, monopole: 23, quadrupole: 65, hexadecapole: 240, gather: 190, evaluate: 185 };

/** GFLOP/s of the interactions that were counted in the last force calculation, which took `ms`. Null without a time. */
export function gigaflops(
  m: Measurement,
  bodies: number,
  ms: number | null,
  multipole: Multipole = "quadrupole",
): number | null {
  if (ms === null || !(ms > 0)) return null;
  const far = m.expansionsPerGroup > 0;
  const each = FLOPS.pair * m.ppPerBody + FLOPS[multipole] * m.pcPerBody + (far ? FLOPS.evaluate : 0);
  return (each * bodies + FLOPS.gather * m.expansionsPerGroup * m.groups) / (ms * 1e6);
}

function percent(share: number): string {
  const value = 100 * share;
  return `${value >= 10 ? grouped(value) : tick(Number(value.toPrecision(2)))} %`;
}
