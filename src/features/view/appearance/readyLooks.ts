import { VIEW_DEFAULTS, type View } from "./state.ts";

/** What a ready look decides; parts, cuts and the ends of scales stay as they are. */
const FIELDS = [
  "shows",
  "colour",
  "exposure",
  "latitude",
  "pointSize",
  "glow",
  "saturation",
  "dust",
  "sky",
  "theme",
] as const;
type Ready = Pick<View, (typeof FIELDS)[number]>;

const { shows, exposure, latitude, pointSize, glow, saturation, dust, sky, theme } = VIEW_DEFAULTS;
const USUAL = { shows, exposure, latitude, pointSize, glow, saturation, dust, sky, theme };

/** Looks that are chosen as a whole, in the order in which the page lists them; words by their names in text.ts. */
export const READY_LOOKS = {
  /** Rods of the eye see no colour where light is faint, and four magnitudes less at the faint end than a long exposure. */
  eye: { ...USUAL, colour: "population", exposure: -2, glow: 0.2, saturation: 0.2, dust: 1 },
  /** Three filters, their colours apart as in press pictures. */
  hubble: {
    ...USUAL,
    colour: "population",
    exposure: 1,
    latitude: 3,
    pointSize: 1.2,
    glow: 0.06,
    saturation: 1.7,
    dust: 1,
    sky: 1,
  },
  density: { ...USUAL, colour: "population", shows: "density" },
  print: { ...USUAL, colour: "population", glow: 0.15, saturation: 1.3, theme: "print" },
} as const satisfies Record<string, Ready>;

export type ReadyLook = keyof typeof READY_LOOKS;

/** The ready look that holds, field by field; null: one of one's own. */
export function readyLook(view: View): ReadyLook | null {
  const names = Object.keys(READY_LOOKS) as ReadyLook[];
  return names.find((name) => FIELDS.every((field) => READY_LOOKS[name][field] === view[field])) ?? null;
}

/** The one after it, and after the last one the first. */
export function nextLook(view: View): ReadyLook {
  const names = Object.keys(READY_LOOKS) as ReadyLook[];
  const now = readyLook(view);
  return names[now === null ? 0 : (names.indexOf(now) + 1) % names.length]!;
}
