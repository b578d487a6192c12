import type { FromDrawer, ToDrawer } from "./messages.ts";
import { serve } from "./serve.ts";

interface Scope {
  onmessage: ((event: MessageEvent<ToDrawer>) => void) | null;
  postMessage(message: FromDrawer, transfer: ArrayBuffer[]): void;
}

const scope = globalThis as unknown as Scope;
const take = serve((message, transfer) => scope.postMessage(message, transfer));
scope.onmessage = ({ data }) => take(data);
