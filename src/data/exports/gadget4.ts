import { type Bodies, COMPONENTS } from "../bodies/bodies.ts";
import { writeGadgetHdf5 } from "../files/hdf5/write.ts";
import { cgsOf } from "../files/knownUnits.ts";
import { componentCounts } from "../files/losses.ts";
import { typeOfComponent } from "../files/particleTypes.ts";
import type { Export, Field, RunPlan } from "./export.ts";
import { asGas, NEIGHBOURS, NO_COOLING, warmGas } from "./gas.ts";
import { checkPlan, largestStep, lastSnapshot, plain, prepare } from "./prepare.ts";
import { ownForces, withReadme } from "./readme.ts";

const SNAPSHOT = "bodies.hdf5";
const PARAMETERS = "param.txt";
const START = "mpirun -np 2 ./Gadget4 param.txt";
const TYPES = 6;
/** Types of components. Gas without internal energies goes with the stars, type 4: type 0 has pressure. */
const typesWith = (gas: number) => COMPONENTS.map((_, c) => typeOfComponent(c) || (gas > 0 ? 0 : 4));

/** register_parameters() in src/data/allvars.cc names what GADGET-4 asks for, no more and no less; the manual's chapter 5 explains it. */
const SOURCE = "src/data/allvars.cc; documentation/05_parameterfile.md";

/** Memory of one process in MB: generous, for GADGET-4 ends where it is short and starts only where the machine has it. */
function memory(count: number): number {
  return 600 + Math.ceil(count / 700);
}

/** Every parameter of a GADGET-4 built with `configOptions`. One missing or one more and it stops. */
export function gadget4Fields(bodies: Bodies, plan: RunPlan): Field[] {
  const cgs = cgsOf(bodies.units);
  const field = (name: string, value: string | number, help: string): Field => ({ name, value, help, source: SOURCE });
  const isGas = warmGas(bodies) > 0;
  const ofGas = (help: string) => (isGas ? help : "gas only, there is none");
  const classes = Array.from({ length: TYPES }, (_, k) => k);
  return [
    field("InitCondFile", "./bodies", "snapshot, without .hdf5"),
    field("OutputDir", "./output", "folder for all that it writes"),
    field("SnapshotFileBase", "snapshot", "start of the snapshots' names"),
    field("OutputListFilename", "outputs.txt", "not read, OutputListOn is 0"),
    field("ICFormat", 3, "HDF5"),
    field("SnapFormat", 3, "HDF5"),
    field("TimeLimitCPU", 86400, "seconds until it stops with restart files"),
    field("CpuTimeBetRestartFile", 7200, "seconds"),
    field("MaxMemSize", memory(bodies.count), "MByte per process"),
    field("TimeBegin", bodies.time, "time of the snapshot"),
    field("TimeMax", plan.end, "end of the run"),
    field("ComovingIntegrationOn", 0, "no expansion of space"),
    field("Omega0", 0, "no cosmology"),
    field("OmegaLambda", 0, "no cosmology"),
    field("OmegaBaryon", 0, "no cosmology"),
    field("HubbleParam", 1, "units are free of h"),
    field("Hubble", 0, "no cosmology"),
    field("BoxSize", 0, "no periodic box"),
    field("OutputListOn", 0, "snapshots at equal intervals"),
    field("TimeBetSnapshot", plan.interval, "time between snapshots"),
    field("TimeOfFirstSnapshot", bodies.time, "the first at once, with the first accelerations"),
    field("TimeBetStatistics", plan.interval, "time between lines of energy.txt"),
    field("NumFilesPerSnapshot", 1, "one file a snapshot"),
    field("MaxFilesWithConcurrentIO", 1, "one file at a time"),
    field("ErrTolIntAccuracy", 0.025, "eta of the step sqrt(2 eta eps / a)"),
    field("MaxSizeTimestep", largestStep(plan, bodies.time), "largest step"),
    field("MinSizeTimestep", 0, "no smallest step"),
    field("TypeOfOpeningCriterion", 0, "geometric, by the opening angle"),
    field("ErrTolTheta", plan.theta, "opening angle"),
    field("ErrTolThetaMax", 1, "for TypeOfOpeningCriterion 1 only"),
    field("ErrTolForceAcc", 0.0025, "for TypeOfOpeningCriterion 1 only"),
    field("TopNodeFactor", 2.5, "fineness of the domain decomposition"),
    field("ActivePartFracForNewDomainDecomp", 0.01, "share of active bodies for a new one"),
    field("UnitLength_in_cm", cgs.length, "unit of length"),
    field("UnitMass_in_g", cgs.mass, "unit of mass"),
    field("UnitVelocity_in_cm_per_s", cgs.velocity, "unit of velocity"),
    field("GravityConstantInternal", bodies.units.gravity, "G in these units"),
    ...classes.map((k) =>
      field(`SofteningComovingClass${k}`, plan.softening, "Plummer equivalent, spline radius / 2.8"),
    ),
    ...classes.map((k) => field(`SofteningMaxPhysClass${k}`, plan.softening, "the same in physical lengths")),
    ...classes.map((k) => field(`SofteningClassOfPartType${k}`, 0, "one softening for all")),
    field("DesNumNgb", NEIGHBOURS, ofGas("neighbours")),
    field("MaxNumNgbDeviation", isGas ? 0.01 : 1, ofGas("how far off their number may be")),
    field("CourantFac", 0.15, ofGas("Courant number")),
    field("ArtBulkViscConst", 1, ofGas("coefficient of viscosity")),
    field("InitGasTemp", 0, ofGas("temperatures are those of the snapshot")),
    field("MinEgySpec", 0, ofGas("no least internal energy")),
  ];
}

