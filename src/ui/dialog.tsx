import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  readonly className: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it holds the focus and gives it back, and what lies behind is out of reach. Escape, its
 * button or a click beside it closes it.
 */
export function Dialog({ title, closeLabel, className, open, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before effects of what is in it, which may give the focus to a field.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const beside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };
  // The page closes it, at once: the browser says afterwards that it did, and until then keys would find a page that takes it for open.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // What is said late, of an earlier time, must not close it when it is open again.
  const onClosed = () => dialog.current?.open || onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own
    <dialog
      ref={dialog}
      className={`${className} glass`}
      aria-label={title}
      onClose={onClosed}
      onCancel={onCancel}
      onClick={beside}
    >
      {open ? (
        <>
          <div className="dialog-head">
            <h2>{title}</h2>
            <button type="button" className="button" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
