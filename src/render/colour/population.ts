import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";
import { NEBULAE, TRACER, YOUNG } from "./populations.ts";

const t = text.colours.population;

/**
 * Colours of black bodies as three filters show them, I (814 nm) as red, V (555 nm) as green and B (435 nm) as blue, against a white of
 * 5778 K as the Sun has: bulge 4400 K, discs 4900 K within and 6300 K at their rims, ellipticals and clusters 4900 K, young stars 15 000 K; gas and nebulae by
 * the red line of hydrogen. One for each of COMPONENTS (disc, bulge, halo, gas, stars, black hole, other, tracer), then young stars, nebulae and rims of discs.
 */
const COLOURS = [
  ...["#ffe5d0", "#ffd3b2", "#000000", "#ff7d95", "#ffe5d0", "#000000", "#fff2e6", TRACER],
  ...["#86bcff", "#ff9db4", "#e9f4ff"],
] as const;

/** Light per mass of each against the share of the light that its mass has: haloes are dark; young stars are few and bright. */
const LIGHTS = [0.65, 1, 0, 0.5, 1, 0, 0.9, 1, 2.4, 3, 1.3] as const;

export const population: ColourMode = {
  name: "population",
  of: "galaxies",
  title: t.title,
  help: t.help,
  needs: "density",
  smooth: true,
  legend: [
    { colour: COLOURS[1], label: t.legend.bulge, of: ["bulge"] },
    { colour: COLOURS[0], label: t.legend.disc, of: ["disc"] },
    { colour: COLOURS[YOUNG], label: t.legend.young },
    { colour: COLOURS[NEBULAE], label: t.legend.nebulae },
    { colour: COLOURS[4], label: t.legend.stars, of: ["stars"] },
    { colour: TRACER, label: text.colours.component.legend.tracer, of: ["tracer"] },
  ],
  scale: { by: "population", colours: COLOURS, lights: LIGHTS },
};
