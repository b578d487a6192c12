/**
 * What is shown where a link names no scenario: the Antennae 90 Myr before their galaxies meet for the first time, as a telescope
 * would see them. Keys as in links.
 */
export const FIRST_SCENE = { scenario: "antennae", timeBefore: "90", look: "hubble" } as const;

/** A link with the first scene in it, where it names no scenario. What it says itself counts. */
export function withFirstScene(address: string): string {
  const query = new URLSearchParams(address);
  if (query.has("scenario")) return address;
  for (const [key, value] of Object.entries(FIRST_SCENE)) if (!query.has(key)) query.set(key, value);
  return `?${query}`;
}
