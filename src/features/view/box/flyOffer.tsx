import type { ReactNode } from "react";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useSelect } from "../../kit/store.ts";
import { boxCommands } from "./commands.ts";
import type { BoxSlice } from "./state.ts";

/** The flight through a periodic box; nothing in open space. */
export function FlyOffer(): ReactNode {
  const box = useSelect((s: BoxSlice) => s.box);
  return box === null ? null : <CommandButton command={boxCommands.flyThrough} words className="caption-offer" />;
}
