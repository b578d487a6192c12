import type { Settings } from "./settings.ts";

/** Settings of which not every backend has all. */
export type Choice = "solver" | "integrator" | "multipole" | "kernel";

/** What a backend has of them, by their names; each says so by itself. */
export type Choices = Readonly<Record<Choice, readonly string[]>>;

/** Throws one line where a backend, as people call it with its verb, lacks a choice of the settings. */
export function checkChoices(
  backend: string,
  has: Choices,
  settings: Pick<Settings, Choice>,
  choices = Object.keys(has) as readonly Choice[],
): void {
  for (const choice of choices) {
    const known = has[choice];
    if (known.includes(settings[choice])) continue;
    const advice = known.length > 1 ? "choose one of them" : "choose that one";
    throw new Error(`${choice} = "${settings[choice]}": ${backend} ${known.join(", ")}; ${advice}`);
  }
}
