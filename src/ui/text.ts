/** The shared controls' own words; whoever puts the page together may give them in another language (`speak`). */
export interface TextOfControls {
  /** Of a slider, after its help. */
  readonly sliderKeys: string;
  /** The same of a slider whose value isn't typed. */
  readonly sliderKeysOnly: string;
  /** Name of the value beside a slider, a button. */
  readonly value: (label: string, shown: string) => string;
  /** Name of the field in which that value is typed. */
  readonly typed: (label: string) => string;
  readonly noNumber: (words: string, example: string) => string;
  /** Of a list with a field to search it. */
  readonly search: string;
  readonly noneFound: (words: string) => string;
  readonly loadingList: string;
}

const ENGLISH: TextOfControls = {
  sliderKeys: "Enter: type a value. Delete: back to the default. Page Up, Page Down: big steps.",
  sliderKeysOnly: "Delete: back to the default. Page Up, Page Down: big steps.",
  value: (label, shown) => `${label}: ${shown}, type a value`,
  typed: (label) => `${label}, typed`,
  noNumber: (words, example) => `“${words}” is not a number; type one such as ${example}, or nothing for the default.`,
  search: "Type to search",
  noneFound: (words) => `Nothing is called “${words}”; type less.`,
  loadingList: "Loading the list",
};

let words = ENGLISH;

/** The controls' words in the language that is spoken now. */
export const textOfControls = (): TextOfControls => words;

/** From here on controls speak another language; words that it lacks stay English. */
export function speak(other: Partial<TextOfControls>): void {
  words = { ...ENGLISH, ...other };
}
