import { createContext, type ReactNode, use } from "react";
import { type Level, reaches } from "./levels.ts";

/** Up to which level controls are seen here: a panel of the controls has it of its group; elsewhere all are. */
export const ReachContext = createContext<Level>("study");

export const useReach = (): Level => use(ReachContext);

/** What is seen from a level on. */
export function From({ level, children }: { readonly level: Level; readonly children: ReactNode }): ReactNode {
  return reaches(useReach(), level) ? children : null;
}
