/** A press that moves farther than this many CSS pixels turns the view and taps nothing; a finger is less steady. */
const STEADY = { mouse: 4, touch: 10 };

type Place = readonly [x: number, y: number];

/** CSS pixels from the canvas's upper left corner. */
interface Ears {
  /** Where the pointer is; null once it is gone. */
  moved(at: Place | null): void;
  /** A press that let go where it began, and was the only one: two fingers move the view. */
  tapped(at: Place): void;
}

/** Hears of pointers on a canvas, until `signal`. */
export function listen(canvas: HTMLCanvasElement, signal: AbortSignal, { moved, tapped }: Ears): void {
  let pressed: { readonly x: number; readonly y: number } | null = null;
  const at = ({ offsetX, offsetY }: PointerEvent): Place => [offsetX, offsetY];
  const on = (
    kind: "pointermove" | "pointerleave" | "pointerdown" | "pointerup",
    hear: (event: PointerEvent) => void,
  ) => canvas.addEventListener(kind, hear, { signal });
  on("pointermove", (event) => moved(at(event)));
  on("pointerleave", () => moved(null));
  on("pointerdown", ({ isPrimary, button, clientX: x, clientY: y }) => {
    pressed = isPrimary && button === 0 ? { x, y } : null;
  });
  on("pointerup", (event) => {
    const { clientX, clientY, pointerType } = event;
    const steady = pointerType === "touch" ? STEADY.touch : STEADY.mouse;
    const tap = pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) <= steady;
    pressed = null;
    if (tap) tapped(at(event));
  });
}
