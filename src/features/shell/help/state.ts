import type { Slice } from "../../kit/slice.ts";

export interface HelpState {
  helpOpen: boolean;
  toggleHelp(): void;
}

export interface HelpSlice {
  readonly help: HelpState;
}

export const createHelp: Slice<HelpSlice> = (set) => ({
  helpOpen: false,
  toggleHelp: () => set((s) => ({ helpOpen: !s.helpOpen })),
});
