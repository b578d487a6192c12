/** The first file in the archive of a session; it tells sessions from other archives. */
export const SESSION_HEAD = "session.json";

/** Do a file's first bytes (64 are enough) say that it is a session? */
export function holdsSession(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && new TextDecoder("latin1").decode(start).includes(SESSION_HEAD);
}
