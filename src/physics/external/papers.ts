/** What only people read of a potential. */
interface Paper {
  /** Its potential, or the density where that is shorter, in plain letters by the names of the parameters; M is the mass, R^2 = x^2 + y^2. */
  readonly formula: string;
  /** Paper and equation. */
  readonly source: string;
}

/** Formula and source of each potential by its name: apart, so that what computes need not load them. */
export const PAPERS: Readonly<Record<string, Paper>> = {
  point: {
    formula: "-G M / sqrt(r^2 + softening^2)",
    source: "Newton's law",
  },
  plummer: {
    formula: "-G M / sqrt(r^2 + scale^2)",
    source: "Plummer 1911; Binney & Tremaine 2008, Eq. 2.44a",
  },
  hernquist: {
    formula: "-G M / (r + scale)",
    source: "Hernquist 1990, Eqs. 2 and 5",
  },
  nfw: {
    formula: "-G M ln(1 + r / scale) / r",
    source: "Navarro, Frenk & White 1996; Binney & Tremaine 2008, Eq. 2.67",
  },
  "power-law-cutoff": {
    formula: "density as r^-slope exp(-(r / cutoff)^2)",
    source: "McMillan 2017, Eq. 1 without flattening; Bovy 2015, section 3.5",
  },
  "miyamoto-nagai": {
    formula: "-G M / sqrt(R^2 + (a + sqrt(z^2 + b^2))^2)",
    source: "Miyamoto & Nagai 1975, Eq. 4",
  },
  logarithmic: {
    formula: "velocity^2 / 2 ln(1 + (R^2 + z^2 / q^2) / core^2)",
    source: "Binney & Tremaine 2008, Eq. 2.71",
  },
  "quadrupole-bar": {
    formula: "velocity^2 h (x^2 - y^2) / r^2; h = s^3 - 2 for s = r / length < 1, -1 / s^3 beyond",
    source: "Dehnen 2000, Eq. 2; in three dimensions Monari et al. 2016, Eq. 5",
  },
  bar: {
    formula:
      "G M / (2 length) ln((x - length + t(-)) / (x + length + t(+))), t(+-)^2 = (length +- x)^2 + y^2 + (b + sqrt(c^2 + z^2))^2",
    source: "Long & Murali 1992, Eq. 8",
  },
  spiral: {
    formula:
      "-4 pi height (strength / radius)^2 exp((radius - R) / scale) sum over n of C_n / (K_n D_n) cos(n gamma) sech(K_n z / beta_n)^beta_n",
    source: "Cox & Gomez 2002, Eqs. 8 to 12",
  },
};
