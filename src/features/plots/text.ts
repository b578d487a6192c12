import { words } from "../../language/words.ts";

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
    help: "What is plotted. It is measured on the graphics card while this panel is open.",
  },
  centre: {
    label: "Centre",
    help: "Shells are centred on the densest spot of this galaxy's own bodies, whatever else is there.",
  },
  readAt: { label: "Read at", help: "Moves along the plot; the table below shows the values there." },
  galaxy: (number: number) => `Galaxy ${number}`,
  galaxyAndMore: (number: number) => `Galaxy ${number} and further`,
  measuring: "Being measured.",
  loading: "Loading plots",
  needsTwo: "There is only one galaxy here.",
  noData: "Nothing to show yet.",
  all: "all",
  values: (at: string) => `Values at ${at}`,
  line: "line",
  unknown: "not known",
  csv: "Save as CSV",
  png: "Save as PNG",
  time: "time",
  radius: "radius",
  energies: {
    title: "Energies",
    help: "Kinetic and potential energy and their sum, of all bodies.",
    axis: "energy",
    lines: { kinetic: "kinetic", potential: "potential", total: "total" },
  },
  energyError: {
    title: "Energy error",
    help: "How far the total energy is from its initial value, as a fraction of it; a perfect run stays at 0.",
    axis: "energy error",
  },
  lagrangian: {
    title: "Lagrangian radii",
    help: "Radii about the centre of this galaxy that enclose 10, 25, 50, 75 and 90 % of its own mass.",
    axis: "radius",
  },
  density: {
    title: "Density",
    help: "Mass per volume in shells about the centre; shells with few bodies are merged.",
    axis: "density",
  },
  cumulative: { title: "Cumulative mass", help: "Mass within a radius about the centre.", axis: "mass inside" },
  circular: {
    title: "Circular velocity",
    help: "√(G M(<r) / r): the speed of a circular orbit, as if the mass inside were spherical.",
    axis: "circular velocity",
  },
  separation: {
    title: "Separation",
    help: "Distances of the centres of the other galaxies from that of galaxy 1.",
    axis: "separation",
  },
  halfMass: {
    title: "Half-mass radius",
    help: "Half-mass radius of the luminous mass about each centre, out to where M(<r) first flattens: what has merged counts, what is still falling in does not.",
    axis: "half-mass radius",
  },
  axes: {
    title: "Axis ratios",
    help: "Semi-axes a ≥ b ≥ c from the second moments of the luminous mass inside a sphere of the half-mass radius. 1 is round; cutting out a sphere makes shapes look rounder than they are.",
    axis: "axis ratio",
  },
  origin: {
    title: "Origin of mass",
    help: "Share of each galaxy in the mass of each shell; shells with few bodies are merged.",
    axis: "share of mass",
  },
});
