import type { AnyCommand } from "../../kit/command.ts";
import { type AnyControl, isShown, wordsOf } from "../../kit/control.ts";
import { GROUPS, type Group } from "../../kit/levels.ts";
import type { PreferencesSlice } from "../preferences/state.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

/** One thing that the search finds. */
export type Find = { readonly label: string; readonly help: string } & (
  | {
      readonly command: AnyCommand;
      /** Can it do something now? */
      readonly enabled: boolean;
    }
  | { readonly control: AnyControl }
  | { readonly group: Group }
);

/** Groups whose controls have defaults. */
const RESETTABLE: readonly Group[] = ["accuracy", "appearance", "camera", "files", "settings"];

/** Letters alone, without accents: “Schliess” finds “Schließen”. */
const plain = (words: string): string =>
  words.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Everything that a person can do or set now. */
export function allFinds(state: LayoutSlice & PreferencesSlice): Find[] {
  const now = state as never;
  const commands = state.preferences.commands.map((command) => ({
    ...{ label: command.label(now), help: command.help, command, enabled: command.enabled(now) },
  }));
  const controls = state.layout.controls
    .filter((control) => isShown(now, control))
    .map((control) => ({ ...wordsOf(now, control), control }));
  const resets = RESETTABLE.map((group) => {
    const tab = GROUPS[group];
    const label = text.resetGroup(tab === null ? text.settings.title : text.tab[tab]);
    return { label, help: text.reset.help, group };
  });
  return [...controls, ...commands, ...resets];
}

/** Those of `all` in which each of the words stands: at the beginning of the label first (the whole label before others), then in it, then in the help. */
export function findsOf(all: readonly Find[], words: string): Find[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const rank = ({ label, help }: Find): number => {
    const [name, whole] = [plain(label), plain(`${label} ${help}`)];
    if (!asked.every((word) => whole.includes(word))) return Number.POSITIVE_INFINITY;
    if (name === asked.join(" ")) return 0;
    if (name.startsWith(asked.join(" "))) return 1;
    return asked.every((word) => name.includes(word)) ? 2 : 3;
  };
  return all
    .map((find) => [rank(find), find] as const)
    .filter(([at]) => at < Number.POSITIVE_INFINITY)
    .toSorted(([a], [b]) => a - b)
    .map(([, find]) => find);
}
