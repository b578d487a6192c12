import { EMPTY, type Plot } from "../plot.ts";
import { galaxyName } from "./lines.ts";
import { bins, EVERYTHING, inBin, readingRadius, shellMasses } from "./radial.ts";
import { text } from "./text.ts";

const t = text.origin;

/** Who brought the mass along: Bedorf (2014), section 5.4 and figures 5.14 and 5.19. */
export const origin: Plot = {
  name: "origin-of-mass",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: {}, range: [0, 1] },
  centred: true,
  of({ profile, galaxy }) {
    if (!profile) return EMPTY;
    const all = shellMasses(profile, galaxy, EVERYTHING);
    const found = bins(profile, galaxy).filter((bin) => inBin(all, bin) > 0);
    return {
      x: found.map((bin) => bin.radius),
      series: profile.galaxies.map((_, g) => {
        const own = shellMasses(profile, galaxy, (its) => its.galaxy === g);
        return {
          label: galaxyName(profile, g),
          hue: g,
          values: found.map((bin) => inBin(own, bin) / inBin(all, bin)),
        };
      }),
      at: readingRadius(profile, galaxy),
    };
  },
};
