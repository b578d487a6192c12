import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { fitCommands } from "./commands.ts";
import { text as t } from "./text.ts";

/** Opens the fit. */
export function FitGroup(): ReactNode {
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.groupHelp}</p>
      <CommandButton command={fitCommands.fitPhotograph} words />
    </Group>
  );
}