/** Compile-time options, with the reasons (documentation/04_config-options.md). */
export function configOptions(bodies: Bodies): readonly (readonly [string, string])[] {
  const options: [string, string][] = [
    ["SELFGRAVITY", "gravity among the bodies; without PERIODIC the space is empty and infinite"],
    [`NTYPES=${TYPES}`, "types 0 to 5, as the snapshot's header counts them"],
    ["MULTIPOLE_ORDER=4", "octupoles (GADGET-4's own default stops at the monopole)"],
    ["DOUBLEPRECISION=1", "double precision, positions in 64 bits"],
    ["EVALPOTENTIAL", "potential energies in energy.txt"],
    ["OUTPUT_ACCELERATION", "accelerations in the snapshots"],
    ["OUTPUT_POTENTIAL", "potentials in the snapshots"],
  ];
  if (warmGas(bodies) > 0)
    options.push(
      ["WENDLAND_C2_KERNEL", "smoothing kernel of gas"],
      ["WENDLAND_BIAS_CORRECTION", "without the excess of a body's own share of its density"],
    );
  if (bodies.id instanceof BigUint64Array) options.push(["IDS_64BIT", "ids beyond 32 bits"]);
  return options;
}

/** Name, value, comment: GADGET-4 reads two words of a line. */
function parameterFile(fields: readonly Field[]): string {
  const lines = fields.map(({ name, value, help }) => `${name.padEnd(34)} ${String(value).padEnd(24)} % ${help}\n`);
  return `% GADGET-4 continues a run of Antennae: isolated. For the options in Config.sh.\n${lines.join("")}`;
}

function configFile(options: readonly (readonly [string, string])[]): string {
  return options.map(([option, why]) => `# ${why}\n${option}\n`).join("");
}

