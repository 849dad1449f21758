import { expect, it } from "vitest";
import { addName, newNameIndex, rowsNamed } from "./name-index.ts";

it("finds the rows of all names that contain a text, of one character too", () => {
  const index = newNameIndex();
  const names = ["豊洲タワー", "みほんタワー", "豊洲レジデンス", "豊洲タワー"];
  for (const [row, name] of names.entries()) addName(index, name, row);

  const named = (part: string) => rowsNamed(index, part).sort();
  expect(named("タワー")).toEqual([0, 1, 3]);
  expect(named("豊洲")).toEqual([0, 2, 3]);
  expect(named("ー")).toEqual([0, 1, 3]);
  expect(named("洲タ")).toEqual([0, 3]);
  expect(named("タワ洲")).toEqual([]);
  expect(named("八広")).toEqual([]);
});
