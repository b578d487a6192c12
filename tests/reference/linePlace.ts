import type { Params } from "./contract.ts";

/** Twin of integrate/linePlace: places by ids. */
export function linePlace({
  params,
  id,
  linePlace,
}: {
  params: Params;
  id: Uint32Array;
  linePlace: Uint32Array;
}): void {
  for (let i = 0; i < params.n; i++) linePlace[id[i]!] = i;
}
