import type { DrawerPort, FromDrawer } from "./messages.ts";

/** The browser's worker that draws. */
export function spawnDrawer(): DrawerPort {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "picture" });
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen: (message, error) => {
      worker.onmessage = ({ data }: MessageEvent<FromDrawer>) => message(data);
      worker.onerror = (event) => error(`the worker that draws stopped: ${event.message || "it could not be loaded"}`);
    },
    end: () => worker.terminate(),
  };
}
