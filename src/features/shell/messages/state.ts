import type { Slice } from "../../kit/slice.ts";

/** A line for the user; errors are shown with role alert. */
export interface Message {
  readonly id: number;
  readonly kind: "error" | "note";
  readonly text: string;
  /** What else than itself takes it away: success with another of these. */
  readonly topic?: Topic | undefined;
}

export type Topic = "file";

/** Something without which nothing can be shown: the page says what to do instead of staying blank. */
export interface Fault {
  readonly title: string;
  readonly advice: string;
  /** Can starting again help? */
  readonly retry: boolean;
}

export interface MessagesState {
  messages: readonly Message[];
  fault: Fault | null;
  /** Adds a line; the same line twice is shown once. */
  say(kind: Message["kind"], text: string, topic?: Topic): void;
  /** Takes the errors of a topic away: they are of no use any more. */
  settle(topic: Topic): void;
  dismiss(id: number): void;
  setFault(fault: Fault | null): void;
}

export interface MessagesSlice {
  readonly messages: MessagesState;
}

/** Lines of a kind: notes never take the place of errors. */
const KEPT = 4;

/** Milliseconds for which a note is shown, at a slow reader's pace. */
export const lifeOf = (note: string): number => 8000 + 60 * note.length;

function latest(messages: readonly Message[]): readonly Message[] {
  const of = (kind: Message["kind"]) => messages.filter((m) => m.kind === kind).slice(-KEPT);
  const kept = new Set([...of("error"), ...of("note")]);
  return messages.filter((m) => kept.has(m));
}

export const createMessages: Slice<MessagesSlice> = (set) => {
  let nextId = 1;
  return {
    messages: [],
    fault: null,
    say: (kind, text, topic) =>
      set((s) => {
        const rest = s.messages.filter((m) => m.text !== text);
        return { messages: latest([...rest, { id: nextId++, kind, text, topic }]) };
      }),
    settle: (topic) => set((s) => ({ messages: s.messages.filter((m) => m.kind !== "error" || m.topic !== topic) })),
    dismiss: (id) => set((s) => ({ messages: s.messages.filter((m) => m.id !== id) })),
    setFault: (fault) => set({ fault }),
  };
};
