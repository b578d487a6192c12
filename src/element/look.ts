import { READY_LOOKS, type ReadyLook } from "../features/view/appearance/readyLooks.ts";
import { VIEW_DEFAULTS, type View } from "../features/view/appearance/state.ts";
import { COLOUR_MODES } from "../render/colour/index.ts";

const COLOURS = COLOUR_MODES.filter(({ of }) => of !== "flow").map(({ name }) => name);

/** All names of looks: colours, and looks that are chosen as a whole. */
export const LOOKS: readonly string[] = [...COLOURS, ...Object.keys(READY_LOOKS)];

/** The look of a name. Throws one line where there is none of this name. */
export function lookOf(name: string): View {
  if (COLOURS.includes(name)) return { ...VIEW_DEFAULTS, colour: name };
  if (name in READY_LOOKS) return { ...VIEW_DEFAULTS, ...READY_LOOKS[name as ReadyLook] };
  throw new Error(`look = "${name}": it must be one of ${LOOKS.join(", ")}`);
}
