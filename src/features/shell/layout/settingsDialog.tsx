import type { ReactNode } from "react";
import { chooseLanguage, nameOfLanguage } from "../../../language/choice.ts";
import { inForce, LANGUAGES } from "../../../language/inForce.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { Field } from "../../kit/field.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { physicsControls } from "../../run/physics/controls.ts";
import { timelineControls } from "../../run/timeline/controls.ts";
import { appearanceControls } from "../../view/appearance/controls.ts";
import { text as appearanceText } from "../../view/appearance/text.ts";
import { helpCommands } from "../help/commands.ts";
import { unitsControls } from "../units/controls.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }));

/** What is chosen once and for all runs. */
export function SettingsDialog(): ReactNode {
  const { store, actions } = useApp<LayoutSlice>();
  const open = useSelect((s: LayoutSlice) => s.layout.settingsOpen);
  const close = () => store.getState().layout.setSettingsOpen(false);
  const change = (code: string) => actions.files.keepForReload(() => chooseLanguage(code));
  return (
    <Dialog title={text.settings.title} closeLabel={uiText.close} className="help settings" open={open} onClose={close}>
      <Select {...appearanceText.language} value={inForce.code} options={LANGUAGE_OPTIONS} onChange={change} />
      <Field of={appearanceControls.theme} />
      <Field of={unitsControls.units} />
      <Field of={physicsControls.machine} />
      <Field of={timelineControls.historyMemory} />
      <Field of={physicsControls.keepEvery} />
      <div className="row" onClickCapture={close}>
        <CommandButton command={helpCommands.help} words />
      </div>
    </Dialog>
  );
}
