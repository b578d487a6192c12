import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
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
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const beside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own
    <dialog
      ref={dialog}
      className={`${className} glass`}
      aria-label={title}
      onClose={onClose}
      // Escape: until it is drawn again a closed dialog would leave the focus in its fields, and these would take keys.
      onCancel={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
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
