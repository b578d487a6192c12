import { type Bodies, COMPONENTS } from "../bodies/bodies.ts";
import { swiftBytes } from "../files/hdf5/write.ts";
import { cgsOf } from "../files/knownUnits.ts";
import type { Export, Field, RunPlan } from "./export.ts";
import { asGas, COURANT, NEIGHBOURS, NO_COOLING, SWIFT_ETA, swiftLongest, warmGas } from "./gas.ts";
import { checkPlan, largestStep, lastSnapshot, plain, prepare } from "./prepare.ts";
import { ownForces, withReadme } from "./readme.ts";

const SNAPSHOT = "bodies.hdf5";
const PARAMETERS = "run.yml";
const startOf = (gas: boolean) => `./swift --self-gravity ${gas ? "--hydro " : ""}--threads=2 run.yml`;

const DOCS = "doc/RTD/source/ParameterFiles/parameter_description.rst";

/** The shortest step SWIFT may need before it gives up, as part of the largest. */
const SHORTEST = 1e-8;

/**
 * Error that a cell may make, as part of a body's acceleration. A Plummer sphere then has a median error of 4.5e-5 and none above 2.7e-3;
 * the geometric criterion at 0.6 takes two thirds of the time, but is wrong by up to 12 % in the outskirts.
 */
const TOLERANCE = 0.001;

/** Where SWIFT's box lies: coordinates plus `shift` are inside [0, side). */
interface Box {
  readonly side: number;
  readonly shift: readonly [number, number, number];
}

/**
 * A box around the bodies in which they have room to move: SWIFT takes away what leaves it (cell_drift.c). Twice their extent
 * on each side of their middle, more where their speeds carry them further, and eight times at most, for SWIFT divides the box into cells of equal size.
 */
export function boxFor({ count, position, velocity }: Bodies, span: number): Box {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let speed = 0;
  for (let i = 0; i < 3 * count; i++) {
    const x = position[i]!;
    if (x < low[i % 3]!) low[i % 3] = x;
    if (x > high[i % 3]!) high[i % 3] = x;
    speed = Math.max(speed, Math.abs(velocity[i]!));
  }
  const middle = low.map((l, k) => (l + high[k]!) / 2);
  const extent = Math.max(...low.map((l, k) => (high[k]! - l) / 2)) || 1;
  const wish = Math.min(Math.max(2 * extent, extent + speed * span), 8 * extent);
  // Two digits, rounded up, are easier to read, and leave room for the rounding of the middle.
  const unit = 10 ** (Math.floor(Math.log10(wish)) - 1);
  const half = (Math.ceil(wish / unit) + 1) * unit;
  // As exact as the box asks for, however far from the origin it is.
  const digits = Math.min(100, Math.max(0, 4 - Math.floor(Math.log10(half))));
  const shift = middle.map((m) => Number((half - m).toFixed(digits)));
  return { side: Number((2 * half).toPrecision(6)), shift: shift as unknown as Box["shift"] };
}

/** The parameter file, section by section. SWIFT stops where a parameter that it needs is missing, and ignores others. */
export function swiftFields(bodies: Bodies, plan: RunPlan): Record<string, Field[]> {
  const cgs = cgsOf(bodies.units);
  const { shift } = boxFor(bodies, plan.end - bodies.time);
  const begin = bodies.time;
  const longest = largestStep(plan, begin);
  const isGas = warmGas(bodies) > 0;
  const field = (name: string, value: string | number, help: string, source = DOCS): Field => ({
    name,
    value,
    help,
    source,
  });
  return {
    InternalUnitSystem: [
      field("UnitMass_in_cgs", cgs.mass, "gram"),
      field("UnitLength_in_cgs", cgs.length, "centimetre"),
      field("UnitVelocity_in_cgs", cgs.velocity, "centimetre per second"),
      field("UnitCurrent_in_cgs", 1, "ampere, not used"),
      field("UnitTemp_in_cgs", 1, "kelvin, not used"),
    ],
    PhysicalConstants: [
      field("G", bodies.units.gravity, "Newton's constant in these units", "src/physical_constants.c, phys_const_init"),
    ],
    TimeIntegration: [
      field("time_begin", begin, "time of the snapshot"),
      field("time_end", plan.end, "end of the run"),
      field("dt_min", plain(longest * SHORTEST), "SWIFT stops where a body needs a shorter step"),
      field("dt_max", longest, "largest step"),
    ],
    Gravity: [
      field("eta", 0.025, "accuracy of the step sqrt(2 eta eps / a), eps Plummer equivalent"),
      field("MAC", "adaptive", "cells act by their estimated error"),
      field("epsilon_fmm", TOLERANCE, "error allowed, over the body's acceleration"),
      field("theta_cr", plan.theta, "opening angle of the first forces, before there are accelerations"),
      field("max_physical_DM_softening", plan.softening, "Plummer equivalent, kernel radius h / 3"),
      ...(isGas ? [field("max_physical_baryon_softening", plan.softening, "the same for gas")] : []),
    ],
    ...(isGas && {
      SPH: [
        field("resolution_eta", SWIFT_ETA, `${NEIGHBOURS} neighbours under Wendland's C2`),
        field("CFL_condition", COURANT, "Courant number"),
        field("h_max", swiftLongest(plan.softening), "longest smoothing length, its kernel ends at 50 eps"),
      ],
    }),
    Snapshots: [
      field("basename", "snapshot", "start of the names"),
      field("time_first", begin, "the first at once"),
      field("delta_time", plan.interval, "time between snapshots"),
    ],
    Statistics: [
      field("time_first", begin, "the first line of statistics.txt at once"),
      field("delta_time", plan.interval, "time between lines"),
    ],
    Scheduler: [field("max_top_level_cells", 16, "cells along a side of the box")],
    InitialConditions: [
      field("file_name", SNAPSHOT, "the snapshot"),
      field("periodic", 0, "no periodic box"),
      field("shift", `[${shift.join(", ")}]`, "added to all coordinates as they are read"),
    ],
  };
}

