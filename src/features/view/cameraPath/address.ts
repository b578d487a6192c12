import { significant } from "../../../language/significant.ts";
import type { AddressPart } from "../../kit/address.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type AppearanceSlice, VIEW_RANGES } from "../appearance/state.ts";
import { text as appearanceText } from "../appearance/text.ts";
import { placeOf, tidyStand, viewOfLink } from "../camera/state.ts";
import {
  type CameraPathSlice,
  EASED,
  FARTHEST,
  type Keyframe,
  type KeyLook,
  LONGEST,
  MOST_KEYS,
  tidy,
} from "./state.ts";
import { text } from "./text.ts";

/** Second, time and six numbers of a camera; then, where it has a look, six words of that. */
const NUMBERS = 8;
const ALL = 14;

/** `path=0,0,x,y,z,x,y,z_5,…`: keyframes one after the other. */
export const cameraPathAddress: AddressPart<AppearanceSlice & CameraPathSlice & PlaySlice> = {
  at: 82,
  read(query, state) {
    const words = query.get("path");
    const keys = words === undefined ? [] : words.split("_").map((key) => readKey(key, state));
    const usable = keys.length <= MOST_KEYS && keys.every((key) => key !== null);
    if (!usable) query.refuse("path", text.notPath);
    return { cameraPath: { path: usable ? tidy(keys) : [], pathOf: placeOf(state), pathSecond: 0 } };
  },
  write(query, { cameraPath: { path, pathOf }, ...state }) {
    if (path.length > 0 && pathOf === placeOf(state)) query.set("path", path.map(writeKey).join("_"));
  },
};

function writeKey({ second, time, stand, look }: Keyframe): string {
  const numbers = [significant(second, 5), significant(time, 8), ...tidyStand(stand, 6)];
  const seen = look && [...EASED.map((name) => significant(look[name], 4)), look.colour, look.theme, look.shows];
  return [...numbers, ...(seen ?? [])].join(",");
}

function readKey(words: string, state: AppearanceSlice & PlaySlice): Keyframe | null {
  const parts = words.split(",");
  if (parts.length !== NUMBERS && parts.length !== ALL) return null;
  const numbers = parts.slice(0, NUMBERS).map((word) => (word === "" ? Number.NaN : Number(word)));
  const [second, time, ...six] = numbers as [number, number, ...number[]];
  const colours = state.appearance.colours.map(({ name }) => name);
  const look = parts.length === ALL ? readLook(parts.slice(NUMBERS), colours) : null;
  if (parts.length === ALL && look === null) return null;
  const stand = viewOfLink(six, state);
  if (!(second >= 0 && second <= LONGEST) || !(Math.abs(time) <= FARTHEST) || !stand) return null;
  return { second, time, stand, look };
}

function readLook(words: readonly string[], colours: readonly string[]): KeyLook | null {
  const [exposure, pointSize, glow] = EASED.map((name, k) => {
    const { min, max } = VIEW_RANGES[name];
    const value = Number(words[k]);
    return value >= min && value <= max ? value : Number.NaN;
  }) as [number, number, number];
  const [colour, theme, shows] = words.slice(EASED.length) as [string, string, string];
  const known =
    colours.includes(colour) &&
    Object.hasOwn(appearanceText.theme.names, theme) &&
    Object.hasOwn(appearanceText.density.names, shows);
  if (!known || !Number.isFinite(exposure + pointSize + glow)) return null;
  return { exposure, pointSize, glow, colour, ...({ theme, shows } as Pick<KeyLook, "theme" | "shows">) };
}
