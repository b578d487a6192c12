import { expect, test } from "vitest";
import { Followers } from "../../src/run/followers.ts";

test("one that throws keeps none of the others from hearing, and is said once for each thing that it throws", () => {
  const said: string[] = [];
  const heard: string[] = [];
  const followers = new Followers((error) => said.push((error as Error).message));
  let trouble = "no plot";
  followers.add({ unequip: () => void heard.push("first") });
  followers.add({
    unequip() {
      throw new Error(trouble);
    },
  });
  followers.add({ unequip: () => void heard.push("last") });
  const tell = () => followers.tell((follower) => follower.unequip?.());
  tell();
  tell();
  expect(heard).toEqual(["first", "last", "first", "last"]);
  expect(said).toEqual(["no plot"]);
  trouble = "no film";
  tell();
  expect(said).toEqual(["no plot", "no film"]);
});
