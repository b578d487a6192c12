import { significant } from "../../language/significant.ts";
import { type AddressPart, known as found, type Query, writeOther } from "../address.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import { isMassOf } from "./massChoices.ts";
import { readParts, writeParts } from "./partsState.ts";
import { READY_LOOKS, readyLook } from "./readyLooks.ts";
import { type LookSlice, VIEW_DEFAULTS, VIEW_RANGES, type View } from "./state.ts";
import { text } from "./text.ts";

/** Keys in the address, with what they are. */
const NUMBERS = [
  ["exposure", "exposure"],
  ["latitude", "latitude"],
  ["point-size", "pointSize"],
  ["glow", "glow"],
  ["saturation", "saturation"],
  ["dust", "dust"],
  ["low", "low"],
  ["high", "high"],
  ["span", "span"],
] as const;

/** How the picture looks. */
export const lookAddress: AddressPart<LookSlice & PlaySlice> = {
  at: 40,
  read(query, state) {
    const known = (word: string) => state.colours.some((c) => c.name === word);
    const asked = query.name("look", READY_LOOKS);
    const ready = asked ? READY_LOOKS[asked] : null;
    const usual = ready && known(ready.colour) ? ready.colour : scenarioInfo(state, state.scenario).defaults.colour;
    const colour = query.word("colour", known, text.problems.colour) ?? usual;
    // Links of earlier versions, of scenarios whose own size that is not.
    const own = scenarioInfo(state, state.scenario).parameters.some(({ name }) => name === "size");
    const pointSize = own ? undefined : query.number("size", VIEW_RANGES.pointSize);
    const numbers = { ...(pointSize !== undefined && { pointSize }), ...viewOf(query) };
    return { view: { ...VIEW_DEFAULTS, ...ready, ...numbers, ...readParts(query), colour } };
  },
  write(query, { view }) {
    const ready = readyLook(view);
    const usual = { ...VIEW_DEFAULTS, ...(ready && READY_LOOKS[ready]) };
    if (ready) query.set("look", ready);
    query.set("colour", view.colour);
    for (const [key, field] of NUMBERS) {
      const value = view[field];
      if (value !== null) writeOther(query, key, significant(value, 4), usual[field]);
    }
    writeOther(query, "theme", view.theme, usual.theme);
    writeOther(query, "shows", view.shows, usual.shows);
    writeOther(query, "mass-of", view.massOf, VIEW_DEFAULTS.massOf);
    writeParts(query, view);
  },
};

function viewOf(query: Query): Partial<View> {
  const numbers: Partial<View> = Object.fromEntries(
    NUMBERS.map(([key, field]) => [field, query.number(key, VIEW_RANGES[field])]),
  );
  const { low, high } = numbers;
  const empty = low && high && low >= high;
  if (empty) query.refuse("low", text.problems.range(low, high));
  return found({
    ...numbers,
    ...(empty && { low: undefined, high: undefined }),
    theme: query.name("theme", text.theme.names),
    shows: query.name("shows", text.density.names),
    massOf: query.word("mass-of", isMassOf, text.problems.mass),
  } as Partial<View>);
}
