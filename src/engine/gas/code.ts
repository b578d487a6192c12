/** What engines on any machine take of gas: loaded where there is some among the bodies (atNeed.ts). */
export { gasColumns, withGasColumns, withGasNumbers } from "./columns.ts";
export { gasOf } from "./plan.ts";
export { withThermal } from "./thermal.ts";
export { gasInside } from "./units.ts";
