import type { Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.sizeAgainstMass;

/** How a galaxy swells while it eats others: Bedorf (2014), figures 5.7 and 5.11. */
export const sizeAgainstMass: Plot = {
  name: "size-against-mass",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: t.mass, of: { mass: 1 } },
  y: { label: text.halfMass.axis, of: { length: 1 }, log: true },
  centred: true,
  dots: true,
  of({ tracks, galaxy }) {
    const remnants = tracks.flatMap((track) => track.galaxies[galaxy]?.remnant ?? []);
    const found = remnants.toSorted((a, b) => a.mass - b.mass);
    return {
      x: found.map(({ mass }) => mass),
      series: [{ label: text.halfMass.axis, hue: galaxy, values: found.map((remnant) => remnant.halfMassRadius) }],
      at: remnants.at(-1)?.mass ?? null,
    };
  },
};
