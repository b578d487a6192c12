/**
 * What is shown where a link names no scenario: the Antennae 60 Myr before their galaxies meet for the first time, as a telescope
 * would see them. Keys as in links.
 */
export const FIRST_SCENE = { scenario: "antennae", timeBefore: "60", look: "hubble" } as const;

/** Nearer than the scenario's own view, which a tall page needs whole: the tails reach as far as a wide page. */
const WIDE = { view: "42,-70,112,0,0,0" } as const;

/** A link with the first scene in it, where it names no scenario. What it says itself counts. `wide`: is the page wider than tall? */
export function withFirstScene(address: string, wide: boolean): string {
  const query = new URLSearchParams(address);
  if (query.has("scenario")) return address;
  const first = { ...FIRST_SCENE, ...(wide && WIDE) };
  for (const [key, value] of Object.entries(first)) if (!query.has(key)) query.set(key, value);
  return `?${query}`;
}
