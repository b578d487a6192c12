import type { ComponentName } from "../../../data/bodies/bodies.ts";
import { text as playText } from "../../run/play/text.ts";
import type { StatusState } from "../../shell/status/state.ts";
import { gasMapOf, type MapName } from "./state.ts";
import { text } from "./text.ts";

/** Whose mass can be asked for in this run: there is no choice where there is but one kind of body. */
export function massChoices(
  { components, galaxies }: Pick<StatusState["status"], "components" | "galaxies">,
  shows: MapName = "density",
): string[] {
  // Of gas that of one galaxy or of all.
  const parts = components.length > 1 && gasMapOf(shows) === null ? [...components] : [];
  const luminous = parts.includes("halo") ? ["luminous"] : [];
  const each = galaxies > 1 ? Array.from({ length: Math.min(galaxies, 8) }, (_, g) => `galaxy-${g + 1}`) : [];
  return ["all", ...luminous, ...parts, ...each];
}

/** What people read for one of `massChoices`. */
export function massName(choice: string): string {
  const { all, luminous, galaxy } = text.density.massOf;
  if (choice === "all") return all;
  if (choice === "luminous") return luminous;
  const number = /^galaxy-(\d+)$/.exec(choice)?.[1];
  if (number) return galaxy(number);
  const name = playText.components[choice as ComponentName] ?? choice;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Could this be one of `massChoices` of some run? */
export function isMassOf(word: string): boolean {
  return /^(all|luminous|disc|bulge|halo|gas|stars|black hole|other|tracer|galaxy-[1-9]\d{0,2})$/.test(word);
}
