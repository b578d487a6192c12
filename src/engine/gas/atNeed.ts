import type { Bodies } from "../../data/bodies/bodies.ts";
import type { GasPlan } from "./plan.ts";
import type { Variant } from "./stages.ts";

export type { GasPlan };

/** The code of gas, for an engine on the processor or on a GPU. */
export type GasCode = typeof import("./code.ts");
export type GasGpuCode = typeof import("./gpuCode.ts");

/** What the gas of a run on a GPU is, with the code that it takes. */
export interface GasRun extends GasPlan {
  readonly code: GasGpuCode;
}

/** How the stages of gas are compiled, with their code. */
export interface GasStages extends Variant {
  readonly code: GasGpuCode;
}

/** Whether bodies say of themselves which are gas. */
export const mayHaveGas = ({ columns }: Bodies): boolean => columns?.internalEnergy !== undefined;

/** The code of gas; null: these bodies bring none. */
export const gasCode = async (bodies: Bodies): Promise<GasCode | null> =>
  mayHaveGas(bodies) ? import("./code.ts") : null;
export const gasGpuCode = async (bodies: Bodies): Promise<GasGpuCode | null> =>
  mayHaveGas(bodies) ? import("./gpuCode.ts") : null;
