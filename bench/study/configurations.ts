/** What is merged, and what was published of it: Bedorf & Portegies Zwart (2013, MNRAS 431, 767) = Bedorf (2014), chapter 5. */
export interface Configuration {
  readonly name: string;
  /** Mass of the first galaxy over that of a child; 0: there is no child. */
  readonly ratio: number;
  /** Two equal galaxies: closest approach of the points' orbit, kpc. */
  readonly pericentre?: number;
  /** Many small ones: virial radius (kpc) and virial ratio of all galaxies as points. */
  readonly swarm?: { readonly radius: number; readonly ratio: number };
  /** Draws of the places; the paper has 10. */
  readonly realisations: number;
  /** Published half-mass radius after 10 Gyr, kpc; null: it is not told, or there is no merger. */
  readonly published: number | null;
  /** What else was said of it. */
  readonly said: string;
  /** Children that had merged by then, of which the published radius is. */
  readonly merged?: number;
}

/** Distance of the two centres at the start of a major merger, kpc. */
export const MAJOR_SEPARATION = 400;

/**
 * What the paper does not say, as its results choose it (docs/lab/study): scale radius of the primary's halo, kpc, and kinetic energy of two equal galaxies at
 * the start over their potential energy (0: at apocentre, 1: the speed of escape).
 */
export const ADOPTED = { haloScale: 13, kinetic: 0.95 } as const;

const isolated = (ratio: number): Configuration => ({
  name: ratio === 0 ? "isolated" : `isolated-child-${ratio}`,
  ratio,
  realisations: 1,
  published: ratio === 0 ? 1.36 : null,
  said: ratio === 0 ? "grows by less than 10 %" : "expands by up to 2 at low resolution",
});

const major = (pericentre: number, published: number | null, said: string): Configuration => ({
  name: `major-P${pericentre}`,
  ratio: 1,
  pericentre,
  realisations: 1,
  published,
  said,
});

const minor = (ratio: number, radius: number, published: number | null, said: string, q = 0): Configuration => ({
  name: `minor-${ratio}-R${radius}${q === 0 ? "" : `-Q${q}`}`,
  ratio,
  swarm: { radius, ratio: q },
  realisations: 3,
  published,
  said,
});

/** Every configuration, in the order of the table. */
export const CONFIGURATIONS: readonly Configuration[] = [
  isolated(0),
  isolated(10),
  major(0, 3.4, "mass doubles"),
  major(10, 2.4, "about"),
  major(50, 2.4, "about"),
  major(75, 2.4, "about"),
  major(100, null, "no merger within 10 Gyr"),
  minor(5, 200, null, ""),
  { ...minor(5, 500, 5.1, "4 to 6"), merged: 4 },
  minor(10, 200, 7.6, ""),
  { ...minor(10, 500, 8.5, ""), merged: 9 },
  minor(20, 200, null, ""),
  minor(20, 500, null, "each doubling of the number about 5 kpc more; high resolution"),
  minor(40, 200, null, ""),
  minor(40, 500, null, "each doubling of the number about 5 kpc more; high resolution"),
  minor(10, 200, null, "grows less than with Q = 0", 0.1),
  minor(10, 200, null, "grows less than with Q = 0", 1),
  minor(10, 500, null, "grows less than with Q = 0", 0.1),
  minor(10, 500, null, "grows less than with Q = 0", 1),
];

/** How finely galaxies are resolved: mass of every body, and the softening and time step that go with it. */
export interface Resolution {
  readonly name: string;
  /** Solar masses. */
  readonly bodyMass: number;
  /** kpc. */
  readonly softening: number;
  /** In units of 9.778 Myr. */
  readonly timestep: number;
  readonly help: string;
}

/** Table 5.1 and section 5.2 of the thesis; coarser ones by its rule that the softening goes as N^-0.3. */
export const RESOLUTIONS: readonly Resolution[] = [
  { name: "high", bodyMass: 1e6, softening: 0.05, timestep: 1 / 192, help: "the paper's HR" },
  { name: "low", bodyMass: 1e7, softening: 0.1, timestep: 1 / 128, help: "the paper's LR" },
  { name: "medium", bodyMass: 4e7, softening: 0.15, timestep: 1 / 96, help: "a quarter of the paper's LR" },
  { name: "reduced", bodyMass: 1e8, softening: 0.2, timestep: 1 / 64, help: "a tenth of the paper's LR" },
  { name: "quick", bodyMass: 1e9, softening: 0.4, timestep: 1 / 32, help: "a hundredth of it: for tests of the tool" },
];

/** One run: a configuration, and which draw of its places. */
export interface PlannedRun {
  readonly configuration: Configuration;
  /** From 1. */
  readonly realisation: number;
}

/** The runs that `list` names: configurations or beginnings of their names, separated by commas. Throws one line on what names none. */
export function runsOf(list: string, realisations: number | null): PlannedRun[] {
  const wanted = list.split(",").map((word) => word.trim());
  // A whole name is that configuration alone, though others begin so.
  const whole = (word: string) => CONFIGURATIONS.some(({ name }) => name === word);
  const named = (name: string, word: string) =>
    word === "all" || (whole(word) ? name === word : name.startsWith(`${word}-`));
  for (const word of wanted)
    if (!CONFIGURATIONS.some(({ name }) => named(name, word)))
      throw new Error(
        `there is no configuration ${JSON.stringify(word)}; there are: all, ${CONFIGURATIONS.map(({ name }) => name).join(", ")}`,
      );
  return CONFIGURATIONS.filter(({ name }) => wanted.some((word) => named(name, word))).flatMap((configuration) => {
    const most = configuration.realisations === 1 ? 1 : (realisations ?? configuration.realisations);
    return Array.from({ length: most }, (_, k) => ({ configuration, realisation: k + 1 }));
  });
}

/** The resolution called `name`; throws one line with the known names. */
export function findResolution(name: string): Resolution {
  const found = RESOLUTIONS.find((known) => known.name === name);
  if (found) return found;
  throw new Error(
    `there is no resolution ${JSON.stringify(name)}; there are: ${RESOLUTIONS.map((known) => known.name).join(", ")}`,
  );
}
