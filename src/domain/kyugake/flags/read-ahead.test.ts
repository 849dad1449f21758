import { expect, it } from "vitest";
import { readAhead } from "./read-ahead.ts";

const later = async <T>(value: T) => value;

it("answers what was read in the order of the items, and begins with the next before the last is worked on", async () => {
  const begun: number[] = [];
  const found: string[] = [];
  const read = (item: number) => {
    begun.push(item);
    return later(`read ${item}`);
  };
  for await (const one of readAhead([1, 2, 3], read)) found.push(`${one}, begun ${begun.join()}`);

  expect(found).toEqual(["read 1, begun 1,2", "read 2, begun 1,2,3", "read 3, begun 1,2,3"]);
});

it("answers nothing of nothing", async () => {
  const found: unknown[] = [];
  for await (const one of readAhead([], later)) found.push(one);

  expect(found).toEqual([]);
});

it("fails at the turn of what could not be read", async () => {
  const found: number[] = [];
  const read = (item: number) => (item === 2 ? Promise.reject(new Error("two")) : later(item));
  const all = async () => {
    for await (const one of readAhead([1, 2, 3], read)) found.push(one);
  };

  await expect(all()).rejects.toThrow("two");
  expect(found).toEqual([1]);
});
