import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { rulerCommands } from "./commands.ts";
import { text } from "./text.ts";

/** Lays ruler or protractor on the sky. */
export function RulerGroup(): ReactNode {
  return (
    <Group title={text.title}>
      <div className="row">
        <CommandButton command={rulerCommands.ruler} words />
        <CommandButton command={rulerCommands.protractor} words />
      </div>
    </Group>
  );
}
