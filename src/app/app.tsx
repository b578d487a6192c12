import type { ReactNode } from "react";
import type { Actions } from "../features/actions.ts";
import { BuilderPlace } from "../features/builder/place.tsx";
import { CompareSides } from "../features/compare/compareSides.tsx";
import { DropTarget } from "../features/files/dropTarget.tsx";
import { FileInput } from "../features/files/fileInput.tsx";
import { OpenedPanel } from "../features/files/openedPanel.tsx";
import { HelpDialog } from "../features/help/helpDialog.tsx";
import { BodyCard } from "../features/inspect/bodyCard.tsx";
import { FaultScreen } from "../features/messages/faultScreen.tsx";
import { Caption } from "../features/play/caption.tsx";
import { PlotsPanel } from "../features/plots/plotsPanel.tsx";
import type { Store } from "../features/slice.ts";
import { AppContext, type App as AppOf } from "../features/store.ts";
import { Tours } from "../features/tours/tours.tsx";
import { TruthPanel } from "../features/truth/truthPanel.tsx";
import { TipLayer } from "../ui/tipLayer.tsx";
import { Foot } from "./foot.tsx";
import { Keyboard } from "./keyboard.ts";
import { OneSheet } from "./oneSheet.ts";
import { Panel } from "./panel.tsx";
import type { State } from "./state.ts";
import { ThemeOfPage } from "./themeOfPage.ts";

/** The whole page over the sky. */
export function App({ store, actions }: { store: Store<State>; actions: Actions }): ReactNode {
  return (
    <AppContext value={{ store, actions } as unknown as AppOf<never>}>
      <Keyboard />
      <OneSheet />
      <ThemeOfPage />
      <Caption />
      <CompareSides />
      <Panel />
      <TruthPanel />
      <OpenedPanel />
      <PlotsPanel />
      <BodyCard />
      <BuilderPlace />
      <Tours />
      <Foot />
      <HelpDialog />
      <FileInput />
      <DropTarget />
      <FaultScreen />
      <TipLayer />
    </AppContext>
  );
}