function parameterFile(sections: Record<string, readonly Field[]>): string {
  const blocks = Object.entries(sections).map(([section, fields]) => {
    const lines = fields.map(({ name, value, help }) => `  ${`${name}:`.padEnd(27)} ${value}  # ${help}\n`);
    return `${section}:\n${lines.join("")}`;
  });
  return `# SWIFT continues a run of Antennae, isolated.\n\n${blocks.join("\n")}`;
}

/** What SWIFT does with so much gas. */
function gasText(gas: number): string {
  return [
    `${gas} bodies are gas. ${NO_COOLING} Kernel (Wendland C2) and neighbours (${NEIGHBOURS}, by \`resolution_eta\`) are those of Antennae, and so is the Courant number.`,
    "SWIFT's own scheme, SPHENIX, has the forces of Antennae's density-energy form; `--with-hydro=gasoline` has the geometric form, with another factor for gradients. Both count a",
    "body's own share of its density in full, of which Antennae takes off the excess, so that SWIFT's densities are 1.5 % higher. SmoothingLengths of SWIFT's files are ours over 1.936492.",
  ].join("\n");
}

/** Ids from 1 on: some versions of SWIFT refuse 0 (InitialConditions of its documentation), all refuse ids beyond 2^63 - 1. */
function positiveIds(bodies: Bodies, notes: string[]): Bodies {
  const { id, count } = bodies;
  let least = id[0]!;
  let most = id[0]!;
  for (const one of id) {
    if (one < least) least = one;
    if (one > most) most = one;
  }
  if (least > 0 && most < 2n ** 63n) return bodies;
  if (least <= 0 && most < 2 ** 32 - 1) {
    notes.push("1 was added to all ids, for SWIFT wants them above 0.");
    return { ...bodies, id: Uint32Array.from(id as Uint32Array, (one) => Number(one) + 1) };
  }
  notes.push(`The bodies were renumbered, 1 to ${count} in the file's order: SWIFT wants them above 0 and below 2^63.`);
  return { ...bodies, id: Uint32Array.from({ length: count }, (_, k) => k + 1) };
}

