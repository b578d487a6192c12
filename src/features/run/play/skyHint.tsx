import { type ReactNode, useEffect, useState } from "react";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import { useSelect } from "../../kit/store.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import { text } from "../../view/camera/text.ts";

type Reads = BuilderSlice & InteractSlice & LayoutSlice;

/** In this browser the sky was taken hold of. */
const KEY = "antennae.turned";

function wasTurned(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Says that the sky can be turned, until it was, to those who see no control for it. */
export function SkyHint(): ReactNode {
  const [turned, setTurned] = useState(wasTurned);
  const quiet = useSelect((s: Reads) => s.layout.level === "study" || s.interact.aiming || s.builder.builderOpen);
  useEffect(() => {
    if (turned) return;
    const ends = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof HTMLCanvasElement)) return;
      setTurned(true);
      try {
        localStorage.setItem(KEY, "1");
      } catch {
        // Storage is off: the next visit says it again.
      }
    };
    for (const type of ["pointerdown", "wheel"])
      addEventListener(type, look, { capture: true, passive: true, signal: ends.signal });
    return () => ends.abort();
  }, [turned]);
  if (turned || quiet) return null;
  return <p className="caption-hint">{matchMedia("(pointer: coarse)").matches ? text.hint.touch : text.hint.mouse}</p>;
}
