// A film without a page: pictures of a collapse as PGM files, for ffmpeg -i frame.%03d.pgm film.mp4.
import { writeFileSync } from "node:fs";
import { Simulation } from "antennae";
import { make } from "antennae/models";

const [side, reach] = [128, 2];
const sim = await Simulation.create(make("cold-collapse", { n: 4000, seed: 1 }), {
  softening: 0.05,
  timestep: 1 / 128,
});
const names = [];
for await (const { position } of sim.frames({ every: 0.25, until: 2 })) {
  const counts = new Float32Array(side * side);
  for (let i = 0; i < position.length; i += 3) {
    const [x, y] = [position[i], position[i + 1]].map((p) => Math.floor(((p / reach + 1) / 2) * side));
    if (x >= 0 && x < side && y >= 0 && y < side) counts[side * (side - 1 - y) + x]++;
  }
  const grey = Uint8Array.from(counts, (n) => Math.min(255, 60 * Math.log2(1 + n)));
  const name = `frame.${String(names.length).padStart(3, "0")}.pgm`;
  writeFileSync(name, Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), grey]));
  names.push(name);
}
console.log(JSON.stringify(names));
await sim.close();
