/** The module of the notebook's widget (python/antennae), as anywidget asks for it: `export default { render }`; `view` is for pages without one. */
import { type AntennaeGalaxy, NAME } from "../element/index.ts";
import { type Bodies, bodiesOf } from "../library/index.ts";
import { type Piece, piecesOf, TABLES, type TableName } from "./pieces.ts";

/** What a message says beside its bytes. `want`: which piece the page asks for; the others carry one, or name a question. */
type Message =
  | { readonly kind: "piece"; readonly piece: number }
  | { readonly kind: "snapshot"; readonly question: number };

/** What anywidget gives: the part of it that is used here. */
export interface Model {
  get(name: string): unknown;
  on(name: string, listener: (...given: never[]) => void): void;
  off(name: string, listener: (...given: never[]) => void): void;
  send(content: object, callbacks?: undefined, buffers?: ArrayBuffer[]): void;
}

/** Attributes of the element, by their names. */
type Attributes = Readonly<Record<string, string | number | boolean | null>>;

type Tables = Record<TableName, Float32Array>;

/** Puts the bodies into a box, as a live galaxy. */
export function view(box: HTMLElement, tables: Tables, attributes: Attributes): AntennaeGalaxy {
  const galaxy = document.createElement(NAME) as AntennaeGalaxy;
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) galaxy.setAttribute(name, value === true ? "" : String(value));
  const { height = 400 } = attributes;
  galaxy.style.cssText = `width: 100%; height: ${height}px; aspect-ratio: auto;`;
  const said = document.createElement("p");
  said.setAttribute("role", "alert");
  galaxy.addEventListener("error", ({ message }) => said.replaceChildren(message));
  galaxy.bodies = bodiesOf(tables);
  box.replaceChildren(galaxy, said);
  return galaxy;
}

/** Asks for the bodies piece by piece, so that no message is too long and none waits for another. */
async function render({ model, el }: { model: Model; el: HTMLElement }): Promise<() => void> {
  const count = model.get("count") as number;
  const pieces = piecesOf(count);
  const tables = Object.fromEntries(
    Object.entries(TABLES).map(([name, width]) => [name, new Float32Array(width * count)]),
  ) as Tables;
  let galaxy: AntennaeGalaxy | null = null;
  const hear = (message: Message, buffers: readonly DataView[]) => {
    if (message.kind === "snapshot") {
      if (galaxy) answer(model, galaxy, message.question).catch((error: Error) => fail(model, message.question, error));
      else fail(model, message.question, new Error("the bodies are not there yet; wait until they are shown"));
      return;
    }
    const { table, from } = pieces[message.piece]!;
    const { buffer, byteOffset, byteLength } = buffers[0]!;
    tables[table].set(new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer), from);
    const next = message.piece + 1;
    if (next < pieces.length) model.send({ kind: "want", piece: next });
    else {
      galaxy = view(el, tables, model.get("attributes") as Attributes);
      // From then on a question has an answer, be it why there is none.
      for (const end of ["ready", "error"] as const)
        galaxy.addEventListener(end, () => model.send({ kind: "shown" }), { once: true });
    }
  };
  model.on("msg:custom", hear);
  el.textContent = `${count} …`;
  model.send({ kind: "want", piece: 0 });
  return () => {
    model.off("msg:custom", hear);
    el.replaceChildren();
  };
}

/** Sends the bodies as they are now. */
async function answer(model: Model, { simulation }: AntennaeGalaxy, question: number): Promise<void> {
  if (!simulation) throw new Error("the bodies are not there yet; wait until they are shown");
  const bodies: Bodies = await simulation.bodies();
  const pieces = piecesOf(bodies.count);
  const { time } = bodies;
  pieces.forEach((piece: Piece, k) => {
    const { buffer } = bodies[piece.table].slice(piece.from, piece.from + piece.length);
    const last = k === pieces.length - 1;
    model.send({ kind: "snapshot", question, ...piece, time, count: bodies.count, last }, undefined, [
      buffer as ArrayBuffer,
    ]);
  });
}

function fail(model: Model, question: number, error: Error): void {
  model.send({ kind: "snapshot", question, error: error.message.split("\n")[0] });
}

export default { render };
