import type { Feature } from "../../kit/feature.ts";
import { BenchmarkGroup } from "./benchmarkGroup.tsx";
import { BenchmarkPanel } from "./benchmarkPanel.tsx";
import { benchmarkCommands } from "./commands.ts";
import { BenchmarkController } from "./controller.ts";
import { createBenchmark } from "./state.ts";

export const benchmark = {
  name: "benchmark",
  commands: { at: 35, list: benchmarkCommands },
  slice: () => createBenchmark,
  controller: BenchmarkController,
  panels: [
    { place: "controls", at: 31, group: "compare", level: "study", galaxiesOnly: true, Panel: BenchmarkGroup },
    { place: "over", at: 55, galaxiesOnly: true, Panel: BenchmarkPanel },
  ],
} as const satisfies Feature;
