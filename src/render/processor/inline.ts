import type { DrawerPort, FromDrawer } from "./messages.ts";
import { serve } from "./serve.ts";

/** What draws, on the page's own thread: where a content security policy allows no worker. */
export function drawHere(): DrawerPort {
  let hear: (message: FromDrawer) => void = () => {};
  const take = serve((message) => hear(message));
  return {
    post: (message) => take(message),
    listen: (message) => {
      hear = message;
    },
    end: () => {
      hear = () => {};
    },
  };
}
