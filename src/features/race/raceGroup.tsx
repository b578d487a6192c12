import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { raceCommands } from "./commands.ts";
import { text as t } from "./text.ts";

/** Opens the race. */
export function RaceGroup(): ReactNode {
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={raceCommands.race} words />
    </Group>
  );
}
