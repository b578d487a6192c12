import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { NamedEntry } from "../../../ui/namedEntry.tsx";
import { described } from "../../../ui/tip.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { filesCommands } from "./commands.ts";
import type { PresetsSlice } from "./presetsState.ts";
import { text } from "./text.ts";

type Reads = PresetsSlice & ShareSlice & StatusSlice;

const t = text.presets;

/** Runs under names: kept in this browser, or in a file. */
export default function PresetsGroup(): ReactNode {
  const { store, actions } = useApp<Reads>();
  const presets = useSelect((s: Reads) => s.presets.presets);
  const {
    presets: { renamePreset, forgetPreset },
    share: { follow },
  } = store.getState();
  return (
    <Group title={t.group}>
      {presets.length === 0 ? <p className="quiet small">{t.none}</p> : null}
      <ul className="names" aria-label={t.list}>
        {presets.map(({ name, address }) => (
          <NamedEntry
            key={name}
            name={name}
            labels={{ name: t.nameLabel(name), go: t.load(name), remove: t.remove(name) }}
            short={t.loadShort}
            onRename={(next) => renamePreset(name, next)}
            onGo={() => follow(address)}
            onRemove={() => forgetPreset(name)}
          />
        ))}
      </ul>
      <div className="row">
        <CommandButton command={filesCommands.session} words />
        <CommandButton command={filesCommands.preset} words />
        <button
          type="button"
          className="button button-words"
          aria-label={t.export}
          {...described(t.exportHelp)}
          disabled={presets.length === 0}
          onClick={() => actions.files.exportPresets()}
        >
          <Icon name="save" />
          <span>{t.exportShort}</span>
        </button>
      </div>
    </Group>
  );
}
