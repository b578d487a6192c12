import type { ReactNode } from "react";
import type { Host } from "../state/host.ts";
import type { Store } from "../state/store.ts";
import { BodyCard } from "./bodyCard.tsx";
import { BuilderPlace } from "./builder.tsx";
import { Caption } from "./caption.tsx";
import { CompareSides } from "./compareSides.tsx";
import { AppContext } from "./context.ts";
import { DropTarget } from "./dropTarget.tsx";
import { FaultScreen } from "./faultScreen.tsx";
import { FileInput } from "./fileInput.tsx";
import { Foot } from "./foot.tsx";
import { HelpDialog } from "./helpDialog.tsx";
import { Keyboard } from "./keyboard.ts";
import { OneSheet } from "./oneSheet.ts";
import { OpenedPanel } from "./openedPanel.tsx";
import { Panel } from "./panel.tsx";
import { PlotsPanel } from "./plotsPanel.tsx";
import { ThemeOfPage } from "./themeOfPage.ts";
import { Tours } from "./tours.tsx";
import { TruthPanel } from "./truthPanel.tsx";

/** The whole page over the sky. */
export function App({ store, host }: { store: Store; host: Host }): ReactNode {
  return (
    <AppContext value={{ store, host }}>
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
    </AppContext>
  );
}
