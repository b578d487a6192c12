export { GasBlocks } from "./blocks.ts";
export * from "./cooling.ts";
export { findDensity } from "./density.ts";
export { findForces, type OuterField, pressureForces } from "./forces.ts";
export { type CgsUnits, cgsOf, coolGas, type GalaxyGas, newStars, starFormationRate, starRates } from "./galaxyGas.ts";
export { type Account, type Box, type Gas, type GasColumns, newGas, OPEN } from "./gas.ts";
export { findGradients, findPressure, findSwitches } from "./gradients.ts";
export { KERNELS, type Kernel, type KernelName } from "./kernel.ts";
export { findNeighbours, type Neighbours, newNeighbours } from "./neighbours.ts";
export { type Equilibrium, equilibrium, HYDROGEN, HYDROGEN_MASS, meanWeight } from "./rates.ts";
export { type ForceForm, GAS_SETTINGS, type GasSettings } from "./settings.ts";
export { becomesStar, draw, starChance } from "./starFormation.ts";
export { GasRun, type StepLimits, stepLimits } from "./step.ts";
export { type GasTotals, gasTotals } from "./totals.ts";
export {
  newTwoPhase,
  type Phases,
  phasesAt,
  TWO_PHASE_SETTINGS,
  type TwoPhase,
  type TwoPhaseSettings,
} from "./twoPhase.ts";
