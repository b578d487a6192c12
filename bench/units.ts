import { plummer } from "../src/data/models/plummer.ts";
import { SOLVERS } from "../src/engine/index.ts";
import { withEngine } from "../src/headless/simulation.ts";
import { directSumOver } from "./directSum.ts";
import { forceErrors, spreadTargets } from "./forceError.ts";
import { inUnits, UNIT_POWERS } from "./inUnits.ts";

/**
 * `npm run bench units`: force errors of a Plummer sphere in other units, as rows of a Markdown table, and how many numbers of its forces and potentials are
 * not the scaled ones where units are powers of two.
 */
const N = 16_384;
const SOFTENING = 0.01;
/** Length units of others in one of the model, which is taken for a kiloparsec. */
const LENGTHS = { "4e5": 4e5, pc: 1000, AU: 2.0626e8, m: 3.0857e19, "1e-6": 1e-6 };
const quiet = { say: () => {}, progress: () => {} };

const bodies = plummer.make({}, { n: N, seed: 1 });
const targets = spreadTargets(N, 4096);
const exact = directSumOver(bodies, SOFTENING, targets);

/** Forces and potentials of the bodies in these units. */
function forcesIn(solver: string, length: number, mass = 1, velocity = 1) {
  const other = inUnits(bodies, length, mass, velocity);
  const settings = { solver, theta: 0.6, softening: SOFTENING * length, gravity: other.units.gravity };
  return withEngine(other, settings, process.env.ANTENNAE_ADAPTER ?? "", quiet as never, async (engine) => ({
    forces: await engine.readForces(),
  }));
}

const head = ["solver", "p50", "p99", "bits that differ", ...Object.keys(LENGTHS).map((unit) => `${unit}: p50, p99`)];
console.log(`| ${head.join(" | ")} |\n|${" --- |".repeat(head.length)}`);
for (const { name } of SOLVERS) {
  const own = (await forcesIn(name, 1)).forces;
  const errorsOf = (forces: Float32Array, length: number) => {
    const scaled = forces.map((x, k) => (k % 4 === 3 ? x : x * length));
    const { p50, p99 } = forceErrors(scaled, exact, targets).acceleration;
    return [p50.toExponential(2), p99.toExponential(2)];
  };
  let differ = 0;
  for (const [l, m, v] of UNIT_POWERS) {
    const [length, velocity] = [2 ** l, 2 ** v];
    const { forces } = await forcesIn(name, length, 2 ** m, velocity);
    const unit = (k: number) => (k % 4 === 3 ? velocity ** 2 : velocity ** 2 / length);
    forces.forEach((x, k) => {
      if (x !== Math.fround(own[k]! * unit(k))) differ++;
    });
  }
  const others: string[] = [];
  for (const length of Object.values(LENGTHS)) {
    others.push(errorsOf((await forcesIn(name, length)).forces, length).join(", "));
  }
  console.log(`| \`${name}\` | ${[...errorsOf(own, 1), differ, ...others].join(" | ")} |`);
}
process.exit(0);
