import type { CDPSession } from "playwright-core";

/** Objects of a class that are still held by something. Collects garbage first. */
export async function held(session: CDPSession, name: string): Promise<number> {
  // What the inspector hands out it keeps until it is released, and that would count as the page's.
  const objectGroup = "held";
  const { result: prototype } = await session.send("Runtime.evaluate", {
    expression: `${name}.prototype`,
    objectGroup,
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId!,
    objectGroup,
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup });
  return result.value as number;
}

/** Bytes that the page holds once garbage is collected: objects, and the tables that lie outside of them. */
export async function heldBytes(session: CDPSession): Promise<{ readonly objects: number; readonly tables: number }> {
  // Twice: what finalisers let go is collected by the second.
  for (let k = 0; k < 2; k++) await session.send("HeapProfiler.collectGarbage");
  const usage = await session.send("Runtime.getHeapUsage");
  const { usedSize, backingStorageSize } = usage as typeof usage & { backingStorageSize: number };
  return { objects: usedSize, tables: backingStorageSize };
}
