import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { described } from "../../../ui/tip.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { scenarioInfo } from "../../run/play/state.ts";
import { dotOf } from "./dot.ts";
import type { BuilderSlice, Draft, Handle } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & PlaySlice;

const t = text.handle;

/** CSS pixels that an arrow key moves a handle; with Shift. */
const STEP = 8;
const SMALL = 1;

/** Centres and velocities in the sky, to be dragged or moved with arrow keys; the page keeps them over the picture. */
export function BuilderHandles({ draft }: { draft: Draft }): ReactNode {
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const chosen = useSelect((s: Reads) => s.builder.chosenGalaxy);
  const { store } = useApp<Reads>();
  const [first] = draft.build.galaxies;
  return (
    <div className="handles">
      {first ? (
        <button
          type="button"
          data-handle="position 0"
          className={`handle handle-still builder-dot-0 ${chosen === 0 ? "handle-chosen" : ""}`}
          aria-label={t.first(scenarioInfo({ play: { scenarios } }, first.model).title)}
          onClick={() => store.getState().builder.chooseGalaxy(0)}
        >
          1
        </button>
      ) : null}
      {draft.build.galaxies
        .slice(1)
        .flatMap((_, i) =>
          (["velocity", "position"] as const).map((kind) => (
            <OneHandle
              key={`${kind} ${i + 1}`}
              what={{ kind, g: i + 1 }}
              dot={dotOf(draft, i + 1)}
              chosen={chosen === i + 1}
            />
          )),
        )}
    </div>
  );
}

interface HandleProps {
  readonly what: Handle;
  readonly dot: number;
  readonly chosen: boolean;
}

function OneHandle({ what, dot, chosen }: HandleProps): ReactNode {
  const { actions } = useApp<Reads>();
  const held = useRef(false);
  const { kind, g } = what;
  const label = kind === "position" ? t.position(g + 1) : t.velocity(g + 1);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = true;
    actions.builder.grab(what, event.clientX, event.clientY);
  };
  const end = () => {
    if (held.current) actions.builder.drop();
    held.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL : STEP;
    actions.builder.nudge(what, step * way[0], step * way[1]);
  };
  return (
    <button
      type="button"
      data-handle={`${kind} ${g}`}
      className={`handle handle-${kind} builder-dot-${dot} ${chosen ? "handle-chosen" : ""}`}
      aria-label={label}
      {...described(`${label}. ${t.help}`)}
      onPointerDown={onPointerDown}
      onPointerMove={(e) => held.current && actions.builder.drag(e.clientX, e.clientY)}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      {kind === "position" ? g + 1 : ""}
    </button>
  );
}