export const swift: Export = {
  name: "swift",
  title: "SWIFT",
  help: "HDF5 snapshot and YAML parameter file for SWIFT.",
  async files(given, plan, options = {}) {
    checkPlan(plan, given.time);
    if (plan.theta >= 1)
      throw new Error(`opening angle ${plan.theta}: SWIFT's must be below 1; give a smaller --theta`);
    const prepared = prepare(given, "SWIFT");
    const { notes } = prepared;
    const numbered = positiveIds(prepared.bodies, notes);
    // The run has one softening, that of the parameter file.
    const { softening: _, ...rest } = numbered;
    const gas = warmGas(rest);
    const bodies = gas > 0 ? asGas(rest, "stars", notes) : rest;
    const { side, shift } = boxFor(bodies, plan.end - bodies.time);
    const types = COMPONENTS.map((name) => (gas > 0 && name === "gas" ? 0 : 1));
    const start = startOf(gas > 0);
    const middle = `snapshot_${String(Math.max(1, lastSnapshot(plan, bodies.time) >> 1)).padStart(4, "0")}.hdf5`;
    const bytes = await swiftBytes(bodies, side, types, options, notes);
    const files = [
      { name: SNAPSHOT, content: bytes },
      { name: PARAMETERS, content: parameterFile(swiftFields(bodies, plan)) },
    ];
    return withReadme(bodies, plan, files, {
      title: "SWIFT",
      site: "https://swiftsim.com",
      files: [
        [
          SNAPSHOT,
          `the bodies, ${gas > 0 ? "gas as type 0 and all others" : "all of them"} as dark matter (type 1), which is what SWIFT calls collisionless; \`ComponentNumbers\` keeps what they are, and SWIFT passes over it`,
        ],
        [PARAMETERS, "SWIFT's parameters"],
      ],
      build: [
        "Needs a C compiler, the autotools with libtool, and HDF5 (Debian: `apt install build-essential autoconf automake libtool libhdf5-dev`);",
        "SWIFT can do more with GSL, FFTW and MPI, but this run asks for none of them:",
        "",
        "    git clone https://github.com/SWIFTSIM/SWIFT && cd SWIFT",
        `    ./autogen.sh && ./configure --disable-mpi --disable-compiler-warnings${gas > 0 ? " --with-kernel=wendland-C2" : ""} && make -j4 && cp swift THIS_FOLDER/`,
        "",
        "`--disable-compiler-warnings` keeps the build going where a newer compiler warns. For more than one machine leave out `--disable-mpi`: `mpirun -np 2 ./swift_mpi --self-gravity --threads=2 run.yml`.",
      ].join("\n"),
      start,
      running: [
        `\`--threads\` may be as many as the machine has cores. No ${gas > 0 ? "`--cosmology`" : "`--cosmology`, `--hydro`"} nor \`--stars\`. Snapshots are \`snapshot_0000.hdf5\`, ..., energies`,
        "stand in `statistics.txt`. From its restart files: the same command with `--restart`.",
      ].join("\n"),
      units: [
        "The snapshot keeps the bodies' own numbers. `InternalUnitSystem` and the snapshot's `Units` say the same, so that SWIFT converts nothing; units without",
        "physical meaning are 1 cm, 1 g, 1 s, as in SWIFT's own tests. `PhysicalConstants: G` replaces its Newton's constant, so that G is exactly ours.",
        "",
        `SWIFT wants coordinates inside its box, here [0, ${side}): \`InitialConditions: shift\` adds [${shift.join(", ")}] as it reads them, before it looks whether they are inside, and they stay`,
        "shifted in its snapshots, whose `Header/Shift` tells Antennae to take the shift away again. In the snapshot here they are as they were, so that no bit is lost. With `periodic: 0` the box has no effect on gravity, but SWIFT takes away bodies that leave it.",
      ].join("\n"),
      softening: [
        `Antennae: Plummer, eps = ${plan.softening}. SWIFT: a Wendland C2 kernel, given by the Plummer softening of the same depth at the centre; it ends at`,
        `h = 3 eps = ${plain(3 * plan.softening)}, where the force becomes Newton's. So the same number stands in the parameter file.`,
      ].join("\n"),
      accuracy: [
        `\`MAC: adaptive\` opens cells by the error that they would make, \`epsilon_fmm: ${TOLERANCE}\` of a body's acceleration: in a Plummer sphere 4.5e-5 in the median and 2.7e-3 at`,
        `most. The first forces, for want of accelerations, go by the opening angle \`theta_cr\` = ${plan.theta}, of multipoles of order 4. \`MAC: geometric\` always does: at 0.6 it takes two`,
        "thirds of the time, but its errors reach 12 % in the outskirts.",
        "",
        "`dt_max` is the largest step; SWIFT takes the run's length halved until it is below it, and each body's until it is below sqrt(2 eta eps / a), with the Plummer softening eps as in `run.yml`.",
      ].join("\n"),
      gas: gas > 0 ? gasText(gas) : undefined,
      back: [
        `Its snapshots are HDF5 with units, G, softening and shift: open \`${middle}\` in the page, or \`npm run --silent cli -- info ${middle}\`, or any other from within the run.`,
        "As SWIFT writes them, the velocities of the first, `snapshot_0000.hdf5`, are half a largest step ahead of its positions, and those of the extra one at the very end a whole one.",
        "The ids say which body is which.",
      ].join("\n"),
      check: [
        "Configure with `./configure --disable-mpi --disable-compiler-warnings --enable-gravity-force-checks=1 CPPFLAGS=-DGADGET2_SOFTENING_CORRECTION`: with the cubic spline in Wendland's place,",
        "2.8 eps in radius, SWIFT's force law is that of the command below to the last term. Then `./swift --self-gravity --threads=2 --steps=1 run.yml` writes",
        "`gravity_checks_swift_step0000_order*.dat` (id, x y z, acceleration, potential, ...) and, by direct sums, `gravity_checks_exact_step0000.dat`; both contain G.",
        "By Antennae, with G = 1, four float32 a body (ax, ay, az, potential) in the order of the snapshot:",
        "",
        ownForces(SNAPSHOT, plan),
      ].join("\n"),
      notes,
    });
  },
};
