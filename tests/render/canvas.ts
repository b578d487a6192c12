/** As much of a canvas as the controls ask for. */
export function canvas(): HTMLElement {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  const element = {
    ...listening,
    style: {},
    clientHeight: 500,
    getRootNode: () => listening,
    ownerDocument: listening,
  };
  return element as unknown as HTMLElement;
}
