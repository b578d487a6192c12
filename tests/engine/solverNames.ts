import { SOLVERS } from "../../src/engine/index.ts";

/** Every solver that has stages of its own: `octgrav-eq1` has those of `octgrav`, by a criterion of `bonsai`, and a test beside both. */
export const SOLVER_NAMES: readonly string[] = SOLVERS.map(({ name }) => name).filter((name) => name !== "octgrav-eq1");
