import { words } from "../../../language/words.ts";

/** Words of the plots. */
export const text = words("plots", {
  commands: {
    plots: {
      label: "Plots",
      help: "Shows radii, densities, orbits and shapes of the galaxies, and where their mass came from.",
    },
  },
  title: "Plots",
  choice: {
    label: "Plot",
    help: "What is plotted. It is measured while this panel is open.",
  },
  centre: {
    label: "Centre",
    help: "Shells are centred on the densest spot of this galaxy's own bodies, whatever else is there.",
  },
  readAt: { label: "Read values at", help: "Moves along the plot; the table below shows the values there." },
  measuring: "Being measured.",
  loading: "Loading plots",
  needsTwo: "There is only one galaxy here.",
  noData: "Nothing to show yet.",
  noRungs: "Only for integrators with individual steps: “Leapfrog in blocks” and “Hermite”.",
  noHaloes: "There are no haloes yet: matter has not fallen together.",
  noStars: "Gas of this run forms no stars.",
  values: (at: string) => `Values at ${at}`,
  unknown: "not known",
  csv: "Save as CSV",
  png: "Save as PNG",
});
