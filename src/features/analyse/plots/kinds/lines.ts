import type { Profile, ProfileClass } from "../../../../engine/index.ts";
import { text as playText } from "../../../run/play/text.ts";
import { EVERYTHING, type Pick } from "./radial.ts";
import { text as t } from "./text.ts";

export const galaxyName = (profile: Profile, galaxy: number): string =>
  profile.lumped && galaxy === profile.galaxies.length - 1 ? t.galaxyAndMore(galaxy + 1) : t.galaxy(galaxy + 1);

/** The lines of plots against radius: all, and its parts: components where there are several, or else galaxies. */
export function parts(profile: Profile): { label: string; hue: number; pick: Pick }[] {
  const components = [...new Set(profile.classes.map((its) => its.component))];
  const everything = { label: t.all, hue: -1, pick: EVERYTHING };
  if (components.length > 1) {
    return [
      everything,
      ...components.map((name, hue) => ({
        label: playText.components[name],
        hue,
        pick: (its: ProfileClass) => its.component === name,
      })),
    ];
  }
  if (profile.galaxies.length < 2) return [everything];
  return [
    everything,
    ...profile.galaxies.map((_, g) => ({
      label: galaxyName(profile, g),
      hue: g,
      pick: (its: ProfileClass) => its.galaxy === g,
    })),
  ];
}
