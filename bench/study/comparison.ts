import { CONFIGURATIONS, type Configuration } from "./configurations.ts";
import { type DoneRun, type Family, meanOf, merges } from "./folders.ts";
import { endOf, sizeWith } from "./series.ts";
import { childMass } from "./start.ts";

export const kpc = (value: number) => value.toPrecision(3);
export const withScatter = (found: ReturnType<typeof meanOf>, show: (value: number) => string) =>
  found === null ? "" : `${show(found.mean)}${found.scatter === null ? "" : ` ± ${found.scatter.toPrecision(2)}`}`;

/** Bound on |dE / E|: what does not keep it is said. */
export const ENERGY = 1e-3;

/** Asked for: a radius within this share of the published one. */
const boundOf = ({ swarm }: Configuration) => (swarm ? 0.25 : 0.15);

/** R_h beside the published one, every group a column: bold within the bound, with a star where the energy was not kept. */
export function comparisonOf(families: readonly Family[]): string {
  const here = families.filter(merges);
  const groups = [...new Set(here.map(({ group }) => group))];
  const configurations = CONFIGURATIONS.filter((known) => here.some(({ configuration }) => configuration === known));
  const line = (configuration: Configuration, name: string, size: (run: DoneRun) => number | null) => {
    const cells = groups.map((group) => {
      const runs = here.find((family) => family.configuration === configuration && family.group === group)?.runs ?? [];
      const found = meanOf(runs.map(size));
      if (!found) return "";
      const star = runs.some(({ result }) => result.largestError > ENERGY) ? "*" : "";
      const { published } = configuration;
      const close = published !== null && Math.abs(found.mean / published - 1) <= boundOf(configuration);
      const words = `${withScatter(found, kpc)}${runs.length > 1 ? ` (${runs.length})` : ""}`;
      return `${close ? `**${words}**` : words}${star}`;
    });
    return `| ${[name, configuration.published ?? "", ...cells].join(" | ")} |`;
  };
  const lines = configurations.flatMap((configuration) => {
    const { name, merged, ratio } = configuration;
    const child = childMass(configuration);
    const atEnd = line(configuration, name, ({ series }) => endOf(series, child)?.halfMassRadius ?? null);
    if (merged === undefined) return [atEnd];
    return [
      atEnd,
      line(configuration, `the same with ${merged} of ${ratio} merged`, ({ series }) =>
        sizeWith(merged, series, child),
      ),
    ];
  });
  return `### R_h in kpc, beside the published one

Bold: within 15 % (equal galaxies) or 25 % (many small ones). \\*: energy not kept below 1e-3. In brackets: how many realisations.

| run | published | ${groups.join(" | ")} |
| --- | --- |${" --- |".repeat(groups.length)}
${lines.join("\n")}`;
}
