import { words } from "../../../language/words.ts";

/** Words about what is done to a running simulation. */
export const text = words("interact", {
  commands: {
    interact: {
      label: "Add and edit",
      help: "Adds galaxies, black holes, stars and tracers to the run, or changes its galaxies.",
    },
    aim: {
      label: "Throw something in",
      paint: "Paint in the sky",
      help: "Press in the sky to place, drag to aim, release to launch. Esc cancels.",
    },
    paintIt: {
      label: "Paint test bodies",
      help: "Adds massless tracers along the shape below; they feel gravity but exert none.",
    },
    throwIt: { label: "Throw", help: "Adds it with the position and velocity below." },
  },
  group: "Add and edit",
  title: "Add and edit",
  thing: { label: "What to throw", help: "A galaxy, or a single body." },
  things: {
    "small-disc": "Small galaxy",
    "milky-way": "Milky Way",
    elliptical: "Elliptical",
    plummer: "Ball of stars",
    "black hole": "Black hole",
    stars: "Star",
  },
  how: "Press in the sky where it should start, drag in the direction it should go, and release.",
  all: "More to add and edit",
  loading: "Loading",
  sky: "Press and drag to throw",
  brushSky: "Press and drag to paint",
  shape: {
    label: "Shape",
    help: "Drag to draw a stream, press to place a ring, or drag to launch a cloud.",
  },
  shapes: { stream: "Stream", ring: "Ring", cloud: "Cloud" },
  painted: { stream: "Stream of test bodies", ring: "Ring of test bodies", cloud: "Cloud of test bodies" },
  spread: { label: "Spread", help: "Scatter around the shape (1 σ per axis)." },
  speed: { label: "Speed", help: "How fast they move along the shape. Negative values reverse the direction." },
  from: {
    label: (axis: string) => `From ${axis}`,
    help: "Where the stream begins; the middle of a ring or a cloud.",
  },
  to: {
    label: (axis: string) => `To ${axis}`,
    help: "Where the stream ends; a point of the ring; where the cloud goes.",
  },
  massless: "Tracers feel gravity but exert none. They count as a separate galaxy with its own colour.",
  what: { label: "What to add", help: "A galaxy of any model, or a single body." },
  bodies: { "black hole": "Black hole", stars: "Star", tracer: "Test bodies (brush)" },
  n: { label: "Bodies to add", help: "How many bodies it is made of." },
  mass: { label: "Mass", help: "Mass of the body." },
  more: "Mass, size, tilt and model",
  position: { label: (axis: string) => `Position ${axis}`, help: "Initial position." },
  velocity: { label: (axis: string) => `Velocity ${axis}`, help: "Initial velocity." },
  facts: {
    mass: "Mass",
    pericentre: "Closest approach",
    eccentricity: "Eccentricity",
    time: "Time to closest approach",
    past: "Moving away",
    note: "The line is the two-body orbit, with all other bodies treated as one point mass.",
  },
  galaxies: "Galaxies",
  galaxy: (number: string) => `Galaxy ${number}`,
  stop: {
    label: (number: string) => `Stop galaxy ${number}`,
    short: "Stop",
    help: "Stops the galaxy as a whole; its stars keep orbiting.",
  },
  move: {
    label: (number: string) => `Move galaxy ${number}`,
    short: "Move",
    help: "Moves its centre of mass to the position and velocity above.",
  },
  remove: {
    label: (number: string) => `Remove galaxy ${number}`,
    short: "Remove",
    help: "Removes its bodies from the run.",
  },
  deeds: "Changes so far",
  deed: {
    add: (what: string) => `${what} added`,
    body: (what: string) => `${what} added`,
    paint: (what: string) => `${what} painted`,
    move: (number: string) => `Galaxy ${number} moved`,
    stop: (number: string) => `Galaxy ${number} stopped`,
    remove: (number: string) => `Galaxy ${number} removed`,
    undo: (deed: string) => `${deed}, then undone`,
    redo: (deed: string) => `${deed}, done again`,
  },
  at: (deed: string, time: string) => `${deed} at ${time}`,
  later: (deed: string, time: string) => `${deed} at ${time}, scheduled`,
  futures: {
    label: (deed: string) => `With and without: ${deed}`,
    short: "With / without",
    help: "Goes back to that moment and shows both futures side by side: with the change, and without it.",
    begun: (deed: string, time: string) => `With and without: ${deed}. Both sides continue from time ${time}.`,
    none: "That change is not part of this run; one run is shown.",
    lost: (deed: string) =>
      `The bodies from before “${deed}” are no longer kept. Press Reset to run up to it again, then try once more.`,
    ended: "The comparison ended because the run changed.",
  },
  doing: "Changing the bodies",
  done: (deed: string, time: string) =>
    `${deed}. Energies and plots restart at time ${time} because the bodies changed. Undo restores the previous run.`,
  edited: (deed: string, time: string) =>
    `${deed} at time ${time}. The run continues, and its energy error is counted from there.`,
  unknown: "The bodies of that change are not known any more. Press Reset to run up to it again.",
  tooMany: (bodies: string, most: string) =>
    `${bodies} bodies are more than the ${most} that this computer can handle; add fewer.`,
  noDeed: (why: string) => `This can't be done: ${why}.`,
  noDeeds: (why: string) => `The link has changes that can't be used (${why}). The run continues without them.`,
});
