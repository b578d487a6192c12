import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { text } from "./text.ts";

/** Code that did not come: the network failed, or the site has another version by now. */
export class NotLoaded extends Error {}

interface Props {
  /** Before its children are tried again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** What fails within takes nothing else along: a line that says so, and tries it again, stands in its place. */
export function PartBoundary({ onRetry, children }: Props): ReactNode {
  return (
    <ErrorBoundary FallbackComponent={PartFault} {...(onRetry && { onReset: onRetry })}>
      {children}
    </ErrorBoundary>
  );
}

function PartFault({ error, resetErrorBoundary }: FallbackProps): ReactNode {
  const said = error instanceof NotLoaded ? text.notLoaded : text.partFailed(whyOf(error));
  return (
    <div className="part-fault">
      <p role="alert">{said}</p>
      <button type="button" className="button button-words" onClick={() => resetErrorBoundary()}>
        {text.tryAgain}
      </button>
    </div>
  );
}

/** The first line, without a full stop. */
const whyOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0]!.replace(/\.$/, "");
