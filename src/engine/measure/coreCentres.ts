import { define, type Round } from "../state/spec.ts";

/** Place and motion of the cores of the first `galaxies` galaxies, from the sums of the same round. */
export const coreCentres = (round: Round, galaxies: number) =>
  define<"measure/coreCentres">({
    stage: "measure/coreCentres",
    row: "follow",
    bind: { followParams: "followParams", partials: "corePartials", cores: "cores", trails: "trails", round },
    workgroups: () => galaxies,
  });
