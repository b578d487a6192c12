import { it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { gasOnGpu } from "./gasOnGpu.ts";
describeGpu("x", (device) => {
  it("y", async () => {
    const n = 32768;
    const bodies = plummer.make({}, { n, seed: 1 });
    bodies.velocity.fill(0);
    const internalEnergy = new Float32Array(n).fill(0.2);
    const gpu = await gasOnGpu(device, { ...bodies, columns: { internalEnergy } }, { settings: { longest: 1 }, sizes: { gasEntries: 200 * n } });
    const clusters = n / 8;
    const lengths = Array.from({ length: clusters }, (_, c) => gpu.lists[2 * c + 1]!);
    const sorted = lengths.toSorted((a, b) => a - b);
    const mean = lengths.reduce((a, b) => a + b, 0) / clusters;
    console.log(gpu.status, "mean", mean, "median", sorted[clusters >> 1], "90", sorted[Math.floor(clusters * 0.9)], "99", sorted[Math.floor(clusters * 0.99)], "max", sorted.at(-1));
    const h = Array.from({ length: n }, (_, g) => gpu.sized[4 * g + 3]!).toSorted((a, b) => a - b);
    console.log("H", h[0], h[n >> 1], h[Math.floor(n * 0.9)], h[n - 1]);
    // steps: union of lists of 8 clusters
    let union = 0, nodes1 = 0, warp = 0;
    for (let w = 0; w < clusters / 8; w++) {
      const set = new Set<number>(); const one = new Set<number>();
      let most = 0;
      for (let c = 8 * w; c < 8 * w + 8; c++) { const at = gpu.lists[2 * c]!; most = Math.max(most, lengths[c]!); for (let k = 0; k < lengths[c]!; k++) { set.add(gpu.lists[at + k]!); one.add(gpu.lists[at + k]! >> 3); } }
      union += set.size; nodes1 += one.size; warp += most;
    }
    console.log("union of 8", union / (clusters / 8), "level-1 nodes", nodes1 / (clusters / 8), "longest of 8", warp / (clusters / 8));
    let hits = 0, sample = 0;
    for (let g = 0; g < n; g += 97) { sample++; const hg = gpu.sized[4*g+3]!; for (let j = 0; j < n; j++) { const d2 = (gpu.sized[4*g]!-gpu.sized[4*j]!)**2+(gpu.sized[4*g+1]!-gpu.sized[4*j+1]!)**2+(gpu.sized[4*g+2]!-gpu.sized[4*j+2]!)**2; if (d2 < Math.max(hg, gpu.sized[4*j+3]!)**2 && j !== g) hits++; } }
    console.log("pairs", hits / sample);
  });
});
