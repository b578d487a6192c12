import { createContext, use, useMemo, useSyncExternalStore } from "react";
import type { Quantity, Scale } from "../../data/bodies/units.ts";
import { quantityOf, timeWords, type UnitsSlice } from "../shell/units/state.ts";
import type { Actions } from "./actions.ts";
import type { Store } from "./slice.ts";

/** Store and actions of the page, as one of its readers sees them. */
export interface App<S> {
  readonly store: Store<S>;
  readonly actions: Actions;
}

/** Made by the app from all features; readers name the slices that they read. */
export const AppContext = createContext<App<never> | null>(null);

/** Store and actions of the page; only below App. */
export function useApp<S>(): App<S> {
  const context = use(AppContext);
  if (!context) throw new Error("useApp was called outside of App; wrap the component in AppContext");
  return context as unknown as App<S>;
}

/** A small part of the state; the component is drawn again only when it changes. */
export function useSelect<S extends { readonly [Name in keyof S]: object }, T>(select: (state: S) => T): T {
  const { store } = useApp<S>();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** How lengths, times, speeds or masses are read now: numbers of the bodies times `factor`, then `unit`. */
export function useQuantity(kind: keyof Scale): Quantity {
  return useSelect((state: UnitsSlice) => quantityOf(state, kind));
}

/** How times are read now, in words. */
export function useTimeWords(): (time: number) => string {
  const [scale, units, cosmic] = [
    useSelect((s: UnitsSlice) => s.units.scale),
    useSelect((s: UnitsSlice) => s.units.units),
    useSelect((s: UnitsSlice) => s.units.cosmic),
  ];
  return (time) => timeWords({ units: { scale, units, cosmic } }, time);
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
