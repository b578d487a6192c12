import { type AnyControl, heldOf, isShown } from "../../kit/control.ts";
import { GROUPS, reaches } from "../../kit/levels.ts";
import type { Fields } from "../../kit/slice.ts";
import type { LayoutSlice } from "./state.ts";

/** Does a link set this control otherwise than by default, where it is not seen at the level that holds? */
export function isHidden(state: Fields<LayoutSlice, "level">, control: AnyControl, link: URLSearchParams): boolean {
  const { group, level, link: key } = control;
  if (!key || !link.has(key) || GROUPS[group] === null || reaches(state.layout.level, level)) return false;
  return isShown(state as never, control) && !isDefault(state as never, control);
}

function isDefault(state: never, control: AnyControl): boolean {
  if (control.kind === "number") return heldOf(state, control) === control.range(state).default;
  // Choices without a default, as colours of a scenario, are no news.
  if (control.kind === "choice") return !control.default || heldOf(state, control) === control.default(state);
  return true;
}
