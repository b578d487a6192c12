import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { fitCommands } from "./commands.ts";
import { text } from "./text.ts";

/** Opens the fit. */
export function FitGroup(): ReactNode {
  return (
    <Group title={text.label}>
      <p className="quiet small">{text.help}</p>
      <CommandButton command={fitCommands.fitPhotograph} words />
    </Group>
  );
}
