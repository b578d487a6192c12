import { Cancelled } from "../../../run/cancelled.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & PlaySlice;

/** What a link points to: a run of this page, or a file; null: nothing that is opened, which was said. */
export type Linked = { readonly address: string } | { readonly file: File } | null;

/** Follows pasted or dropped words, only to this origin, whatever other sites would allow. */
export async function linked(store: Store<Reads>, words: string): Promise<Linked> {
  const { say } = store.getState().messages;
  const url = linkOf(words);
  if (!url) {
    say("error", text.opened.noLink, "file");
    return null;
  }
  if (url.origin !== location.origin) {
    say("error", text.opened.otherOrigin(url.host || url.protocol), "file");
    return null;
  }
  if (url.pathname === location.pathname && url.search !== "") return { address: url.search };
  const name = fileNameOf(url);
  const asked = new AbortController();
  const work = { label: text.opened.fetching(name), about: name, topic: "file" as const, cancel: () => asked.abort() };
  const blob = await waitFor(store, work, async () => {
    try {
      const answer = await fetch(url, { signal: asked.signal });
      if (!answer.ok) throw new Error(text.opened.notFound(url.href, answer.status));
      return await answer.blob();
    } catch (error) {
      throw asked.signal.aborted ? new Cancelled("cancelled") : error;
    }
  });
  return blob && { file: new File([blob], name) };
}

/** Its last part, as people read it; what a file can't be called is left out. */
function fileNameOf({ pathname }: URL): string {
  const last = pathname.split("/").pop() || pathname;
  try {
    return decodeURIComponent(last).replaceAll(/[/\\]/g, "_");
  } catch {
    return last.replaceAll("/", "_");
  }
}

/** The address that pasted words are: a whole one, or one that starts with / or ./ or ?. */
function linkOf(words: string): URL | null {
  if (/\s/.test(words) || !/^([a-z][a-z0-9+.-]*:|\.{0,2}\/|\?)/i.test(words)) return null;
  return URL.canParse(words, location.href) ? new URL(words, location.href) : null;
}
