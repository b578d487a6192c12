import type { Feature } from "../../kit/feature.ts";
import { embedAddress } from "./address.ts";
import { EmbedBar } from "./embedPlace.tsx";
import { createEmbed } from "./state.ts";

export const embed = {
  name: "embed",
  slice: () => createEmbed,
  address: [embedAddress],
  panels: [{ place: "embedded", at: 10, Panel: EmbedBar }],
} as const satisfies Feature;
