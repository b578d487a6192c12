import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import type { State } from "../features/index.ts";
import type { Actions } from "../features/kit/actions.ts";
import type { Store } from "../features/kit/slice.ts";
import { AppContext, type App as AppOf, useSelect } from "../features/kit/store.ts";
import { FaultBox } from "../features/shell/messages/faultScreen.tsx";
import { oneLine } from "../run/oneLine.ts";
import { TipLayer } from "../ui/tipLayer.tsx";
import { Foot } from "./foot.tsx";
import { Keyboard } from "./keyboard.ts";
import { OneSheet } from "./oneSheet.ts";
import { Panel } from "./panel.tsx";
import { Panels } from "./panels.tsx";
import { text } from "./text.ts";
import { ThemeOfPage } from "./themeOfPage.ts";

/** The whole page over the sky. */
export function App({ store, actions }: { store: Store<State>; actions: Actions }): ReactNode {
  return (
    <AppContext value={{ store, actions } as unknown as AppOf<never>}>
      <ErrorBoundary FallbackComponent={PageFault}>
        <Keyboard />
        <OneSheet />
        <ThemeOfPage />
        <Page />
        <Panels place="dialogs" />
        <TipLayer />
      </ErrorBoundary>
    </AppContext>
  );
}

/** Where more than one panel failed: instead of a picture without controls. */
function PageFault({ error }: FallbackProps): ReactNode {
  return <FaultBox {...text.pageFailed(oneLine(error))} retry />;
}

/** All that stands over the sky, or only what is at hand where the page is a part of another one or goes on by itself. */
function Page(): ReactNode {
  const embedded = useSelect((s: State) => s.embed.embedded);
  const kiosk = useSelect((s: State) => s.tours.kiosk !== null);
  if (embedded) return <Foot place="embedded" />;
  if (kiosk) {
    return (
      <>
        <Panels place="over" />
        <Panels place="kiosk" />
      </>
    );
  }
  return (
    <>
      <Panels place="head" />
      <Panel />
      <Panels place="over" />
      <Foot place="foot" />
    </>
  );
}
