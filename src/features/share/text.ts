import { words } from "../../language/words.ts";

/** Words about links. */
export const text = words("share", {
  linkCopied: "The link is on the clipboard: it reproduces this run and view.",
  noLink: "A link can't hold an opened file; save the session and send that.",
  sameBodies: (check: string) => `The same bodies as in the link (${check}), bit by bit.`,
  otherBodies: (theirs: string, mine: string) =>
    `The bodies differ from the link's (${theirs} there, ${mine} here): it was made with another version of the models.`,
});
