import type { Bodies } from "../bodies/bodies.ts";
import { timeMyr } from "../bodies/units.ts";
import { componentCounts } from "../files/losses.ts";
import type { ExportFile, ExportResult, RunPlan } from "./export.ts";

/** What one code's README says beyond what is the same in all. Texts are Markdown. */
export interface ReadmeParts {
  readonly title: string;
  readonly site: string;
  /** Name and purpose of each file. */
  readonly files: readonly (readonly [string, string])[];
  readonly build: string;
  readonly start: string;
  /** What stands behind the start command, and how to go on from a stop. */
  readonly running: string;
  /** How lengths, masses, velocities and G reach the code. */
  readonly units: string;
  readonly softening: string;
  readonly accuracy: string;
  /** What the code does with gas, where there is some. */
  readonly gas?: string | undefined;
  /** How its snapshots come back. */
  readonly back: string;
  /** How its first accelerations are compared with ours. */
  readonly check: string;
  readonly notes: readonly string[];
}

/** The whole export: `files`, and the README that explains them. */
export function withReadme(
  bodies: Bodies,
  plan: RunPlan,
  files: readonly ExportFile[],
  parts: ReadmeParts,
): ExportResult {
  const { start, notes } = parts;
  return { files: [...files, { name: "README.md", content: readme(bodies, plan, parts) }], start, notes };
}

function readme(bodies: Bodies, plan: RunPlan, parts: ReadmeParts): string {
  const { title, site, files, build, start, running, units, softening, accuracy, gas, back, check, notes } = parts;
  const myr = timeMyr(bodies.units);
  const inMyr = (t: number) => (myr === null ? "" : ` (${Number((t * myr).toPrecision(4))} Myr)`);
  const { time } = bodies;
  const sections = [
    `# A run of Antennae for ${title}`,
    `${census(bodies)} at time ${time}${inMyr(time)}, to be continued to time ${plan.end}${inMyr(plan.end)} by ${title}, <${site}>.`,
    files.map(([name, what]) => `- \`${name}\`: ${what}`).join("\n"),
    `## Build\n\n${build}`,
    `## Start\n\nIn this folder:\n\n    ${start}\n\n${running}`,
    `## Units\n\n${unitTable(bodies)}\n\n${units}`,
    `## Softening\n\n${softening}`,
    `## Accuracy and time steps\n\n${accuracy}`,
    ...(gas ? [`## Gas\n\n${gas}`] : []),
    `## Back to Antennae\n\n${back}`,
    `## Compare the first accelerations\n\n${check}`,
  ];
  if (notes.length > 0) sections.push(`## What was changed\n\n${notes.map((note) => `- ${note}`).join("\n")}`);
  return `${sections.join("\n\n")}\n`;
}

/** How many bodies of which component, in words. */
function census(bodies: Bodies): string {
  const parts = [...componentCounts(bodies)].map(([name, n]) => `${n} ${name}`);
  return `${bodies.count} bodies (${parts.join(", ")})`;
}

function unitTable({ units }: Bodies): string {
  const { lengthKpc, massMsun, velocityKms, gravity, name } = units;
  if (lengthKpc === null || massMsun === null || velocityKms === null) {
    return `The bodies have no physical units ("${name}"); G = ${gravity}.`;
  }
  return [
    `"${name}":`,
    "",
    "| length | mass | velocity | time | G |",
    "|---|---|---|---|---|",
    `| ${lengthKpc} kpc | ${massMsun} Msun | ${velocityKms} km/s | ${timeMyr(units)} Myr | ${gravity} |`,
  ].join("\n");
}

/** Our own forces on the exported snapshot, by the spline that GADGET and ChaNGa use. */
export function ownForces(snapshot: string, plan: RunPlan): string {
  return `    npm run --silent cli -- forces ${snapshot} --theta ${plan.theta} --eps ${plan.softening} --kernel spline --out ours.f32`;
}
