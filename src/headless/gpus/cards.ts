import { execFileSync } from "node:child_process";
import { list } from "../swiftshader.ts";

/** How a program is started. */
export interface Start {
  readonly program: string;
  readonly words: readonly string[];
  /** Node of the one card that it sees; null: it sees what this process sees. */
  readonly card: string | null;
}

/** What a plan needs to know of the machine. */
export interface Machine {
  /** Names in /dev. */
  readonly nodes: readonly string[];
  readonly root: boolean;
  /** Null where `unshare` with these words, a program and its words among them, succeeds, else what it says. */
  readonly refuses: (words: readonly string[]) => string | null;
}

export const thisMachine: Machine = {
  get nodes() {
    return list("/dev");
  },
  get root() {
    return process.getuid?.() === 0;
  },
  refuses(words) {
    try {
      execFileSync("unshare", words, { stdio: ["ignore", "ignore", "pipe"] });
      return null;
    } catch (error) {
      const { stderr, message, code } = error as Error & { readonly stderr?: Buffer | null; readonly code?: string };
      if (code === "ENOENT") return "no such program";
      return (stderr?.toString().trim() || message).split("\n")[0]!;
    }
  },
};

/**
 * How to start `count` processes so that each computes on a card of its own, or `perCard` of them on each. Adapters of one kind have one name, and Vulkan takes the first: so each
 * process lives in a mount namespace where the nodes of the other cards are /dev/null. Throws one line where there are too few cards, or the system does not
 * allow that. Where there is no card at all, or the processor is asked for, they are started as they are, side by side.
 */
export function startsOf(
  count: number,
  { program, words }: Omit<Start, "card">,
  {
    engine,
    adapter,
    perCard = 1,
  }: { readonly engine: "gpu" | "cpu" | null; readonly adapter: string; readonly perCard?: number },
  machine: Machine = thisMachine,
): readonly Start[] {
  const plain = Array.from({ length: count }, () => ({ program, words, card: null }));
  const cards = machine.nodes
    .filter((name) => /^nvidia\d+$/.test(name))
    .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)));
  if (engine === "cpu" || /^swiftshader$/i.test(adapter) || count === 1) return plain;
  if (cards.length === 0) {
    if (machine.nodes.includes("dri"))
      throw new Error(
        `--gpus ${count}: only NVIDIA's cards can be told apart, by /dev/nvidia0, /dev/nvidia1 …, and there are none; take --gpus 1, or --adapter swiftshader`,
      );
    return plain;
  }
  if (cards.length * perCard < count)
    throw new Error(
      `--gpus ${count}: this machine has ${cards.length} (${cards.map((name) => `/dev/${name}`).join(", ")}); ask for no more`,
    );
  const space = machine.root ? ["-m"] : ["-Urm"];
  const hiding = (k: number) =>
    cards
      .filter((_, other) => other !== k)
      .map((name) => `mount --bind /dev/null /dev/${name}`)
      .join(" && ");
  const refused = machine.refuses([...space, "sh", "-c", hiding(0)]);
  if (refused !== null)
    throw new Error(
      `--gpus ${count}: each process must see one card alone, by a mount namespace, and \`unshare ${space.join(" ")}\` says "${refused}"; run it as root or allow user namespaces, or take --gpus 1`,
    );
  return plain.map((_, process) => {
    const k = Math.floor(process / perCard);
    return {
      program: "unshare",
      words: [...space, "sh", "-c", `${hiding(k)} && exec "$0" "$@"`, program, ...words],
      card: `/dev/${cards[k]!}`,
    };
  });
}
