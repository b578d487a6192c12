/** What is seen in the page; times are milliseconds since it was called. */
export interface Watched {
  /** When a picture was put onto the sky by the processor, when its worker was asked for it, and how many steps had been asked for. */
  readonly pictures: { readonly at: number; readonly begun: number; readonly steps: number }[];
  /** What an input of the given kind must change; null: inputs have no effect to watch. */
  kind: "play" | "slider" | "turn" | null;
  readonly answers: Answer[];
  /** Events whose frame came 16 ms or more after them, by the browser's own count (Event Timing). */
  readonly late: { readonly name: string; readonly ms: number }[];
}

export interface Answer {
  readonly kind: string;
  /** From the event to the end of the frame that shows what it changed; of a turn, to the first picture by the camera that heard of it. */
  readonly ms: number;
}

declare global {
  interface Window {
    benchWatch: Watched;
  }
}

/**
 * Counts pictures and times answers. It runs before the page's own scripts: what it wraps, they use. As text it has nothing from
 * around it.
 */
function watch(): void {
  const seen: Watched = { pictures: [], kind: null, answers: [], late: [] };
  window.benchWatch = seen;
  let begun = 0;
  const post = Worker.prototype.postMessage as (...of: unknown[]) => void;
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, message: { readonly kind?: string }, ...of: unknown[]) {
      if (message?.kind === "draw") begun = performance.now();
      post.call(this, message, ...of);
    },
  });
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ["putImageData", "drawImage"] as const) {
    const put = prototype[name] as (...of: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: CanvasRenderingContext2D, ...of: unknown[]) {
        put.apply(this, of);
        if (!this.canvas.closest("#sky")) return;
        const at = performance.now();
        // Sizes that change put the old one once more.
        if (begun === seen.pictures.at(-1)?.begun) return;
        seen.pictures.push({ at, begun, steps: window.antennae?.steps ?? 0 });
      },
    });
  }
  // What a kind of input changes, as text.
  const shown = {
    play: () => document.querySelector(".transport .button-main")?.getAttribute("aria-label"),
    slider: () => document.activeElement?.closest(".slider")?.textContent,
  };
  const frame = () => new Promise<number>(requestAnimationFrame);
  const answer = async (kind: "play" | "slider", began: number) => {
    const before = shown[kind]();
    while (shown[kind]() === before && performance.now() - began < 3000) await frame();
    // Behind the frame, which shows it.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    seen.answers.push({ kind, ms: performance.now() - began });
  };
  const turned = async (began: number) => {
    const pictures = seen.pictures.length;
    // The camera moves on with the page's frames.
    const moved = await frame();
    const picture = () => seen.pictures.slice(pictures).find((one) => one.begun >= moved);
    while (!picture() && performance.now() - began < 3000) await frame();
    seen.answers.push({ kind: "turn", ms: (picture()?.at ?? performance.now()) - began });
  };
  const take = ({ type, timeStamp }: Event) => {
    if (seen.kind === "turn") {
      if (type === "pointermove") void turned(timeStamp);
    } else if (seen.kind && type === "keydown") void answer(seen.kind, timeStamp);
  };
  for (const type of ["keydown", "pointermove"]) addEventListener(type, take, { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (seen.kind) seen.late.push({ name, ms: duration });
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** `watch` as text. What tsx keeps the names of functions by is not in the page. */
export const WATCH = `globalThis.__name ??= (f) => f; (${watch})();`;
