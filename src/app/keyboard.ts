import { useLayoutEffect } from "react";
import { perform } from "../features/kit/command.ts";
import { commandOfPress } from "../features/kit/keys.ts";
import { useApp } from "../features/kit/store.ts";
import type { State } from "./state.ts";

/** Keys perform commands, unless the focused control has its own use for them. */
export function Keyboard(): null {
  const app = useApp<State>();
  // In the same moment in which the page is first drawn: an effect that waits for the picture would miss what is pressed until then.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || taken(event.target, event.key)) return;
      const {
        preferences: { commands, shortcuts },
        camera: { piloted },
      } = app.store.getState();
      const command = commandOfPress(commands, event, piloted, shortcuts);
      if (command && perform(app, command)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [app]);
  return null;
}

function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // What lies behind an open dialog is out of reach of keys too, and Escape is its own.
  if (target.closest("dialog")) return key !== "?";
  if (target.isContentEditable || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
    return true;
  if (target instanceof HTMLInputElement) return target.type !== "range" || key.startsWith("Arrow") || key === "Home";
  if (target instanceof HTMLButtonElement) return key === " " || key === "Enter";
  return target.closest("summary, a") !== null && (key === " " || key === "Enter");
}
