import { words } from "../../../language/words.ts";

/** Words of the tours. */
export const text = words("tours", {
  commands: {
    tours: { label: "Tours", help: "Eight lessons and seven short tours of what there is to see and learn." },
  },
  title: "Tours",
  all: "Lessons and tours",
  choose: "Each takes about a minute and can be left at any time.",
  next: "Next",
  back: "Back",
  end: "End the tour",
  loading: "Loading tours",
  progress: (at: number, of: number) => `${at} of ${of}`,
});
