import { plummer } from "../src/data/models/plummer.ts";
import { withEngine } from "../src/headless/simulation.ts";
import { directSumOver } from "./directSum.ts";
import { forceErrors, spreadTargets } from "./forceError.ts";

/** `npm run bench precision`: force errors of a Plummer sphere ever farther from the origin, as rows of a Markdown table. */
const N = 4096;
const SOFTENING = 0.01;
const quiet = { say: () => {}, progress: () => {} };

for (const distance of [0, 1e2, 1e3, 1e4, 1e5]) {
  const bodies = plummer.make({}, { n: N, seed: 1 });
  for (let k = 0; k < bodies.position.length; k += 3) bodies.position[k]! += distance;
  const targets = spreadTargets(N, N);
  // Against the places that float32 left: what the tree adds to them.
  const exact = directSumOver(bodies, SOFTENING, targets);
  const given = plummer.make({}, { n: N, seed: 1 });
  const wanted = directSumOver(given, SOFTENING, targets);
  const settings = { theta: 0.5, softening: SOFTENING, gravity: 1 };
  const forces = await withEngine(bodies, settings, process.env.ANTENNAE_ADAPTER ?? "", quiet as never, (engine) =>
    engine.readForces().then((table) => ({ table })),
  );
  const tree = forceErrors(forces.table, exact, targets).acceleration;
  const whole = forceErrors(forces.table, wanted, targets).acceleration;
  const cells = [tree.p50, tree.p99, whole.p50, whole.p99].map((value) => value.toExponential(1));
  console.log(`| ${distance} | ${cells.join(" | ")} |`);
}
process.exit(0);
