import type { Measurement } from "../../../../engine/index.ts";

/** A question of a tour; what is measured in the run at the time is its answer. */
export interface Question {
  readonly name: "interactions" | "forces" | "virial" | "energy";
  /** Null: not measured yet. */
  answer(measured: Measurement): number | null;
  /** Factor by which an answer may be off. */
  readonly within: number;
}

const interactions: Question = {
  name: "interactions",
  answer: ({ ppPerBody, pcPerBody }) => ppPerBody + pcPerBody,
  within: 1.1,
};
const forces: Question = { name: "forces", answer: ({ forceError }) => forceError?.p50 ?? null, within: 2 };
const virial: Question = { name: "virial", answer: ({ virialRatio }) => virialRatio, within: 1.1 };
/** It oscillates, and is read from a panel that is renewed now and then. */
const energy: Question = { name: "energy", answer: ({ energyError }) => Math.abs(energyError), within: 3 };

/** By the names of the tours. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  theta: [interactions, forces],
  softening: [virial, energy],
  energy: [energy, virial],
};

/** Is an answer right? Its sign does not count. */
export function isRight({ within }: Question, given: number, measured: number): boolean {
  const [a, b] = [Math.abs(given), Math.abs(measured)];
  return a === b || (a <= b * within && b <= a * within);
}
