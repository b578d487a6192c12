import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { raceCommands } from "./commands.ts";
import type { RaceSlice } from "./state.ts";
import { text as t } from "./text.ts";

/** Opens the race. */
export function RaceGroup(): ReactNode {
  const open = useSelect((s: RaceSlice) => s.raceOpen);
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={raceCommands.race} icon="race" words expanded={open} />
    </Group>
  );
}
