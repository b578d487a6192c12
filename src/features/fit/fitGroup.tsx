import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { fitCommands } from "./commands.ts";
import type { FitSlice } from "./state.ts";
import { text as t } from "./text.ts";

/** Opens the fit. */
export function FitGroup(): ReactNode {
  const open = useSelect((s: FitSlice) => s.fitOpen);
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.groupHelp}</p>
      <CommandButton command={fitCommands.fitPhotograph} icon="match" words expanded={open} />
    </Group>
  );
}
