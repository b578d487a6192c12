import { MODEL_SCALE, timeMyr } from "../../src/data/bodies/units.ts";
import type { Scenario } from "../../src/data/scenarios/index.ts";
import { lookForOf } from "../../src/data/scenarios/lookFor.ts";
import { linkOf } from "./take.ts";

/** The gallery for people: a picture of every scenario with what is in it. */
export function galleryPage(
  scenarios: readonly Scenario[],
  n: (scenario: Scenario) => number,
  theta: number,
  coarse: number,
): string {
  const blocks = scenarios.map((scenario) => {
    const { name, title, help, defaults, moment } = scenario;
    // Few bodies say what the units are.
    const { units } = scenario.make({}, { n: Math.min(2000, n(scenario)), seed: 1 });
    const myr = timeMyr(units);
    const time =
      myr === null
        ? `t = ${moment.time} in N-body units (${Math.round(moment.time * timeMyr(MODEL_SCALE)!)} Myr for ${MODEL_SCALE.name})`
        : `${Math.round(moment.time * myr)} Myr`;
    const link = linkOf({ scenario, n: n(scenario), theta, coarse, late: 1 });
    return `## ${title}

![${title}](../images/gallery/${name}.jpg)

${help} *Look for:* ${lookForOf(scenario)}

${time} after the start; ${n(scenario).toLocaleString("en")} bodies, seed 1, opening angle ${theta}, softening ${defaults.softening}, time step ${coarse * defaults.timestep}. The run from its start: \`${link}\``;
  });
  return `# Gallery

Every scenario at its most telling moment, and the query that makes it: put it behind the page's address, for example \`http://localhost:5173/?scenario=antennae\`. \`npm run gallery\` makes the pictures and this page.

${blocks.join("\n\n")}
`;
}
