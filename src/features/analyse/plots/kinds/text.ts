import { words } from "../../../../language/words.ts";

/** Words of the plots themselves, loaded with them. */
export const text = words("kinds", {
  galaxy: (number: number) => `Galaxy ${number}`,
  galaxyAndMore: (number: number) => `Galaxies ${number} and up`,
  all: "all",
  time: "time",
  elapsed: "elapsed time",
  radius: "radius",
  energies: {
    title: "Energies",
    help: "Kinetic and potential energy and their sum, of all bodies.",
    axis: "energy",
    lines: { kinetic: "kinetic", potential: "potential", total: "total" },
  },
  energyError: {
    title: "Energy error",
    help: "How far the total energy is from its initial value, as a fraction of it (of kinetic plus potential energy where the two nearly cancel); a perfect run stays at 0.",
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
  dispersion: {
    title: "Velocity dispersion",
    help: "How much the velocities of this galaxy's own shining bodies scatter about their mean, in shells of equal body counts: along the radius, across it (one direction), and the mean of all three.",
    axis: "velocity dispersion",
    lines: { all: "all directions", radial: "radial", tangential: "tangential" },
  },
  anisotropy: {
    title: "Anisotropy",
    help: "β = 1 − (σθ² + σφ²) / (2 σr²) of this galaxy's own shining bodies: 0 where all directions are alike, 1 on radial orbits, negative on round ones.",
    axis: "β",
  },
  rotation: {
    title: "Rotation",
    help: "Mean velocity of this galaxy's own shining bodies round the axis of their spin, in rings of equal body counts.",
    axis: "rotation velocity",
    x: "distance from the axis",
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
  sizeAgainstMass: {
    title: "Size against mass",
    help: "Half-mass radius against luminous mass of the chosen galaxy, at every measurement so far. Small mergers lead along a steeper line than a merger of equals. A galaxy that flies by counts for a moment.",
    mass: "luminous mass",
  },
  axes: {
    title: "Axis ratios",
    help: "Semi-axes a ≥ b ≥ c from the second moments of the luminous mass inside a sphere of the half-mass radius. 1 is round; cutting out a sphere makes shapes look rounder than they are.",
    axis: "axis ratio",
  },
  origin: {
    title: "Origin of mass",
    help: "Fraction of each shell's mass from each galaxy; shells with few bodies are merged.",
    axis: "share of mass",
  },
  flow: {
    ring: (number: number) => `ring ${number}`,
    theory: (number: number) => `theory ${number}`,
    kept: {
      title: "What the flow keeps",
      help: "Change of the impulse, the kinetic energy and each ring's circulation since the start, as fractions; without viscosity they stay at 0.",
      axis: "change",
      lines: { impulse: "impulse", energy: "energy", circulation: (number: number) => `circulation ${number}` },
    },
    stretched: {
      title: "Stretching",
      help: "Change of the enstrophy, and of the sum of all strengths, since the start, as fractions: both grow as vortices are stretched.",
      axis: "change",
      lines: { enstrophy: "enstrophy", strength: "strength" },
    },
    radius: {
      title: "Ring radius",
      help: "Mean distance of each ring's vorticity from the axis.",
      axis: "radius",
    },
    speed: {
      title: "Ring speed",
      help: "How fast each ring's vorticity moves along the axis, and how fast thin rings of its radius, circulation and core would (Kelvin 1867, Saffman 1970; of several: Dyson 1893).",
      axis: "speed",
    },
  },
  virial: {
    title: "Virial ratio",
    help: "Kinetic energy over the size of the potential energy; 0.5 in equilibrium.",
    axis: "virial ratio",
  },
  rungs: {
    title: "Individual time steps",
    help: "Bodies per time-step level: level 0 is the full step, each level halves it.",
    x: "halvings of the time step",
    axis: "bodies",
    bodies: "bodies",
  },
  universe: {
    power: {
      title: "Power of waves",
      help: "How strong waves of the density are by their wave number, and how strong linear theory has them: long waves follow it, short ones grow faster once matter falls together. Measured once a second at most.",
      x: "wave number (h/Mpc)",
      axis: "power ((Mpc/h)³)",
      lines: { found: "measured", linear: "linear theory" },
    },
    haloes: {
      title: "Numbers of haloes",
      help: "How many haloes in the box have a mass and more: groups by friends of friends of 20 bodies and more, beside Tinker et al. (2008) and Press & Schechter (1974). Measured once a second at most.",
      x: "mass (M☉/h)",
      axis: "haloes of that mass and more",
      lines: { found: "found", tinker: "Tinker 2008", pressSchechter: "Press & Schechter 1974" },
    },
  },
  gas: {
    formation: {
      title: "Star formation",
      help: "How many stars formed when, by the births of those that are there; dots say how many form by the density of the gas, each time that it was looked at. In the whole run.",
      axis: "star formation",
      unit: "M☉/yr",
      lines: { born: "stars born", now: "by the density of the gas" },
    },
    law: {
      title: "Kennicutt-Schmidt",
      help: "Surface density of star formation against that of the gas, in rings with 25 bodies of gas and more, seen along the disc's axis. Dashed: what is observed (Kennicutt 1998), with a scatter of a factor of 2.",
      x: "gas",
      axis: "star formation",
      unit: "M☉/yr/kpc²",
      lines: { rings: "rings of this galaxy", observed: "observed" },
    },
    phases: {
      title: "Temperature against density",
      help: "Bodies of gas by density and temperature, 2000 at most. Right of the threshold gas is hot gas with cold clouds (Springel & Hernquist 2003) and forms stars; its temperature there is that of the mean energy.",
      x: "hydrogen nuclei",
      nuclei: "cm⁻³",
      axis: "temperature",
      threshold: "threshold of star formation",
    },
    profile: {
      title: "Gas profile",
      help: "Surface densities of gas and stars in rings about the centre, up to 5 kpc above and below the plane in which the gas turns. An exponential disc is a straight line.",
      x: "radius",
      kpc: "kpc",
      axis: "surface density",
      lines: { gas: "gas", stars: "all stars", born: "new stars" },
    },
  },
  distance: {
    title: "Distance between the same bodies",
    help: "Root mean square distance between the same bodies of A and B, from at most 4096 of them.",
    axis: "distance",
  },
  forceErrors: {
    title: "Force error, worst 1 %",
    help: "Relative force error that 1 % of the bodies exceed, on either side.",
    axis: "force error",
  },
  race: {
    title: "Time against force error",
    help: "Each way to compute forces: how long a step takes, and the error exceeded by 1 % of its forces. Down and to the left is better; the line joins methods not beaten in both. Errors below the rounding of single precision are drawn there.",
    error: "force error, worst 1 %",
    time: "time per step (ms)",
    front: "Pareto front",
  },
  raceNumbers: {
    title: "Time against bodies",
    help: "How long a step takes with a part of the bodies, at one opening angle.",
    bodies: "bodies",
  },
  energyChanges: {
    title: "Energy change",
    help: "Change of each side's total energy since the comparison began, as a fraction of it.",
    axis: "energy change",
  },
});