export const gadget4: Export = {
  name: "gadget4",
  title: "GADGET-4",
  help: "HDF5 snapshot, parameter file and Config.sh for GADGET-4.",
  async files(given, plan, options = {}) {
    checkPlan(plan, given.time);
    const { bodies: prepared, notes } = prepare(given, "GADGET-4");
    const gas = warmGas(prepared);
    const bodies = gas > 0 ? asGas(prepared, "stars", notes) : prepared;
    const cold = gas > 0 ? 0 : (componentCounts(bodies).get("gas") ?? 0);
    if (cold > 0)
      notes.push(
        `${cold} gas bodies became type 4: they have no internal energies, and GADGET-4 would give them some.`,
      );
    // The run has one softening, that of the parameter file.
    const { softening: _, ...rest } = bodies;
    const written = await writeGadgetHdf5(rest, options, typesWith(gas));
    notes.push(...written.notes);
    const last = `output/snapshot_${String(lastSnapshot(plan, bodies.time)).padStart(3, "0")}.hdf5`;
    const files = [
      { name: SNAPSHOT, content: written.bytes },
      { name: PARAMETERS, content: parameterFile(gadget4Fields(bodies, plan)) },
      { name: "Config.sh", content: configFile(configOptions(bodies)) },
    ];
    return withReadme(bodies, plan, files, {
      title: "GADGET-4",
      site: "https://wwwmpa.mpa-garching.mpg.de/gadget4/",
      files: [
        [
          SNAPSHOT,
          `the bodies, GADGET's HDF5 (format 3); types ${gas > 0 ? "0 gas, " : ""}1 halo, 2 disc, 3 bulge, 4 stars and other, 5 black hole`,
        ],
        [PARAMETERS, "GADGET-4's parameters"],
        ["Config.sh", "its compile-time options"],
      ],
      build: [
        "Needs a C++ compiler, Python 3, MPI, GSL and HDF5 (Debian: `apt install build-essential pkg-config python3 mpi-default-dev libgsl-dev libhdf5-dev`). GADGET-4 is compiled",
        "for one `Config.sh`; `make DIR=` takes the one in this folder, named by a full path without blanks, and leaves the program here:",
        "",
        "    git clone https://gitlab.mpcdf.mpg.de/vrs/gadget4.git && cd gadget4",
        "    echo 'SYSTYPE=\"Generic-gcc\"' > Makefile.systype",
        "    make -j4 PYTHON=python3 DIR=THIS_FOLDER",
        "",
        "Debian keeps HDF5 in folders of its own, which are named to `make` as well:",
        "",
        '    make -j4 PYTHON=python3 HDF5_INCL="$(pkg-config --cflags hdf5)" HDF5_LIBS="$(pkg-config --libs hdf5) -lz" DIR=THIS_FOLDER',
      ].join("\n"),
      start: START,
      running: [
        `Two processes, or as many as there are cores, of up to ${memory(bodies.count)} MB (\`MaxMemSize\`). Snapshots go to \`output/snapshot_000.hdf5\`, ..., energies to`,
        `\`output/energy.txt\`. It stops with restart files after 85 % of \`TimeLimitCPU\`; on from them: \`mpirun -np 2 ./Gadget4 ${PARAMETERS} 1\`.`,
      ].join("\n"),
      units: [
        "The snapshot keeps the bodies' own numbers; `UnitLength_in_cm`, `UnitMass_in_g` and `UnitVelocity_in_cm_per_s` say what they mean (1, 1, 1 for units",
        "without physical meaning) and `GravityConstantInternal` gives G. Positions may have any sign: without PERIODIC there is no box.",
      ].join("\n"),
      softening: [
        `Antennae: Plummer, eps = ${plan.softening}. GADGET-4: a cubic spline, given by the Plummer softening of the same depth at the centre; it ends at`,
        `2.8 eps = ${plain(2.8 * plan.softening)}, where the force becomes Newton's. So the same number stands in the parameter file, for all particle types.`,
      ].join("\n"),
      accuracy: [
        `\`ErrTolTheta\` = ${plan.theta} opens a cell of side l at distance r where l / r is above it; \`TypeOfOpeningCriterion 1\` opens by the estimated error instead.`,
        "`MaxSizeTimestep` is the largest step; GADGET-4 halves the whole run until a step is not above it, and each body's step until it is below sqrt(2 eta eps / a).",
      ].join("\n"),
      gas:
        gas > 0
          ? [
              `${gas} bodies are gas. ${NO_COOLING} Kernel (Wendland C2, with its correction) and neighbours (${NEIGHBOURS}) are those of Antennae. The pressure force is that of GADGET's`,
              "density-entropy form, near to Antennae's density-energy form; the viscosity has a fixed coefficient, where Antennae has a switch.",
            ].join("\n")
          : undefined,
      back: [
        `Its snapshots are GADGET's HDF5 with units: open \`${last}\` in the page, or \`npm run --silent cli -- info ${last}\`. It writes each at one of its own steps, up to`,
        "a step before or after the time asked for: the time that the file says, and `info` prints, is the true one. The ids say which body is which.",
      ].join("\n"),
      check: [
        "`output/snapshot_000.hdf5` holds `Acceleration` and `Potential` of the start beside the `ParticleIDs`; they contain G. By Antennae, with G = 1, four float32 a body (ax, ay, az, potential) in the order of the snapshot:",
        "",
        ownForces(SNAPSHOT, plan),
      ].join("\n"),
      notes,
    });
  },
};
