import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  resolve: {
    // Add-ons import "three"; the one copy in the bundle is the WebGPU build.
    alias: [{ find: /^three$/, replacement: "three/webgpu" }],
  },
  build: { target: "es2023", chunkSizeWarningLimit: 1500, sourcemap: false },
  worker: { format: "es" },
  server: { port: Number(process.env.PORT ?? 5173) },
  preview: { port: Number(process.env.PORT ?? 5173) },
});
