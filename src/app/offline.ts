/** Milliseconds after which the page is at rest and all its files are fetched for use without a network. */
const REST = 8000;

/** Of this tab: was it loaded again for its threads? */
const AGAIN = "antennae loaded again";

/**
 * Registers the service worker, which keeps this version of the page (public/sw.js). Without it the page works all the same.
 * `processor`: is that what computes? On a host that can't isolate pages (no COOP and COEP) it has one thread until the page
 * comes from the service worker: there it is loaded again, once, unless it is in use by then.
 */
export async function keepOffline(processor: boolean): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // A page within another one is isolated only if that one is.
  const slow = processor && !crossOriginIsolated && window === top;
  if (!slow) await new Promise((resolve) => setTimeout(resolve, REST));
  try {
    await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    if (!slow || sessionStorage.getItem(AGAIN)) return;
    await navigator.serviceWorker.ready;
    if (navigator.userActivation.hasBeenActive) return;
    sessionStorage.setItem(AGAIN, "yes");
    location.reload();
  } catch {
    // Storage is off or full: only the use without a network is lost.
  }
}
