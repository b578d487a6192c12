import { createContext, use, useMemo } from "react";
import { useStore } from "zustand";
import type { Quantity, Scale } from "../data/bodies/units.ts";
import type { CommandContext } from "./commands.ts";
import type { State } from "./store.ts";
import { quantityOf } from "./units/state.ts";

export const AppContext = createContext<CommandContext | null>(null);

/** Store and host of the page; only below App. */
export function useApp(): CommandContext {
  const context = use(AppContext);
  if (!context) throw new Error("useApp was called outside of App; wrap the component in AppContext");
  return context;
}

/** A small part of the state; the component is drawn again only when it changes. */
export function useSelect<T>(select: (state: State) => T): T {
  return useStore(useApp().store, select);
}

/** How lengths, times, speeds or masses are read now: numbers of the bodies times `factor`, then `unit`. */
export function useQuantity(kind: keyof Scale): Quantity {
  return useSelect((state) => quantityOf(state, kind));
}

/** How all kinds of quantities are read now. */
export function useScale(): Scale {
  const [length, time, velocity, mass] = [
    useQuantity("length"),
    useQuantity("time"),
    useQuantity("velocity"),
    useQuantity("mass"),
  ];
  return useMemo(() => ({ length, time, velocity, mass }), [length, time, velocity, mass]);
}
