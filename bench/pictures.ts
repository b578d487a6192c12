// What a picture costs a graphics card, part by part, beside two steps: npm run bench pictures -- --help
import { runnerImport } from "vite";

// The picture's words are found as Vite finds them (src/language/inForce.ts).
await runnerImport("./bench/pictures/measure.ts");
