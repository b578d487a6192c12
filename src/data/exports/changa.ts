import type { Bodies } from "../bodies/bodies.ts";
import { energyOfKelvin } from "../files/tipsy/gas.ts";
import { writeTipsy } from "../files/tipsy/write.ts";
import type { Export, Field, RunPlan } from "./export.ts";
import { asGas, NEIGHBOURS, NO_COOLING, warmGas } from "./gas.ts";
import { checkPlan, plain, prepare, retell } from "./prepare.ts";
import { ownForces, withReadme } from "./readme.ts";

const SNAPSHOT = "bodies.tipsy";
const PARAMETERS = "run.param";
const START = "./charmrun ++local +p2 ./ChaNGa run.param";

/**
 * Tipsy's eps of a body is half the radius of the spline that spreads it (ChaNGa's gravity.h: twoh = eps_i + eps_j, Newton's
 * force beyond); a spline of radius 2.8 eps is as deep at its centre as Plummer's potential (Springel 2005, section 2.1).
 */
const EPS_OF_PLUMMER = 2.8 / 2;
const epsOf = (plan: RunPlan) => plain(EPS_OF_PLUMMER * plan.softening);

/** prmAddParam(...) in Main::Main, where ChaNGa names, types and explains every parameter. */
const SOURCE = "ParallelGravity.cpp, Main::Main";

/** What ChaNGa calls the snapshot of a step (Main::writeOutput). */
const snapshot = (step: number) => `run.${String(step).padStart(6, "0")}`;

/** Steps of equal length that end at the end. */
function steps(plan: RunPlan, begin: number) {
  const span = plan.end - begin;
  const count = Math.max(1, Math.ceil(span / plan.timestep - 1e-6));
  const size = plain(span / count);
  return { count, size, between: Math.min(count, Math.max(1, Math.round(plan.interval / size))) };
}

/** The parameter file's lines; ChaNGa has a default for every other parameter. */
export function changaFields(bodies: Bodies, plan: RunPlan): Field[] {
  const { count, size, between } = steps(plan, bodies.time);
  const { units } = bodies;
  const isGas = warmGas(bodies) > 0;
  const field = (name: string, value: string | number, help: string): Field => ({ name, value, help, source: SOURCE });
  const fields = [
    field("achInFile", SNAPSHOT, "The snapshot, Tipsy standard"),
    field("achOutName", "run", "Start of the names of all that it writes"),
    field("nSteps", count, "Number of base steps"),
    field("dDelta", size, "Base step, G = 1; from the snapshot's time to the end in nSteps"),
    field("iOutInterval", between, "Base steps from one snapshot to the next"),
    field("iCheckInterval", between, "Base steps from one checkpoint to the next"),
    field("iLogInterval", 1, "Base steps from one line of the energy log to the next"),
    field("dTheta", plan.theta, "Opening angle"),
    field("dTheta2", plan.theta, "Opening angle late in cosmological runs"),
    field("dSoft", epsOf(plan), "Softening of every body, half the spline's radius"),
    field("bEpsAccStep", 1, "Bodies halve the base step until it is below dEta sqrt(eps / a)"),
    field("dEta", 0.175, "Accuracy of those steps"),
    field("bDoGravity", 1, "Gravity"),
    ...(isGas
      ? [
          field("bDoGas", 1, "Gas"),
          field("bGasAdiabatic", 1, "It does not cool"),
          field(
            "dMeanMolWeight",
            meanWeight(units),
            "Mean weight, by which temperatures are Antennae's internal energies",
          ),
          field("nSmooth", NEIGHBOURS, "Neighbours"),
        ]
      : [field("bDoGas", 0, "No gas")]),
    field("bDoDensity", 0, "No densities"),
    field("bPeriodic", 0, "No periodic box"),
    field("nReplicas", 0, "No replicas of a box"),
    field("bComove", 0, "No expansion of space"),
  ];
  if (units.lengthKpc !== null && units.massMsun !== null) {
    fields.push(
      field("dKpcUnit", units.lengthKpc, "Unit of length in kpc"),
      field("dMsolUnit", units.massMsun / units.gravity, "Unit of mass in solar masses, such that G = 1"),
    );
  }
  return fields;
}

/** ChaNGa's constants of nature (its physconst.h) as its gas constant has them: kpc, k, mass of a hydrogen atom, G and solar mass. */
const GAS_CONSTANT = (3.085678e21 * 1.38e-16) / 1.67e-24 / 6.67e-8 / 1.99e33;

/** The mean weight with which its u = 3/2 dGasConst T / weight is the internal energy that the file's temperature stands for. */
function meanWeight(units: Bodies["units"]): number {
  const { lengthKpc, massMsun, gravity } = units;
  const constant = lengthKpc === null || massMsun === null ? 1 : (GAS_CONSTANT * lengthKpc * gravity) / massMsun;
  return Number(((1.5 * constant) / energyOfKelvin(units)).toPrecision(6));
}

/** "name = value" under a comment of its own, as ChaNGa's examples have it. */
function parameterFile(fields: readonly Field[]): string {
  const lines = fields.map(({ name, value, help }) => `# ${help}\n${name.padEnd(14)} = ${value}\n`);
  return `# ChaNGa continues a run of Antennae: isolated.\n${lines.join("")}`;
}

