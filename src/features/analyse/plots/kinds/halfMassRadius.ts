import { EMPTY, type Plot } from "../plot.ts";
import { galaxyName } from "./lines.ts";
import { text } from "./text.ts";

const t = text.halfMass;

export const halfMassRadius: Plot = {
  name: "half-mass-radius",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: { length: 1 } },
  centred: false,
  of({ tracks, profile }) {
    if (!profile) return EMPTY;
    return {
      x: tracks.map((track) => track.time),
      series: profile.galaxies.map((_, g) => ({
        label: galaxyName(profile, g),
        hue: g,
        values: tracks.map((track) => track.galaxies[g]?.remnant?.halfMassRadius ?? null),
      })),
      at: null,
    };
  },
};
