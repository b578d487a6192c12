import { SOLVERS } from "../../src/engine/index.ts";

/** Solvers that have stages of their own; one that shares them with the solver before its hyphen has a test beside that one's. */
export const SOLVER_NAMES: readonly string[] = SOLVERS.map(({ name }) => name).filter((name) => !name.includes("-"));
