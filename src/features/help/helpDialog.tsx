import { lazy, type ReactNode, Suspense } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useApp, useSelect } from "../context.ts";
import { text } from "../text.ts";

/** Loaded when somebody asks for it. */
const ShortcutList = lazy(() => import("./shortcutList.tsx"));

/** All keys, and what mouse and touch do. */
export function HelpDialog(): ReactNode {
  const { store } = useApp();
  const open = useSelect((s) => s.helpOpen);
  const close = () => {
    if (store.getState().helpOpen) store.getState().toggleHelp();
  };
  return (
    <Dialog title={text.keys.title} closeLabel={text.close} className="help" open={open} onClose={close}>
      <Suspense fallback={null}>
        <ShortcutList />
      </Suspense>
      <h3>{text.keys.mouse}</h3>
      <p>{text.keys.mouseHelp}</p>
    </Dialog>
  );
}
