/** What is loaded where the stars of a run form from gas. */
export { cgsOf } from "../physics/gas/galaxyGas.ts";
export { starTable } from "../physics/gas/starTable.ts";
export { YEAR } from "../physics/gas/twoPhase.ts";
