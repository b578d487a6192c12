import { significant } from "../../../language/significant.ts";
import {
  type AddressPart,
  asked,
  known as found,
  type LinkedControl,
  linkedOf,
  type Query,
  writeOther,
} from "../../kit/address.ts";
import { type PlaySlice, scenarioInfo } from "../../run/play/state.ts";
import { appearanceControls } from "./controls.ts";
import { isMassOf } from "./massChoices.ts";
import { readParts, writeParts } from "./partsState.ts";
import { READY_LOOKS, readyLook } from "./readyLooks.ts";
import { type AppearanceSlice, VIEW_DEFAULTS, VIEW_RANGES, type View } from "./state.ts";
import { text } from "./text.ts";

/** Controls that a link asks for one by one: fields of the view. */
const LINKED = linkedOf(appearanceControls);
const fieldOf = ({ at }: LinkedControl) => at[2] as keyof View;
/** Ends of scales, which only maps have. */
const ENDS = ["low", "high", "span"] as const;

/** How the picture looks. */
export const appearanceAddress: AddressPart<AppearanceSlice & PlaySlice> = {
  at: 40,
  read(query, state) {
    const known = (word: string) => state.appearance.colours.some((c) => c.name === word);
    const named = query.name("look", READY_LOOKS);
    const ready = named ? READY_LOOKS[named] : null;
    const usual =
      ready && known(ready.colour) ? ready.colour : scenarioInfo(state, state.play.scenario).defaults.colour;
    const colour = query.word("colour", known, text.problems.colour) ?? usual;
    // Links of earlier versions, of scenarios whose own size that is not.
    const own = scenarioInfo(state, state.play.scenario).parameters.some(({ name }) => name === "size");
    const pointSize = own ? undefined : query.number("size", VIEW_RANGES.pointSize);
    const numbers = { ...(pointSize !== undefined && { pointSize }), ...viewOf(query, state) };
    return { appearance: { view: { ...VIEW_DEFAULTS, ...ready, ...numbers, ...readParts(query), colour } } };
  },
  write(query, { appearance: { view } }) {
    const ready = readyLook(view);
    const usual = { ...VIEW_DEFAULTS, ...(ready && READY_LOOKS[ready]) };
    if (ready) query.set("look", ready);
    query.set("colour", view.colour);
    const tidy = (value: unknown) => (typeof value === "number" ? significant(value, 4) : String(value));
    for (const control of LINKED)
      writeOther(query, control.link, tidy(view[fieldOf(control)]), usual[fieldOf(control)] as string | number);
    for (const key of ENDS) if (view[key] !== null) query.set(key, String(tidy(view[key])));
    writeOther(query, "mass-of", view.massOf, VIEW_DEFAULTS.massOf);
    writeParts(query, view);
  },
};

function viewOf(query: Query, state: AppearanceSlice): Partial<View> {
  const chosen = Object.fromEntries(LINKED.map((one) => [fieldOf(one), asked(query, one, state as never)]));
  const ends: Partial<View> = Object.fromEntries(ENDS.map((key) => [key, query.number(key, VIEW_RANGES[key])]));
  const { low, high } = ends;
  const empty = low && high && low >= high;
  if (empty) query.refuse("low", text.problems.range(low, high));
  return found({
    ...chosen,
    ...ends,
    ...(empty && { low: undefined, high: undefined }),
    massOf: query.word("mass-of", isMassOf, text.problems.mass),
  } as Partial<View>);
}