/** ChaNGa always has G = 1; masses times G give the same accelerations at the same lengths, velocities and times. */
function withUnitGravity(bodies: Bodies, notes: string[]): Bodies {
  const { gravity } = bodies.units;
  if (gravity === 1) return bodies;
  notes.push(
    `The masses were multiplied by G = ${gravity}, for ChaNGa has G = 1; lengths, velocities and times are as they were.`,
  );
  const massMsun = bodies.units.massMsun;
  const units = { ...bodies.units, gravity: 1, massMsun: massMsun === null ? null : massMsun / gravity };
  return { ...bodies, mass: bodies.mass.map((m) => m * gravity), units };
}

export const changa: Export = {
  name: "changa",
  title: "ChaNGa",
  help: "Tipsy snapshot and parameter file for ChaNGa (Charm++ N-body GrAvity solver).",
  async files(given, plan, options = {}) {
    checkPlan(plan, given.time);
    const { bodies, notes } = prepare(given, "ChaNGa");
    const gas = warmGas(bodies);
    const typed =
      gas > 0
        ? asGas(bodies, "stars", notes)
        : retell(bodies, "gas", "other", "it has no internal energy, and ChaNGa would give it pressure.", notes);
    const softening = new Float32Array(bodies.count).fill(epsOf(plan));
    const scaled = withUnitGravity({ ...typed, softening }, notes);
    const { bytes, notes: losses } = await writeTipsy(scaled, options);
    notes.push(...losses.filter((note) => !note.includes("units")));
    const { count, size, between } = steps(plan, given.time);
    const files = [
      { name: SNAPSHOT, content: bytes },
      { name: PARAMETERS, content: parameterFile(changaFields(given, plan)) },
    ];
    return withReadme(scaled, plan, files, {
      title: "ChaNGa",
      site: "https://github.com/N-BodyShop/changa",
      files: [
        [
          SNAPSHOT,
          `the bodies, Tipsy standard (big-endian); dark for halos, ${gas > 0 ? "gas for gas, " : ""}star for all else`,
        ],
        [PARAMETERS, "ChaNGa's parameters"],
      ],
      build: [
        "On one Linux machine, from public sources (ChaNGa's wiki, “Building ChaNGa”; Charm++ 7.0.0 is what its own tests use). Needs C and C++ compilers, cmake and",
        `libtirpc (Debian: \`apt install build-essential cmake libtirpc-dev\`). Gravity needs no options${gas > 0 ? ", gas the kernel's name" : ""}:`,
        "",
        "    git clone --branch v7.0.0 https://github.com/charmplusplus/charm",
        "    (cd charm && ./build ChaNGa netlrts-linux-x86_64 --with-production -j4)",
        "    git clone https://github.com/N-BodyShop/utility && git clone https://github.com/N-BodyShop/changa",
        `    (cd changa && ./configure${gas > 0 ? " --enable-sph-kernel=wendland" : ""} && make -j4) && cp changa/ChaNGa changa/charmrun THIS_FOLDER/`,
      ].join("\n"),
      start: START,
      running: [
        `Two processes on this machine, or as many as it has cores; with a multicore build of Charm++: \`./ChaNGa +p2 ${PARAMETERS}\`. ${count} base steps of ${size};`,
        `snapshots \`${snapshot(between)}\`, ... every ${between} steps and \`${snapshot(count)}\` at the end, energies in \`run.log\`. From its last checkpoint, of the two that it keeps (the file \`lastcheckpoint\` says which):`,
        "`./charmrun ++local +p2 ./ChaNGa +restart run.chk$(cat lastcheckpoint)`.",
      ].join("\n"),
      units: [
        "ChaNGa computes with G = 1 in the units of the snapshot; `dKpcUnit` and `dMsolUnit`, where given, only tell what these are,",
        "and gravity alone doesn't read them. One unit of time is sqrt(length^3 / mass), as in Antennae.",
      ].join("\n"),
      softening: [
        `Antennae: Plummer, eps = ${plan.softening}. ChaNGa: a cubic spline; the eps of its Tipsy files is half the spline's radius, beyond which`,
        `the force is Newton's. eps = 1.4 x ${plan.softening} = ${epsOf(plan)} makes the centre of each body as deep as Plummer's. It stands in the snapshot and, the same, in \`dSoft\`, which overrides it.`,
      ].join("\n"),
      accuracy: [
        `\`dTheta\` = ${plan.theta}, with hexadecapole moments, is finer than the same angle with quadrupoles. \`dDelta\` is the largest step: bodies with`,
        "strong accelerations take it halved as often as sqrt(eps / a) asks. `bEpsAccStep = 0` makes all steps equal, as in Antennae.",
      ].join("\n"),
      gas:
        gas > 0
          ? `${gas} bodies are gas. ${NO_COOLING} Neighbours (${NEIGHBOURS}) are those of Antennae, and \`dMeanMolWeight\` makes its internal energies ours. Unlike the other codes this hand-over of gas has not been run.`
          : undefined,
      back: [
        `Its snapshots are Tipsy standard, \`run.[0-9][0-9][0-9][0-9][0-9][0-9]\` for a shell: open \`${snapshot(count)}\` in the page, or \`npm run --silent cli -- info ${snapshot(count)}\`.`,
        "The order of the bodies stays that of the file. Their eps is still ChaNGa's: in Antennae choose the softening above again.",
      ].join("\n"),
      check: [
        "Forces only, into `run.000000.acc2` (a line with the number, then all x, all y, all z):",
        "",
        `    ./charmrun ++local +p2 ./ChaNGa -n 0 ${PARAMETERS}`,
        "",
        "The same by Antennae, four float32 a body (ax, ay, az, potential):",
        "",
        ownForces(SNAPSHOT, plan),
      ].join("\n"),
      notes,
    });
  },
};
