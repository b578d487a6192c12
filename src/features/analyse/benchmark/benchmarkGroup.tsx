import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { benchmarkCommands } from "./commands.ts";
import { text as t } from "./text.ts";

/** Opens the race. */
export function BenchmarkGroup(): ReactNode {
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={benchmarkCommands.benchmark} words />
    </Group>
  );
}
