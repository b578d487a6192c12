import { BAND, BANDS } from "./bands.ts";
import { AGES, MAGNITUDES } from "./populationTable.ts";

/** Logarithm of the metals at which the table is not gone beyond any more, over the step between its two: 0.0147. */
const RICHEST = 1.49;

/** Light per mass (solar units of each of BANDS) of stars of an age (years) and a mass fraction of metals, between the table's ends; those richer than the table up to the Sun's go on as between its two. */
export function lightPerMass(age: number, metals: number, to = new Float64Array(BANDS.length)): Float64Array {
  const at = Math.log10(Math.max(age, 1));
  let row = 0;
  while (row < AGES.length - 2 && at > AGES[row + 1]!) row++;
  const between = Math.min(1, Math.max(0, (at - AGES[row]!) / (AGES[row + 1]! - AGES[row]!)));
  const [poor, rich] = [MAGNITUDES[0]!, MAGNITUDES[1]!];
  const richness = Math.log(Math.max(metals, 1e-9) / poor.metals) / Math.log(rich.metals / poor.metals);
  const share = Math.min(RICHEST, Math.max(0, richness));
  for (let k = 0; k < to.length; k++) {
    const of = ({ rows }: (typeof MAGNITUDES)[number]) =>
      rows[row]![k]! + between * (rows[row + 1]![k]! - rows[row]![k]!);
    to[k] = 10 ** (-0.4 * (of(poor) + share * (of(rich) - of(poor)) - BAND[BANDS[k]!].sun));
  }
  return to;
}
