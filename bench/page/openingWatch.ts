/** What is seen of a page that opens; times are milliseconds since it was called. */
export interface Opening {
  /** First time that each thing was seen, by its name. */
  readonly first: Record<string, number>;
  /** Bodies that ran from then on. */
  readonly bodies: { readonly at: number; readonly count: number }[];
  /** Worst wait from one animation frame to the next, from the first picture on. */
  longestFrame: number;
}

declare global {
  interface Window {
    benchOpening: Opening;
  }
}

/** Notes when the page asks for what it opens with. It runs before the page's own scripts; as text it has nothing from around it. */
function watchOpening(): void {
  const seen: Opening = { first: {}, bodies: [], longestFrame: 0 };
  window.benchOpening = seen;
  const note = (name: string) => {
    seen.first[name] ??= Math.round(performance.now());
  };
  /** `name` of an object's methods is noted when it is called, and when what it promises is there. */
  const wrap = (of: object | undefined, name: string) => {
    const methods = of as Record<string, (...given: unknown[]) => unknown> | undefined;
    const before = methods?.[name];
    if (!methods || !before) return;
    methods[name] = function (this: unknown, ...given: unknown[]) {
      note(name);
      const made = before.apply(this, given);
      if (made instanceof Promise) made.then(() => note(`${name}, done`)).catch(() => {});
      return made;
    };
  };
  const of = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  wrap(of.GPU?.prototype, "requestAdapter");
  wrap(of.GPUAdapter?.prototype, "requestDevice");
  for (const name of ["createShaderModule", "createComputePipelineAsync", "createRenderPipelineAsync"])
    wrap(of.GPUDevice?.prototype, name);
  wrap(of.GPUQueue?.prototype, "submit");
  const post = Worker.prototype.postMessage as (...given: unknown[]) => void;
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, message: { readonly kind?: string }, ...given: unknown[]) {
      if (message?.kind === "make") {
        note("bodies asked for");
        this.addEventListener("message", ({ data }) => data?.kind === "bodies" && note("bodies made"));
      }
      post.call(this, message, ...given);
    },
  });
  let last = 0;
  const frame = (now: number) => {
    requestAnimationFrame(frame);
    const { bodies, steps } = window.antennae ?? {};
    if (bodies) {
      note("engine");
      if (seen.bodies.at(-1)?.count !== bodies) seen.bodies.push({ at: Math.round(performance.now()), count: bodies });
    }
    if (steps > 0) note("first step");
    const [mark] = performance.getEntriesByName("first picture");
    if (!mark) return;
    seen.first["first picture"] ??= Math.round(mark.startTime);
    if (last > 0) seen.longestFrame = Math.max(seen.longestFrame, Math.round(now - last));
    last = now;
  };
  requestAnimationFrame(frame);
}

/** `watchOpening` as text. What bundlers keep the names of functions by is not in the page. */
export const WATCH_OPENING = `globalThis.__name ??= (f) => f; (${watchOpening})();`;
