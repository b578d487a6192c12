export { BACKGROUNDS, type Background, backgroundOf, unshielded } from "./background.ts";
export { GasBlocks } from "./blocks.ts";
export { type Cooling, cooled, coolingRate, lambdaAt, leastEnergy, temperatureAt } from "./cooling.ts";
export { newCooling } from "./coolingTable.ts";
export { findDensity } from "./density.ts";
export { findForces, type OuterField, pressureForces } from "./forces.ts";
export { type CgsUnits, cgsOf, coolGas, type GalaxyGas, newStars, starFormationRate, starRates } from "./galaxyGas.ts";
export { type Account, type Box, type Gas, type GasColumns, newGas, OPEN } from "./gas.ts";
export { findGradients, findPressure, findSwitches } from "./gradients.ts";
export { photoEquilibrium } from "./ionisation.ts";
export { KERNELS, type Kernel, type KernelName } from "./kernel.ts";
export { findNeighbours, type Neighbours, newNeighbours } from "./neighbours.ts";
export * from "./rates.ts";
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
