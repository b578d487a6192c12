import { words } from "../../../language/words.ts";

/** Words about the picture. */
export const text = words("appearance", {
  commands: {
    density: {
      label: "Surface density",
      help: "Switches between light and mass per area, with a scale.",
    },
    nextLook: { label: "Next style", help: "Switches to the next style." },
  },
  group: "Appearance",
  ready: {
    label: "Style",
    help: "Colours, brightness, glow, dust and sky together.",
    own: "Custom",
    names: { eye: "Natural", hubble: "Hubble-style", density: "Density", print: "Print" },
  },
  saturation: {
    label: "Saturation",
    help: "How vivid colours are; 0 is greyscale.",
    unit: "",
  },
  dust: {
    label: "Dust",
    help: "Dims and reddens light passing through discs.",
    unit: "×",
  },
  sky: {
    label: "Background sky",
    help: "Distant galaxies and foreground stars, as in photographs.",
    unit: "×",
  },
  colour: { label: "Colour by", help: "What the colours mean." },
  legend: "Legend",
  theme: {
    label: "Theme",
    help: "Light on black for the screen, or ink on white for paper.",
    names: { dark: "Dark sky", print: "White paper" },
  },
  language: {
    label: "Language",
    help: "Reloads the page in the new language; the run continues.",
  },
  exposure: { label: "Exposure", help: "Brightness of the picture in stops: +1 doubles the light.", unit: "stops" },
  latitude: {
    label: "Highlight range",
    help: "How much brighter than white before detail is lost. Raise it to see structure in bright cores.",
    unit: "stops",
  },
  pointSize: { label: "Point size", help: "Size of each point; total brightness is unchanged.", unit: "×" },
  glow: { label: "Glow", help: "Light that spreads around bright spots, as in a telescope.", unit: "" },
  density: {
    label: "Show",
    help: "Light, or a map of mass, velocity or gas.",
    names: {
      light: "Light",
      density: "Surface density of mass",
      velocity: "Line-of-sight velocity",
      dispersion: "Velocity dispersion",
      gas: "Surface density of gas",
      temperature: "Gas temperature",
      formation: "Star formation",
      metallicity: "Metals in gas",
    },
    about: {
      density: "Mass per area along each line of sight, without glow and exposure.",
      velocity: "Mean velocity along the line of sight, weighted by mass: blue approaches, red recedes.",
      dispersion: "Standard deviation of the velocity along the line of sight, weighted by mass.",
      gas: "Mass of gas per area along each line of sight.",
      temperature: "Mean temperature of the gas along the line of sight, weighted by mass.",
      formation: "Mass of stars that gas of the present density forms, per area and time.",
      metallicity: "Mean part of the gas that is metals, weighted by mass, against the Sun's.",
    },
    massOf: {
      label: "Include",
      help: "Which bodies count.",
      all: "All bodies",
      luminous: "Everything except dark haloes",
      galaxy: (number: string) => `Galaxy ${number}`,
    },
    high: { label: "Maximum", help: "Number at the top of the colour scale." },
    low: {
      label: "Minimum",
      help: "Number at the bottom of the colour scale.",
    },
    span: { label: "Maximum", help: "Velocity at the top of the colour scale." },
    automatic: {
      label: "Automatic range",
      help: "Fits the scale to the picture; fixed while filming.",
    },
    own: "mass units per length unit squared",
    physical: "M\u2609/pc²",
    formation: { own: "mass units per length unit squared and time unit", physical: "M\u2609/yr/kpc²" },
    titles: {
      density: "Surface density",
      velocity: "Line-of-sight velocity",
      dispersion: "Velocity dispersion",
      gas: "Surface density of gas",
      temperature: "Temperature of gas",
      formation: "Surface density of star formation",
      metallicity: "Metals of gas",
    },
    titleOf: (title: string, what: string) => `${title}, ${what.toLowerCase()}`,
    legend: (what: string, low: string, high: string, unit: string, even: boolean) =>
      `${what}: the colours run from ${low} to ${high} ${unit}, in equal ${even ? "steps" : "factors"}`,
    save: {
      label: "Save the maps",
      help: "The map of this view. Of mass: surface density, velocity and dispersion. CSV and FITS also have the gas: its surface density, temperature, metals and star formation.",
      png: "PNG",
      csv: "CSV",
      fits: "FITS",
      comparing: "End the comparison first.",
    },
  },
  toggle: (part: string) => `Shows or hides ${part}.`,
  parts: {
    title: "Parts and cuts",
    none: "This run has a single component.",
    part: { label: "Part", help: "The component or galaxy that is changed below." },
    shown: { label: "Shown", help: "Shows or hides this part, in light and in mass." },
    light: {
      label: "Part brightness",
      help: "Brightness of this part in stops.",
      unit: "stops",
    },
    size: { label: "Part point size", help: "Size of its points.", unit: "×" },
    colour: { label: "Part colour", help: "Used when colouring by galaxy or component." },
    reset: "Reset part",
    cut: { label: "Cut", help: "Shows only bodies inside a sphere or slab; the rest keep moving, hidden." },
    cuts: { none: "None", sphere: "Sphere", x: "Slab across x", y: "Slab across y", z: "Slab across z" },
    half: { label: "Radius, half thickness", help: "Size of the region." },
    centre: (axis: string) => `Centre ${axis}`,
    centreHelp: "Centre of the region.",
  },
  problems: {
    part: (key: string, asked: string) =>
      `The link has ${key}=${asked}, which no part of the run can have. It is left out.`,
    cut: (asked: string, key: string) => `The link has ${key}=${asked}, which is not a sphere or slab. Nothing is cut.`,
    colour: (asked: string) => `The link has colour=${asked}, which does not exist. Using the scenario's own.`,
    range: (low: number, high: number) =>
      `The link has low=${low}&high=${high}, which is not a range. Using the picture's own.`,
    mass: (asked: string, key: string) =>
      `The link has ${key}=${asked}, which names no bodies. Showing the mass of all.`,
  },
});
