import { words } from "../../language/words.ts";

/** Words about the picture. */
export const text = words("look", {
  commands: {
    density: {
      label: "Surface density",
      help: "Switches between light and mass per area, with a scale.",
    },
    nextLook: { label: "Next ready look", help: "The next ready look." },
    panel: { label: "Controls", help: "Shows or hides the controls." },
  },
  group: "Look",
  ready: {
    label: "Ready look",
    help: "Colours, brightness, glow and dust together.",
    own: "One's own",
    names: { eye: "As the eye", hubble: "As Hubble", density: "Density", print: "Print" },
  },
  saturation: {
    label: "Saturation",
    help: "How far colours are from grey.",
    unit: "",
  },
  dust: {
    label: "Dust",
    help: "Dims and reddens the light behind discs; with a graphics card only.",
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
    help: "The page loads again in the new language, and the run goes on.",
  },
  exposure: { label: "Exposure", help: "Brightness of the picture in stops: +1 doubles the light.", unit: "stops" },
  latitude: {
    label: "Latitude",
    help: "Stops above the usual white until light burns out: with more, bright places keep colour and structure.",
    unit: "stops",
  },
  pointSize: { label: "Point size", help: "Width of the image of one body; its light stays the same.", unit: "×" },
  glow: { label: "Glow", help: "Light that spreads around bright spots, as in a telescope.", unit: "" },
  density: {
    label: "Picture",
    help: "What is added up along each line of sight.",
    names: {
      light: "Light",
      density: "Surface density of mass",
      velocity: "Line-of-sight velocity",
      dispersion: "Velocity dispersion",
    },
    about: {
      density: "Mass per area along each line of sight, without glow and exposure.",
      velocity: "Mean velocity along the line of sight, weighted by mass: blue approaches, red recedes.",
      dispersion: "Standard deviation of the velocity along the line of sight, weighted by mass.",
    },
    massOf: {
      label: "Mass of",
      help: "Whose mass is added up.",
      all: "All bodies",
      luminous: "All but haloes",
      galaxy: (number: string) => `Galaxy ${number}`,
    },
    high: { label: "Highest", help: "Mass per area of the last colour." },
    low: {
      label: "Lowest",
      help: "Mass per area of the first colour.",
    },
    span: { label: "Fastest", help: "Velocity of the last colour." },
    automatic: {
      label: "Automatic range",
      help: "The scale follows the picture; a film keeps its own.",
    },
    own: "mass units per length unit squared",
    physical: "M\u2609/pc²",
    titles: { density: "Surface density", velocity: "Line-of-sight velocity", dispersion: "Velocity dispersion" },
    titleOf: (title: string, what: string) => `${title}, ${what.toLowerCase()}`,
    legend: (what: string, low: string, high: string, unit: string, even: boolean) =>
      `${what}: the colours run from ${low} to ${high} ${unit}, in equal ${even ? "steps" : "factors"}`,
    save: {
      label: "Save the maps",
      help: "Surface density, velocity and dispersion of this view.",
      png: "PNG",
      csv: "CSV",
      fits: "FITS",
      comparing: "End the comparison first.",
    },
  },
  toggle: (part: string) => `Shows or hides ${part}.`,
  parts: {
    title: "Parts and cuts",
    none: "This run has one part: nothing in it can be told apart.",
    part: { label: "Part", help: "The component or galaxy that is changed below." },
    shown: { label: "Shown", help: "Shows or hides this part, in light and in mass." },
    light: {
      label: "Its light",
      help: "Brightness of this part in stops.",
      unit: "stops",
    },
    size: { label: "Its size", help: "Width of its bodies' images.", unit: "×" },
    colour: { label: "Its colour", help: "Where colours go by galaxies, or by components." },
    reset: "As always",
    cut: { label: "Cut", help: "Leaves a sphere or a slab of the bodies; the others move on unseen." },
    cuts: { none: "None", sphere: "Sphere", x: "Slab across x", y: "Slab across y", z: "Slab across z" },
    half: { label: "Radius, half thickness", help: "How much is left." },
    centre: (axis: string) => `Centre ${axis}`,
    centreHelp: "Middle of what is left.",
  },
  problems: {
    part: (key: string, asked: string) =>
      `The address says ${key}=${asked}, which is not what a part of the run can have; it is left out.`,
    cut: (asked: string, key: string) =>
      `The address says ${key}=${asked}, which is no sphere or slab; nothing is cut.`,
    colour: (asked: string) => `The address says colour=${asked}, which does not exist; the scenario's own is used.`,
    range: (low: number, high: number) =>
      `The address says low=${low}&high=${high}, which is not a range; the picture's own is used.`,
    mass: (asked: string, key: string) =>
      `The address says ${key}=${asked}, which names no bodies; the mass of all is shown.`,
  },
});
