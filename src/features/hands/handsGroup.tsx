import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { handsCommands } from "./commands.ts";
import type { HandsSlice } from "./state.ts";
import { text as t } from "./text.ts";

/** Opens what is done by hand. */
export function HandsGroup(): ReactNode {
  const open = useSelect((s: HandsSlice) => s.handsOpen);
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={handsCommands.hands} icon="hands" words expanded={open} />
    </Group>
  );
}
