import { type ReactNode, useState } from "react";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp } from "../../kit/store.ts";
import { playCommands } from "../../run/play/commands.ts";
import type { ShareSlice } from "../share/state.ts";
import { text } from "./text.ts";

type Reads = ShareSlice;

/** Play, from the start again, and the way to the whole page with the same run. */
export default function EmbedBar(): ReactNode {
  const { store } = useApp<Reads>();
  const whole = () => {
    const query = new URLSearchParams(store.getState().share.addressOf({ camera: null, lasting: true }));
    query.delete("embed");
    return `?${query}`;
  };
  const [address, setAddress] = useState(whole);
  // As it is when it is about to be followed.
  const renew = () => setAddress(whole());
  return (
    <>
      <Toolbar className="transport glass" label={text.bar}>
        <CommandButton command={playCommands.reset} />
        <CommandButton command={playCommands.play} className="button-main" />
      </Toolbar>
      <a className="status" href={address} target="_blank" rel="noreferrer" onPointerEnter={renew} onFocus={renew}>
        {text.whole}
      </a>
    </>
  );
}
