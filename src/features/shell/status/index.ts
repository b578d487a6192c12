import type { Feature } from "../../kit/feature.ts";
import { createStatus } from "./state.ts";
import { StatusLine } from "./statusLine.tsx";

export const status = {
  name: "status",
  slice: () => createStatus,
  panels: [{ place: "foot", at: 50, Panel: StatusLine }],
} as const satisfies Feature;
