/**
 * Words about a control: TipLayer shows them beside it under the pointer, on keyboard focus, and where its
 * name is tapped or it is held; a screen reader reads them as its description.
 */
export function tip(words: string | undefined): { "data-tip"?: string } {
  return words ? { "data-tip": words } : {};
}

/** The same of what is focused itself, such as a button, so that its description is read too. */
export function described(words: string | undefined): { "data-tip"?: string; "aria-description"?: string } {
  return words ? { "data-tip": words, "aria-description": words } : {};
}
