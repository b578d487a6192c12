import { words } from "../../language/words.ts";

/** Words about what is done to a running simulation. */
export const text = words("hands", {
  commands: {
    hands: {
      label: "Hands on",
      help: "Adds galaxies, black holes, stars and test bodies to the run, or changes those that are there.",
    },
    aim: {
      label: "Aim in the sky",
      help: "Press where it should start, drag in the direction it should go, and release to throw. Escape cancels.",
    },
    paintIt: {
      label: "Paint test bodies",
      help: "Adds massless test bodies along the shape below: they feel gravity but exert none, and show where everything goes.",
    },
    throwIt: { label: "Throw", help: "Adds it with the position and velocity below." },
  },
  group: "Hands on",
  help: "Throw galaxies, black holes and stars into the run, paint test bodies, or stop, move and remove those that are there.",
  title: "Hands on",
  loading: "Loading",
  sky: "Press and drag to throw",
  brushSky: "Press and drag to paint",
  shape: {
    label: "Shape",
    help: "A stream along the way that you drag, a ring about the point where you press, or a cloud that goes the way you drag.",
  },
  shapes: { stream: "Stream", ring: "Ring", cloud: "Cloud" },
  painted: { stream: "Stream of test bodies", ring: "Ring of test bodies", cloud: "Cloud of test bodies" },
  spread: { label: "Spread", help: "How far they are off the shape: the standard deviation along each axis." },
  speed: { label: "Speed", help: "How fast they go along the shape; negative: the other way." },
  from: {
    label: (axis: string) => `From ${axis}`,
    help: "Where the stream begins; the middle of a ring or a cloud.",
  },
  to: {
    label: (axis: string) => `To ${axis}`,
    help: "Where the stream ends; a point of the ring; where the cloud goes.",
  },
  massless:
    "They have no mass: they feel gravity but exert none. They count as a separate galaxy, with its own colour.",
  what: { label: "What to add", help: "A galaxy of any model, or a single body." },
  bodies: { "black hole": "Black hole", stars: "Star", tracer: "Test bodies (brush)" },
  n: { label: "Bodies to add", help: "How many bodies it is made of." },
  massFactor: { label: "Mass factor", help: "Times the mass of its model.", unit: "×" },
  mass: { label: "Mass", help: "Mass of the body." },
  size: { label: "Size factor", help: "Times the lengths of its model.", unit: "×" },
  inclination: { label: "Inclination", help: "Tilt of its spin from the vertical.", unit: "deg" },
  node: { label: "Node", help: "Where its disc rises through the horizontal plane.", unit: "deg" },
  more: "Mass, size and tilt",
  position: { label: (axis: string) => `Position ${axis}`, help: "Where it is put." },
  velocity: { label: (axis: string) => `Velocity ${axis}`, help: "How fast it goes there." },
  facts: {
    mass: "Mass",
    pericentre: "Closest to the middle",
    eccentricity: "Eccentricity",
    time: "Until then",
    past: "It moves away",
    note: "The line is the orbit of two points: it, and all other bodies in one.",
  },
  galaxies: "Galaxies",
  galaxy: (number: string) => `Galaxy ${number}`,
  stop: {
    label: (number: string) => `Stop galaxy ${number}`,
    short: "Stop",
    help: "Takes away its motion as a whole; its bodies keep moving within it.",
  },
  move: {
    label: (number: string) => `Move galaxy ${number}`,
    short: "Move",
    help: "Puts its centre of mass to the position and velocity above.",
  },
  remove: {
    label: (number: string) => `Remove galaxy ${number}`,
    short: "Remove",
    help: "Takes its bodies out of the run.",
  },
  deeds: "Done so far",
  deed: {
    add: (what: string) => `${what} added`,
    body: (what: string) => `${what} added`,
    paint: (what: string) => `${what} painted`,
    move: (number: string) => `Galaxy ${number} moved`,
    stop: (number: string) => `Galaxy ${number} stopped`,
    remove: (number: string) => `Galaxy ${number} removed`,
  },
  at: (deed: string, time: string) => `${deed} at ${time}`,
  later: (deed: string, time: string) => `${deed} at ${time}, to come`,
  futures: {
    label: (deed: string) => `With and without: ${deed}`,
    short: "With / without",
    help: "Goes back to that moment and shows both futures beside each other: with what was done, and without it.",
    begun: (deed: string, time: string) => `With and without: ${deed}. Both sides go on from time ${time}.`,
    none: "What was compared with and without it is not in this run; one run is shown.",
    lost: (deed: string) =>
      `The bodies from before “${deed}” are not kept any more; “Reset” runs up to it again, then try once more.`,
    ended: "The comparison with and without ended: the run is another one now.",
  },
  doing: "Changing the bodies",
  done: (deed: string, time: string) =>
    `${deed}. From time ${time} on energy, errors and plots start again, because the bodies are others. Undo brings back the run before.`,
  tooMany: (bodies: string, most: string) =>
    `${bodies} bodies would be more than the ${most} that this machine offers; add fewer.`,
  noDeed: (why: string) => `This can't be done: ${why}.`,
  noDeeds: (why: string) => `The address names deeds that can't be used (${why}); the run goes on without them.`,
});
