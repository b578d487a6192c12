import { words } from "../../../../language/words.ts";

/** Words of the panel of a fit, which is loaded when it is first opened. */
export const text = words("fitCard", {
  search: {
    label: "Search for encounters",
    end: "Stop the search",
    help: "Tries thousands of encounters and keeps what looks like the photograph.",
  },
  run: {
    label: "Run the best one",
    help: "Runs the best encounter with live galaxies until it looks like the photograph.",
  },
  file: "Photograph",
  fileHelp:
    "A FITS, PNG or JPEG picture of two galaxies; a .meta file of Galaxy Zoo: Mergers with it says where they are, a FITS map in km/s how fast.",
  published: {
    label: "Or a published fit",
    help: "One of the 62 pairs of Galaxy Zoo: Mergers, drawn as its published fit: no photograph comes with the program.",
    none: "Choose a pair",
  },
  linked: "The link brings centres, masks and scale: open its photograph.",
  place: "Click both centres, or move them with the arrow keys.",
  centres: ["First centre", "Second centre"],
  centre: (name: string, x: string, y: string) => `${name}: ${x}, ${y}`,
  centreKeys: "Arrow keys move it by a pixel of the photograph, with Shift by ten.",
  mask: {
    label: "Add a mask",
    help: "Leaves a circle of the photograph out of the comparison: a star or another galaxy.",
    place: "A click puts the chosen circle there; drag outwards from its middle for its size.",
    circle: (number: string, x: string, y: string, radius: string) => `Mask ${number}: ${x}, ${y}, radius ${radius}`,
    keys: "Arrow keys move it, with Shift by ten pixels; + and - change its size, Delete removes it.",
  },
  fields: {
    kpcPerPixel: {
      label: "Scale",
      unit: "kpc per pixel",
      help: "How much of the sky a pixel spans at the pair's distance.",
    },
    mass: {
      label: "Both masses",
      unit: "10¹¹ M☉; 0: guess",
      help: "Together. A photograph alone can't tell: larger masses do the same in less time.",
    },
    faster: {
      label: "Second recedes faster",
      unit: "km/s",
      help: "By how much the second galaxy moves away from us faster than the first, as measured.",
    },
    measured: { label: "Velocity known", help: "Without it, before and behind can't be told apart." },
  },
  velocities: {
    label: "Velocity map",
    help: "A FITS map of how fast the stars move away from us, km/s, on the photograph's pixels; blank or 0 where none was measured. It counts beside the photograph: spins and times come out better.",
    used: (name: string) => `${name} counts beside the photograph.`,
    leave: "Leave the map out",
  },
  target: "Photograph, as models are compared with it",
  members: "Models that look like it",
  membersHelp: "Choose the one that looks right to you: the next models are like it.",
  best: (score: string) => `Best model, score ${score}: search around it`,
  member: (number: string, score: string) => `Model ${number}, score ${score}: search around it`,
  progress: (models: string, best: string) => `${models} models, best score ${best}`,
  fade: { label: "Photograph over the sky", help: "0: only the run, 1: only the photograph." },
  misses:
    "The score sees shapes only: many encounters can look alike. Compare searches before you believe one, and give masses and velocity where they are known.",
  found: {
    title: "What was found",
    searches: ["This search", "The one before"],
    numbers: [
      "Closest, million years ago",
      "How close then, kpc",
      "Second mass over first",
      "Both masses, 10¹¹ M☉",
      "First disc to orbit, degrees",
      "Second disc to orbit, degrees",
      "Second nearer to us by, kpc",
    ],
    short: ["Myr ago", "closest, kpc", "mass ratio", "both masses", "disc 1, °", "disc 2, °", "nearer, kpc"],
    reach: (least: string, most: string) => `(${least} to ${most})`,
    close: (count: string, score: string) => `${count} within 0.03 of ${score}`,
    of: (models: string, close: string, score: string) =>
      `Of ${models} models ${close} look about as good as the best (within 0.03 of its score, ${score}); in brackets, how far they reach.`,
    corner: "Corner plot: each number by itself, and each pair of them, for all models that look about as good",
    cornerHelp:
      "A narrow band on a slant: two numbers that only go together. Search again to see what another search finds.",
    report: {
      label: "Save the report",
      help: "All models and the corner plot, pictures as FITS, settings, and what to cite, in an archive (ZIP).",
    },
  },
  faults: {
    undecoded: (name: string) => `${name} can't be unpacked as a picture; save it as PNG, JPEG or FITS.`,
    noPicture: "Choose a photograph first.",
  },
});
