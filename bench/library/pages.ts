// What `npm run bench library` runs inside a page. Each function travels as text: it uses nothing from outside.
import type { AntennaeGalaxy } from "../../src/element/index.ts";
import type { Simulation } from "../../src/library/index.ts";

/** What the package gives, as far as it is used here. */
interface Package {
  readonly Simulation: typeof Simulation;
  plummer(options: object): never;
}

/** The program at the head of the guide: energies before and after, and the seconds to each. */
export async function tenLines(antennae: Package, backend: "gpu" | "cpu", n: number) {
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin) / 1000;
  const bodies = antennae.plummer({ n, seed: 1 });
  const sim = await antennae.Simulation.create(bodies, { timestep: 1 / 128, softening: 0.01, backend });
  const before = (await sim.energies()).total;
  const first = since();
  await sim.run({ steps: 100 });
  const { total, error } = await sim.energies();
  const done = since();
  const { machine } = sim;
  await sim.close();
  return { backend, machine, n, before, total, error, seconds: { firstEnergies: first, hundredSteps: done } };
}

/** The notebook's widget, given its pieces by another server: seconds from `show` to the first frame with all bodies. */
export async function fromNumpy(origin: string, count: number) {
  const { default: widget } = (await import("/notebook.js" as string)) as typeof import("../../src/notebook/index.ts");
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin) / 1000;
  const inPython = Number(await (await fetch(`${origin}/show`)).text());
  const el = document.body.appendChild(document.createElement("div"));
  let hear: (message: object, buffers: DataView[]) => void = () => {};
  const attributes = { height: 1000, look: null };
  const model = {
    get: (name: string) => (({ count, attributes }) as Record<string, unknown>)[name],
    on: (_: string, listener: never) => {
      hear = listener;
    },
    off: () => {},
    send: async ({ piece }: { piece: number }) => {
      const bytes = await (await fetch(`${origin}/${piece}`)).arrayBuffer();
      hear({ kind: "piece", piece }, [new DataView(bytes)]);
    },
  };
  await widget.render({ model: model as never, el });
  const shown = await new Promise<AntennaeGalaxy>((resolve) => {
    const look = () => {
      const galaxy = el.querySelector("antennae-galaxy") as AntennaeGalaxy | null;
      if (galaxy) resolve(galaxy);
      else requestAnimationFrame(look);
    };
    look();
  });
  const arrived = since();
  const ready = new Promise((resolve) => shown.addEventListener("ready", resolve, { once: true }));
  const moved = new Promise((resolve) => shown.addEventListener("step", resolve, { once: true }));
  await ready;
  const computed = since();
  await moved;
  await shown.simulation!.gpu?.device.queue.onSubmittedWorkDone();
  const { machine } = shown.simulation!;
  return { count, machine, seconds: { inPython, arrived, computed, firstFrame: since() } };
}

/** Frames of an element whose positions are read `perSecond` times a second (0: never). */
export async function readings(count: number, perSecond: number, seconds: number) {
  await import("/antennae/element.js" as string);
  const galaxy = document.createElement("antennae-galaxy") as AntennaeGalaxy;
  galaxy.style.cssText = "display: block; width: 1280px; height: 720px";
  galaxy.setAttribute("scenario", "plummer");
  galaxy.setAttribute("n", String(count));
  document.body.replaceChildren(galaxy);
  await new Promise((resolve) => galaxy.addEventListener("step", resolve, { once: true }));
  const sim = galaxy.simulation!;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(1000);
  const gaps: number[] = [];
  const late: number[] = [];
  const begin = performance.now();
  const steps = sim.steps;
  let last = begin;
  let open = true;
  const frame = (now: number) => {
    gaps.push(now - last);
    last = now;
    if (open) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  for (let k = 1; performance.now() - begin < 1000 * seconds; k++) {
    if (perSecond > 0) {
      const asked = performance.now();
      const position = await sim.read("position");
      if (position.length !== 3 * count) throw new Error(`${position.length} numbers came, not ${3 * count}`);
      late.push(performance.now() - asked);
    }
    await pause(Math.max(0, begin + (1000 * k) / (perSecond || 10) - performance.now()));
  }
  open = false;
  const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
  const at = (list: number[], part: number) =>
    Math.round(10 * (sorted(list)[Math.floor(part * (list.length - 1))] ?? 0)) / 10;
  const usual = at(gaps, 0.5);
  return {
    ...{ count, perSecond, readings: late.length, frames: gaps.length, steps: sim.steps - steps },
    frame: {
      median: usual,
      p99: at(gaps, 0.99),
      longest: at(gaps, 1),
      dropped: gaps.filter((gap) => gap > 1.5 * usual).length,
    },
    reading: late.length > 0 && { median: at(late, 0.5), longest: at(late, 1) },
  };
}
