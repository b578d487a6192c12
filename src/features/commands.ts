import { builderCommands } from "./builder/commands.ts";
import { cameraCommands } from "./camera/commands.ts";
import type { Command } from "./command.ts";
import { compareCommands } from "./compare/commands.ts";
import { filesCommands } from "./files/commands.ts";
import { helpCommands } from "./help/commands.ts";
import { inspectCommands } from "./inspect/commands.ts";
import { layoutCommands } from "./layout/commands.ts";
import { lookCommands } from "./look/commands.ts";
import { picturesCommands } from "./pictures/commands.ts";
import { playCommands } from "./play/commands.ts";
import { plotsCommands } from "./plots/commands.ts";
import { keysOf, SHORTCUTS } from "./preferences/state.ts";
import { shareCommands } from "./share/commands.ts";
import { timelineCommands } from "./timeline/commands.ts";
import { toursCommands } from "./tours/commands.ts";
import { truthCommands } from "./truth/commands.ts";

/** Every command of every feature, by its name. */
export const COMMANDS = {
  ...playCommands,
  ...timelineCommands,
  ...compareCommands,
  ...filesCommands,
  ...picturesCommands,
  ...shareCommands,
  ...builderCommands,
  ...truthCommands,
  ...plotsCommands,
  ...lookCommands,
  ...cameraCommands,
  ...inspectCommands,
  ...toursCommands,
  ...layoutCommands,
  ...helpCommands,
};

export type CommandName = keyof typeof COMMANDS;

type ReaderOf<C> = C extends Command<infer S> ? (state: S) => void : never;
/** All slices that commands read. */
export type CommandReads = ReaderOf<(typeof COMMANDS)[CommandName]> extends (state: infer S) => void ? S : never;
export type AnyCommand = Command<CommandReads>;

/** All of them, in their order. */
export const allCommands = (): readonly AnyCommand[] => Object.values(COMMANDS) as unknown as AnyCommand[];

/** Keys that move the camera in free flight, lower case. */
const FLIGHT_KEYS = new Set([..."wasdrf", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

/** The command that a key performs, if any. */
export function commandOfKey(key: string, piloted = false, shortcuts = SHORTCUTS): AnyCommand | undefined {
  if (piloted && FLIGHT_KEYS.has(key.toLowerCase())) return undefined;
  return allCommands().find((c) => keysOf(c, shortcuts).includes(key));
}
