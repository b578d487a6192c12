import type { ReactNode } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { HelpSlice } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when it is asked for. */
const ShortcutList = lazyPart(() => import("./shortcutList.tsx"));

/** All keys, and what mouse and touch do. */
export function HelpDialog(): ReactNode {
  const { store } = useApp<HelpSlice>();
  const open = useSelect((s: HelpSlice) => s.help.helpOpen);
  const close = () => {
    if (store.getState().help.helpOpen) store.getState().help.toggleHelp();
  };
  return (
    <Dialog title={text.title} closeLabel={uiText.close} className="help" open={open} onClose={close}>
      <ShortcutList />
      <h3>{text.mouse}</h3>
      <p>{text.mouseHelp}</p>
    </Dialog>
  );
}
