import type { CDPSession } from "playwright-core";

/** Objects of a class that are still held by something. Collects garbage first. */
export async function held(session: CDPSession, name: string): Promise<number> {
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: `${name}.prototype` });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObject", { objectId: objects.objectId! });
  return result.value as number;
}
