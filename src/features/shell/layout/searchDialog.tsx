import type { ReactNode } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

/** Loaded with the first search. */
const SearchList = lazyPart(() => import("./searchList.tsx"));

/** Any command or control by its name. */
export function SearchDialog(): ReactNode {
  const { store } = useApp<LayoutSlice>();
  const open = useSelect((s: LayoutSlice) => s.layout.searchOpen);
  const close = () => store.getState().layout.setSearchOpen(false);
  return (
    <Dialog title={text.search.title} closeLabel={uiText.close} className="help search" open={open} onClose={close}>
      <SearchList onDone={close} />
    </Dialog>
  );
}
