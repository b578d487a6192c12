import type { Slice } from "../../kit/slice.ts";

export interface EmbedState {
  /** Is the page a part of another one? Then it is the sky, and play. */
  embedded: boolean;
}

export interface EmbedSlice {
  readonly embed: EmbedState;
}

export const createEmbed: Slice<EmbedSlice> = () => ({ embedded: false });
