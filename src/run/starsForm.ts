/** What is loaded where the stars of a run form from gas. */
export { cgsOf } from "../physics/gas/galaxyGas.ts";
export { newTwoPhase, rateTable, YEAR } from "../physics/gas/twoPhase.ts";
