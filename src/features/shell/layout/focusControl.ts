/** What a person does instead of waiting for a control. */
const ELSE = ["keydown", "pointerdown", "wheel"] as const;

/**
 * Gives the focus to a control with the folds that it is in open, in the first frame in which it can be had: a slow machine, or a part of the page
 * that is still being loaded, draws it later. Whatever the person does meanwhile ends the wait.
 */
export function focusControl(key: string): void {
  const over = new AbortController();
  const { signal } = over;
  for (const event of ELSE) addEventListener(event, () => over.abort(), { capture: true, passive: true, signal });
  const look = () => {
    if (signal.aborted) return;
    if (tryFocus(key)) over.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** False where the control is not drawn, or does not take the focus yet: a dialog that still closes keeps it. */
function tryFocus(key: string): boolean {
  const place = document.querySelector(`[data-control="${key}"]`);
  // A slider before the button that types its value.
  const field =
    place?.querySelector<HTMLElement>("input, select") ?? place?.querySelector<HTMLElement>("button, summary");
  if (!field) return false;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus();
  // What can't be set in this run is shown all the same.
  const there = document.activeElement === field || field.matches(":disabled");
  if (there) field.scrollIntoView({ block: "center" });
  return there;
}
