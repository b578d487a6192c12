import { words } from "../../language/words.ts";

/** Words about the picture. */
export const text = words("look", {
  commands: {
    density: {
      label: "Surface density",
      help: "Switches between light and the mass per area along each line of sight, with a scale.",
    },
    panel: { label: "Controls", help: "Shows or hides the controls." },
  },
  group: "Look",
  colour: { label: "Colour by", help: "What the colours mean." },
  legend: "Legend",
  theme: {
    label: "Theme",
    help: "Light on black for the screen, or ink on white for paper.",
    names: { dark: "Dark sky", print: "White paper" },
  },
  language: {
    label: "Language",
    help: "The page loads again in the new language; an opened file has to be opened again.",
  },
  exposure: { label: "Exposure", help: "Brightness of the picture in stops: +1 doubles the light.", unit: "stops" },
  pointSize: { label: "Point size", help: "Width of the image of one body; its light stays the same.", unit: "×" },
  glow: { label: "Glow", help: "Light that spreads around bright spots, as in a telescope.", unit: "" },
  density: {
    label: "Picture",
    help: "What is added up along each line of sight: the light of the bodies, or their mass.",
    names: { light: "Light", density: "Surface density of mass" },
    about:
      "Mass per area along the line of sight through each pixel. The view is in perspective, so lines of sight are not parallel. Glow and exposure are off: each colour stands for a number.",
    massOf: {
      label: "Mass of",
      help: "Whose mass is added up.",
      all: "All bodies",
      luminous: "All but haloes",
      galaxy: (number: string) => `Galaxy ${number}`,
    },
    high: { label: "Highest", help: "Mass per area that the last colour of the scale stands for." },
    low: {
      label: "Lowest",
      help: "Mass per area that the first colour of the scale stands for; anything less looks empty.",
    },
    automatic: {
      label: "Automatic range",
      help: "The scale follows the picture in steps of half a power of ten; a film keeps the scale it began with.",
    },
    own: "mass units per length unit squared",
    physical: "M\u2609/pc²",
    title: "Surface density",
    titleOf: (what: string) => `Surface density, ${what.toLowerCase()}`,
    legend: (what: string, low: string, high: string, unit: string) =>
      `${what}: the colours run from ${low} to ${high} ${unit}, in equal factors`,
  },
  toggle: (part: string) => `Shows or hides ${part}.`,
  parts: {
    title: "Parts and cuts",
    none: "This run has one part: nothing in it can be told apart.",
    part: { label: "Part", help: "The component or galaxy that is changed below." },
    shown: { label: "Shown", help: "Shows or hides this part, in light and in mass." },
    light: {
      label: "Its light",
      help: "Brightness of this part in stops; for a halo, how much of the dark matter is seen.",
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
    cut: (asked: string) => `The address says cut=${asked}, which is no sphere or slab; nothing is cut.`,
    colour: (asked: string) => `The address says colour=${asked}, which does not exist; the scenario's own is used.`,
    range: (low: number, high: number) =>
      `The address says low=${low}&high=${high}, which is not a range; the picture's own is used.`,
    mass: (asked: string) => `The address says mass=${asked}, which names no bodies; the mass of all is shown.`,
  },
});
