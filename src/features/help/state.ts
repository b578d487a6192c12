import type { Slice } from "../slice.ts";

export interface HelpSlice {
  helpOpen: boolean;
  toggleHelp(): void;
}

export const createHelp: Slice<HelpSlice> = (set) => ({
  helpOpen: false,
  toggleHelp: () => set((s) => ({ helpOpen: !s.helpOpen })),
});
