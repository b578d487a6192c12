import { words } from "../language/words.ts";

/** Words about the picture: how bodies are coloured, and why there is none. */
export const text = words("render", {
  colours: {
    galaxy: {
      title: "Galaxy",
      help: "Each galaxy keeps the colour it began with, so you can see which stars of the remnant came from where.",
      one: (number: number) => `Galaxy ${number}`,
      several: (numbers: readonly number[], last: number | null) =>
        `Galaxies ${numbers.join(", ")}${last === null ? "" : ` … ${last}`}`,
    },
    population: {
      title: "Stars by age",
      help: "Old bulges are amber, old discs cream, young stars blue; lit gas is pink, haloes are dark.",
      legend: { bulge: "Bulge, old", disc: "Disc, old", young: "Disc, young", nebulae: "Lit gas", stars: "Stars" },
    },
    component: {
      title: "Component",
      help: "Which part of its galaxy a body belongs to: discs are blue, bulges amber, haloes violet, gas green.",
      legend: {
        disc: "disc",
        bulge: "bulge",
        halo: "halo",
        gas: "gas",
        stars: "stars",
        other: "other",
        tracer: "test bodies",
      },
    },
    speed: {
      title: "Speed",
      help: "Slow bodies are blue and fast ones orange; white is near the typical speed.",
      legend: { rest: "at rest", typical: "typical", twice: "twice typical" },
    },
    vorticity: {
      title: "Vorticity",
      help: "How fast the fluid turns about each element: dark blue where it hardly does, amber where it does most.",
      legend: { none: "none", typical: "typical", twice: "twice typical" },
    },
    ring: {
      title: "Ring",
      help: "Each ring keeps the colour it began with, so that you see where its fluid goes.",
      one: (number: number) => `Ring ${number}`,
    },
    density: {
      title: "Density",
      help: "Mass of all kinds per volume around each body (M\u2609/pc³), from 16 neighbours; about two thirds are within a factor 1.8.",
    },
    gas: {
      density: {
        title: "Gas",
        help: "Mass of gas per volume around each body of gas (M\u2609/pc³), smoothed over some 64 of them; everything else is dim.",
      },
      temperature: {
        title: "Temperature of the gas",
        help: "How hot each body of gas is (K), taken as ionised; dense gas has the mean of its hot part and its cold clouds. Everything else is dim.",
      },
      metals: {
        title: "Metals",
        help: "How much of the gas, and of the stars that formed from it, is heavier than helium, over that of the Sun (0.0134). Everything else is dim.",
        solar: (times: number) => `${times} Z\u2609`,
        none: "neither gas nor new",
      },
      forming: {
        title: "Star formation",
        help: "Which part of each body of gas becomes stars in a billion years as dense as it is now. Gas too thin for that, and everything else, is dim.",
        rate: (part: number) => `${part}/Gyr`,
        none: "no stars form",
      },
      age: {
        title: "Age of new stars",
        help: "How long ago a star formed from gas (Myr): the youngest are the brightest. Gas, and stars that were there at the start, are dim.",
        now: "just now",
        ago: (time: string) => `${time} ago`,
        more: (time: string) => `${time} or more`,
        none: "not formed here",
      },
      none: "no gas",
      without: "This run has no gas.",
    },
    potential: {
      title: "Potential",
      help: "How deep in the gravitational well a body is: loosely bound ones are blue, those in the cores orange.",
      legend: { far: "far out", typical: "typical", deep: "deep inside" },
    },
    capture: {
      title: "Age of capture",
      help: "How long ago (Myr) a body was first seen bound to another galaxy and nearer to its centre than to its own. Never captured: dim.",
      legend: {
        now: "just now",
        ago: (time: string) => `${time} ago`,
        more: (time: string) => `${time} or more`,
        never: "never",
      },
      alone: "This run has one galaxy: nothing can be captured.",
      watched: (since: string) => `Tracked since ${since}; earlier captures count from then.`,
    },
    forceError: {
      title: "Force error",
      help: "How far the force on each body is from the direct sum over all others, as a fraction of it. A few bodies are summed per frame; those still to come are grey.",
      legend: { least: "10⁻⁶ or less", middle: "3 × 10⁻⁴", most: "0.1 or more", unknown: "not summed yet" },
      summed: (percent: number) => `${percent} % of the bodies summed.`,
    },
    rung: {
      title: "Individual time step",
      help: "How long the step is that each body takes for itself, with the leapfrog in blocks or by Hermite: the stronger the force or its change, the shorter.",
      share: (times: number, more: boolean) =>
        times === 1 ? "the whole time step" : `1/${times} of it${more ? " or less" : ""}`,
      none: "not available with this integrator",
    },
  },
  faults: {
    insecure: {
      title: "This address is not secure",
      advice:
        "Browsers allow WebGPU on secure pages only. Open the page with https://, or on the same computer as http://localhost.",
    },
    noWebGpu: {
      title: "This browser has no WebGPU",
      advice:
        "Use a current Chrome, Edge, Safari (26 or later) or Firefox (141 or later), or turn on WebGPU in the browser's settings.",
    },
    noAdapter: {
      title: "No graphics card is available to the browser",
      advice:
        "Turn on hardware acceleration in the browser's settings, update the graphics driver, and restart the browser.",
    },
    refused: {
      title: "The graphics card refused to start",
      advice: (why: string) => `Close other tabs that use the graphics card and try again (${why}).`,
    },
  },
  unnamed: "unnamed graphics card",
  processor: (threads: number) => `processor, ${threads} ${threads === 1 ? "thread" : "threads"}`,
  threadEnded: "A background worker stopped unexpectedly.",
});
