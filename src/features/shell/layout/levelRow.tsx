import type { ReactNode } from "react";
import { Chips } from "../../../ui/chips.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { LEVELS } from "../../kit/levels.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import { layoutCommands } from "./commands.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

/** How much is shown; and, where there is more than a little, the search for the rest and the settings. */
export function LevelRow(): ReactNode {
  const { store } = useApp<LayoutSlice>();
  const level = useSelect((s: LayoutSlice) => s.layout.level);
  return (
    <div className="level-row">
      <Chips
        label={text.level}
        help={text.levelHelp[level]}
        quiet
        className="chips-joined"
        value={level}
        options={LEVELS.map((name) => ({ value: name, label: text.levels[name] }))}
        onChange={(name) => store.getState().layout.setLevel(name)}
      />
      {level === "watch" ? null : (
        <>
          <CommandButton command={layoutCommands.search} />
          <CommandButton command={layoutCommands.settings} />
        </>
      )}
    </div>
  );
}
