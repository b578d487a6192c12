import type { Slice } from "../../kit/slice.ts";

export interface HelpSlice {
  helpOpen: boolean;
  toggleHelp(): void;
}

export const createHelp: Slice<HelpSlice> = (set) => ({
  helpOpen: false,
  toggleHelp: () => set((s) => ({ helpOpen: !s.helpOpen })),
});
