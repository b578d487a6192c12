import { words } from "../../language/words.ts";

/** Words about the run: what it is made of, how fast it goes, what the status line says. */
export const text = words("play", {
  commands: {
    play: { label: "Play", pause: "Pause", help: "Starts or pauses the run." },
    step: { label: "Step", help: "Pauses and takes one time step." },
    reset: { label: "Reset", help: "Starts again with the same bodies." },
  },
  product: "Antennae",
  /** What bodies are in their galaxy. */
  components: {
    disc: "disc",
    bulge: "bulge",
    halo: "halo",
    gas: "gas",
    stars: "stars",
    "black hole": "black hole",
    other: "other",
    tracer: "test bodies",
  },
  group: "Run",
  loading: "Preparing bodies",
  scenario: {
    label: "Scenario",
    help: "Which galaxies, and how they meet. A new choice starts a new run.",
    file: "Opened file",
    groups: {
      observed: "Pairs in the sky",
      encounter: "Encounters",
      many: "Many galaxies",
      galaxy: "One galaxy",
      sphere: "One sphere",
      cluster: "Star clusters",
      flow: "Vortices",
      built: "Built",
    },
  },
  bodies: { label: "Bodies", help: "More bodies are more accurate but slower. A change starts a new run.", unit: "" },
  elements: {
    label: "Elements",
    help: "Vortex elements: more of them fill the cores in more layers, but are slower. A change starts a new run.",
    unit: "",
  },
  seed: { label: "Seed", help: "The same seed gives the same bodies on every machine.", unit: "" },
  speed: { label: "Speed", help: "Steps per second, if the machine can keep up.", unit: "steps/s" },
  speedIn: {
    label: "Speed in",
    help: "What the speed is measured by; in time, it stays when the time step changes.",
    steps: "Steps",
  },
  parameters: "Encounter",
  parametersHelp: "The scenario’s own numbers: orbits, tilts, masses. A change starts a new run.",
  flow: "Vortices",
  transport: "Time",
  status: {
    bodies: (n: string) => `${n} bodies`,
    elements: (n: string) => `${n} elements`,
    time: (t: string) => `time ${t}`,
    stepsPerSecond: (n: string) => `${n} steps/s`,
    paused: "paused",
    slow: (wanted: string) => `as fast as this machine can (${wanted} wanted)`,
    energyError: (e: string) => `energy error ${e}`,
    measuring: "being measured",
    software: "on the processor, without a graphics card",
  },
  noScenario: (asked: string) =>
    `The address asks for the scenario "${asked}", which does not exist; pick one from the list.`,
});
