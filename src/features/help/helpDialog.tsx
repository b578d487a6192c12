import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { text as uiText } from "../../ui/text.ts";
import { allCommands, type CommandReads } from "../commands.ts";
import { useApp, useSelect } from "../store.ts";
import type { HelpSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = HelpSlice & CommandReads;

const NAMES: Record<string, string> = {
  " ": text.space,
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** All keys, made from the commands. */
export function HelpDialog(): ReactNode {
  const { store } = useApp<Reads>();
  const open = useSelect((s: Reads) => s.helpOpen);
  const state = useSelect((s: Reads) => s);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const close = () => {
    if (store.getState().helpOpen) store.getState().toggleHelp();
  };
  return (
    <dialog ref={dialog} className="help glass" aria-label={text.title} onClose={close}>
      {open ? (
        <>
          <div className="help-head">
            <h2>{text.title}</h2>
            <button type="button" className="button" aria-label={uiText.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <dl>
            {allCommands().map((c) => (
              <div key={c.name}>
                <dt>
                  {c.keys.map((k) => (
                    <kbd key={k}>{NAMES[k] ?? k}</kbd>
                  ))}
                </dt>
                <dd>
                  <b>{c.label(state)}</b> {c.help}
                </dd>
              </div>
            ))}
          </dl>
          <h3>{text.mouse}</h3>
          <p>{text.mouseHelp}</p>
        </>
      ) : null}
    </dialog>
  );
}
