import { EMPTY, type Plot } from "../plot.ts";
import { galaxyName } from "./lines.ts";
import { text } from "./text.ts";

const t = text.separation;

export const separation: Plot = {
  name: "separation",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: { length: 1 } },
  centred: false,
  of({ tracks, profile }) {
    if (!profile || profile.galaxies.length < 2) return EMPTY;
    return {
      x: tracks.map((track) => track.time),
      series: profile.galaxies.slice(1).map((_, k) => ({
        label: galaxyName(profile, k + 1),
        hue: k + 1,
        values: tracks.map(({ galaxies }) => {
          const [first, other] = [galaxies[0], galaxies[k + 1]];
          return first && other ? Math.hypot(...other.centre.map((x, d) => x - first.centre[d]!)) : null;
        }),
      })),
      at: null,
    };
  },
};
