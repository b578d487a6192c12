import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from "react";
import { NotLoaded, PartBoundary } from "./partBoundary.tsx";

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** What says, unseen, that something is still to come. */
const COMING = <span hidden data-coming="" />;

/**
 * A part of the page that is loaded when it is first shown; `waiting` stands there until then. What does not load is said
 * in its place, and is asked for again by a button, or when it is shown the next time: `lazy` alone would keep the failure.
 */
export function lazyPart<P extends object>(load: Load<P>, waiting: ReactNode = COMING): (props: P) => ReactNode {
  let latest: LazyExoticComponent<ComponentType<P>>;
  const renew = () => {
    latest = lazy(() =>
      load().catch((error: unknown) => {
        renew();
        throw new NotLoaded("a part did not load", { cause: error });
      }),
    );
    return latest;
  };
  renew();
  return function LazyPart(props: P): ReactNode {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartBoundary onRetry={() => setPart(() => latest)}>
        <Suspense fallback={waiting}>
          <Part {...(props as P & { ref?: never })} />
        </Suspense>
      </PartBoundary>
    );
  };
}
