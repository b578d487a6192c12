import { words } from "../../../language/words.ts";

/** Words about fields that bodies feel. */
export const text = words("contours", {
  contours: {
    label: "Curves of equal potential",
    help: "Draws the external fields as curves of equal potential in the plane z = 0, which meet the x axis at equal distances. They follow a field that turns, moves or grows.",
  },
});
