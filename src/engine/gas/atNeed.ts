import type { Bodies } from "../../data/bodies/bodies.ts";
import type { GasPlan } from "./plan.ts";

export type { GasPlan };

/** The code of gas, for an engine on the processor. */
export type GasCode = typeof import("./code.ts");

/** Whether bodies say of themselves which are gas. */
export const mayHaveGas = ({ columns }: Bodies): boolean => columns?.internalEnergy !== undefined;

/** The code of gas; null: these bodies bring none. */
export const gasCode = async (bodies: Bodies): Promise<GasCode | null> =>
  mayHaveGas(bodies) ? import("./code.ts") : null;
