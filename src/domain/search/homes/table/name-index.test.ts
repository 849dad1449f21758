import { expect, it } from "vitest";
import { addName, newNameIndex, rowsNamed } from "./name-index.ts";

it("finds the rows of all names that contain a text, of one character too", () => {
  const index = newNameIndex();
  const names = ["豊洲タワー", "みほんタワー", "豊洲レジデンス", "豊洲タワー"];
  const many = Array.from({ length: 300 }, (_, i) => `𠮷野ハイツ${i}`);
  for (const [row, name] of names.entries()) addName(index, name, row);

  for (const [i, name] of many.entries()) addName(index, name, 100 + i);

  const named = (part: string) => rowsNamed(index, part).sort();
  expect(named("タワー")).toEqual([0, 1, 3]);
  expect(named("豊洲")).toEqual([0, 2, 3]);
  expect(named("ー")).toEqual([0, 1, 3]);
  expect(named("洲タ")).toEqual([0, 3]);
  expect(named("タワ洲")).toEqual([]);
  expect(named("八広")).toEqual([]);
  expect(named("ー豊洲")).toEqual([]);
  expect(named("𠮷野ハイツ299")).toEqual([399]);
  expect(named("ハイツ")).toHaveLength(300);
});
