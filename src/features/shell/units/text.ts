import { words } from "../../../language/words.ts";

/** Words about units. */
export const text = words("units", {
  label: "Units",
  help: "The units of lengths, times, speeds and masses; the run itself does not change.",
  names: { physical: "kpc, Myr, km/s, M\u2609", own: "N-body units" },
  volume: "cubic length unit",
  own: { length: "length units", time: "time units", velocity: "velocity units", mass: "mass units" },
  /** A moment of an expanding universe, and what its steps are equal in. */
  cosmic: (redshift: string, age: string, young: boolean) =>
    `redshift ${redshift}, age ${age} ${young ? "million" : "billion"} years`,
  clock: "ln a",
  assumed: "Dimensionless bodies, displayed as a galaxy of 5 kpc and 5 × 10¹⁰ M\u2609 (207 km/s, 23.6 Myr).",
  none: "The file does not specify units.",
});
