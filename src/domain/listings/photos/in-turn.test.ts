import { expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

it("begins next what is of the owner of whom least is under way, and leaves no place empty", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const end = async (item: string) => {
    ends.get(item)?.();
    await new Promise(setImmediate);
  };
  const all = inTurn(["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3"], { ownerOf: (item) => item.charAt(0), atATime: 4 }, (item) => {
    begun.push(item);
    return new Promise((done) => void ends.set(item, done));
  });
  expect(begun).toEqual(["a1", "b1", "a2", "b2"]);
  // The slow ones of one owner hold two places; the other goes through its own.
  for (const item of ["b1", "b2"]) await end(item);
  expect(begun.slice(4)).toEqual(["b3", "a3"]);
  await end("b3");
  expect(begun.slice(6)).toEqual(["a4"]);
  for (const item of ["a1", "a2", "a3", "a4", "a5"]) await end(item);
  await all;
  expect(begun).toHaveLength(8);
});

it("does nothing where there is nothing", async () => {
  await expect(inTurn([], { ownerOf: String, atATime: 4 }, async () => undefined)).resolves.toBeUndefined();
});
