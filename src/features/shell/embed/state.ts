import type { Slice } from "../../kit/slice.ts";

export interface EmbedSlice {
  /** Is the page a part of another one? Then it is the sky, and play. */
  embedded: boolean;
}

export const createEmbed: Slice<EmbedSlice> = () => ({ embedded: false });
