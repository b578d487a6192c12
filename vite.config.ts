import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { dataAtBuild } from "./tools/dataAtBuild.ts";
import { serviceWorker } from "./tools/serviceWorker.ts";
import { shadersAtBuild } from "./tools/shadersAtBuild.ts";

/**
 * What the built page may load: its own files only, and no script but its own. WebAssembly is for HDF5. Styles that
 * libraries set by script need no exception; the one for style elements is for the plots' cursor.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * What a server must send so that threads can share a memory: the page is isolated from other origins, of which it loads
 * nothing anyway. Without them the processor engine has one thread.
 */
const ISOLATED = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Only in the built page: the development server needs inline scripts. */
const contentPolicy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
  ],
};

export default defineConfig({
  base: "./",
  plugins: [react(), contentPolicy, dataAtBuild(), shadersAtBuild(), serviceWorker()],
  resolve: {
    // What needs no renderer imports "three", add-ons too: the core that the WebGPU build stands on, so that there is one copy.
    alias: [{ find: /^three$/, replacement: join(import.meta.dirname, "node_modules/three/build/three.core.js") }],
  },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 1500,
    sourcemap: false,
    // What is there at first is one file: left alone, each module that a lazy part shares with it becomes a file of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
  },
  worker: { format: "es", plugins: () => [dataAtBuild(), shadersAtBuild()] },
  server: { port: Number(process.env.PORT ?? 5173), headers: ISOLATED },
  preview: { port: Number(process.env.PORT ?? 5173), headers: ISOLATED },
});
