import { words } from "../../../language/words.ts";

/** Words about links. */
export const text = words("share", {
  commands: {
    link: { label: "Copy link", help: "Copies a link that reproduces this run and view." },
  },
  linkCopied: "The link is on the clipboard: it reproduces this run and view.",
  noLink: "A link can't hold an opened file; save the session and send that instead.",
  sameBodies: (check: string) => `The same bodies as in the link (${check}), bit for bit.`,
  otherBodies: (theirs: string, mine: string) =>
    `The bodies differ from the link's (${theirs} there, ${mine} here): it was made with another version of the models.`,
  problems: {
    number: (key: string, asked: string, whole: boolean, min: number, max: number) =>
      `The link has ${key}=${asked}; expected a ${whole ? "whole " : ""}number from ${min} to ${max}. Using the default.`,
    choice: (key: string, asked: string, known: string) =>
      `The link has ${key}=${asked}; expected one of ${known}. Using the default.`,
    check: (asked: string) => `The link has check=${asked}, which is not a checksum of bodies. They are not compared.`,
  },
});
