import type { ReactNode } from "react";
import type { Actions } from "../features/actions.ts";
import type { State } from "../features/index.ts";
import type { Store } from "../features/slice.ts";
import { AppContext, type App as AppOf, useSelect } from "../features/store.ts";
import { TipLayer } from "../ui/tipLayer.tsx";
import { Foot } from "./foot.tsx";
import { Keyboard } from "./keyboard.ts";
import { OneSheet } from "./oneSheet.ts";
import { Panel } from "./panel.tsx";
import { Panels } from "./panels.tsx";
import { ThemeOfPage } from "./themeOfPage.ts";

/** The whole page over the sky. */
export function App({ store, actions }: { store: Store<State>; actions: Actions }): ReactNode {
  return (
    <AppContext value={{ store, actions } as unknown as AppOf<never>}>
      <Keyboard />
      <OneSheet />
      <ThemeOfPage />
      <Page />
      <Panels place="dialogs" />
      <TipLayer />
    </AppContext>
  );
}

/** All that stands over the sky, or only what is at hand where the page is a part of another one or goes on by itself. */
function Page(): ReactNode {
  const embedded = useSelect((s: State) => s.embedded);
  const kiosk = useSelect((s: State) => s.kiosk !== null);
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
