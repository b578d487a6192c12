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
    help: "What is drawn; all of it is measured on the graphics card while this panel is open.",
  },
  centre: {
    label: "Centre",
    help: "Shells are counted about the densest place of this galaxy's own bodies, whatever else is there.",
  },
  readAt: { label: "Read at", help: "Moves along the plot; the table below says the values there." },
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
    help: "How far the total energy is from its first value, as a share of it; a perfect run stays at 0.",
    axis: "energy error",
  },
  lagrangian: {
    title: "Lagrangian radii",
    help: "Radii that hold 10, 25, 50, 75 and 90 % of the mass that this galaxy brought along, about its centre.",
    axis: "radius",
  },
  density: {
    title: "Density",
    help: "Mass per volume in shells about the centre; shells with few bodies are joined.",
    axis: "density",
  },
  cumulative: { title: "Cumulative mass", help: "Mass inside a radius about the centre.", axis: "mass inside" },
  circular: {
    title: "Circular velocity",
    help: "√(G M(<r) / r): the speed of a circular orbit, as if the mass inside were spherical.",
    axis: "circular velocity",
  },
  separation: {
    title: "Separation",
    help: "Distances of the other galaxies' centres from that of galaxy 1.",
    axis: "separation",
  },
  halfMass: {
    title: "Half-mass radius",
    help: "Of what shines about each centre, out to where M(<r) first flattens: what has merged counts, what is still on its way does not.",
    axis: "half-mass radius",
  },
  axes: {
    title: "Axis ratios",
    help: "Semi-axes a ≥ b ≥ c from the second moments of what shines inside a sphere of the half-mass radius; 1 is round, and a sphere makes bodies look rounder than they are.",
    axis: "axis ratio",
  },
  origin: {
    title: "Origin of mass",
    help: "Share of the mass of each shell that each galaxy brought along; shells with few bodies are joined.",
    axis: "share of mass",
  },
});
