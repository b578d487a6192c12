import { type ReactNode, useEffect, useRef } from "react";
import { tipPlace } from "./tipPlace.ts";

/** Milliseconds: from the pointer's coming to the tip, from its going to the tip's, and of a hold that asks for it. */
const [COMING, GOING, HOLD] = [500, 120, 500];

/**
 * Shows the words of `tip` beside their control: under the pointer, on keyboard focus, where its name is tapped or it is
 * held. Escape takes them away, and the pointer may go onto them (WCAG 1.4.13). Once on a page.
 */
export function TipLayer(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? attend(layer.current) : undefined), []);
  return <div ref={layer} className="tip" popover="manual" aria-hidden="true" />;
}

const ofTarget = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/** Follows pointer, focus and touch for all controls; returns what ends that. */
function attend(layer: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: HTMLElement | null = null;
  let held = false;
  /** What was just pressed: who has used it does not ask what it does. */
  let pressed: HTMLElement | null = null;
  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (layer.matches(":popover-open")) layer.hidePopover();
  };
  const show = (next: HTMLElement, byFocus = false) => {
    clearTimeout(timer);
    if (!next.isConnected || !next.dataset.tip) return;
    owner = next;
    // The pointer may go onto a tip that it called, not stumble over one that stands where it is on its way.
    layer.style.pointerEvents = byFocus ? "none" : "auto";
    layer.textContent = next.dataset.tip;
    // Shown again, so that it lies over a dialog that was opened later.
    if (layer.matches(":popover-open")) layer.hidePopover();
    layer.showPopover();
    const place = tipPlace(next.getBoundingClientRect(), layer.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    layer.style.left = `${place.left}px`;
    layer.style.top = `${place.top}px`;
  };
  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const on: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerover: ({ pointerType, target, buttons }) => {
      if (pointerType === "touch" || buttons > 0) return;
      const next = ofTarget(target);
      if (next && next === pressed) return;
      pressed = null;
      if (target === layer || (next && next === owner)) clearTimeout(timer);
      else if (next) later(() => show(next), owner ? GOING : COMING);
      else if (owner) later(hide, GOING);
      else clearTimeout(timer);
    },
    pointerdown: ({ pointerType, target }) => {
      const next = ofTarget(target);
      const again = next !== null && next === owner;
      hide();
      held = false;
      pressed = next;
      if (pointerType !== "touch" || !next || again || !(target instanceof Element)) return;
      if (!target.closest("button, input, select, a, summary")) show(next);
      else if (target.closest("button"))
        later(() => {
          held = true;
          show(next);
        }, HOLD);
    },
    pointerup: () => {
      if (!owner) clearTimeout(timer);
    },
    pointercancel: () => {
      if (!owner) clearTimeout(timer);
    },
    // A hold asked what the button does; it does not do it. A tap on a name does not open its list.
    click: (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    focusin: ({ target }) => {
      const next = ofTarget(target);
      if (next && target instanceof Element && target.matches(":focus-visible")) later(() => show(next, true), COMING);
    },
    focusout: () => {
      if (owner && !layer.matches(":hover")) hide();
    },
    keydown: ({ key }) => {
      if (owner || key !== "Tab") hide();
      if (key === "Escape") hide();
    },
    // What comes into focus scrolls into view first: its tip is still to come.
    scroll: () => {
      if (owner) hide();
    },
  };
  const entries = Object.entries(on) as [keyof DocumentEventMap, EventListener][];
  for (const [name, act] of entries) document.addEventListener(name, act, true);
  return () => {
    hide();
    for (const [name, act] of entries) document.removeEventListener(name, act, true);
  };
}
