import { significant } from "../../language/significant.ts";
import { type AddressPart, known, type Query, writeOther } from "../address.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import { isMassOf } from "./massState.ts";
import { readParts, writeParts } from "./partsState.ts";
import { type LookSlice, VIEW_DEFAULTS, VIEW_RANGES, type View } from "./state.ts";
import { text } from "./text.ts";

/** Keys in the address, with what they are. */
const NUMBERS = [
  ["exposure", "exposure"],
  ["size", "pointSize"],
  ["glow", "glow"],
  ["low", "low"],
  ["high", "high"],
] as const;

/** How the picture looks. */
export const lookAddress: AddressPart<LookSlice & PlaySlice> = {
  at: 40,
  read(query, state) {
    const known = (word: string) => state.colours.some((c) => c.name === word);
    const colour =
      query.word("colour", known, text.problems.colour) ?? scenarioInfo(state, state.scenario).defaults.colour;
    return { view: { ...VIEW_DEFAULTS, ...viewOf(query), ...readParts(query), colour } };
  },
  write(query, { view }) {
    query.set("colour", view.colour);
    for (const [key, field] of NUMBERS) {
      const value = view[field];
      if (value !== null) writeOther(query, key, significant(value, 4), VIEW_DEFAULTS[field]);
    }
    writeOther(query, "theme", view.theme, VIEW_DEFAULTS.theme);
    writeOther(query, "shows", view.shows, VIEW_DEFAULTS.shows);
    writeOther(query, "mass", view.massOf, VIEW_DEFAULTS.massOf);
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
  return known({
    ...numbers,
    ...(empty && { low: undefined, high: undefined }),
    theme: query.name("theme", text.theme.names),
    shows: query.name("shows", text.density.names),
    massOf: query.word("mass", isMassOf, text.problems.mass),
  } as Partial<View>);
}
