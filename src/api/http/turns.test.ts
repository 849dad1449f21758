import { expect, test } from "vitest";
import { places, turns } from "./turns.ts";

test("as many places are free as are left of one and of all, and one that is left is free again", () => {
  const { take } = places({ ofOne: 1, inAll: 2 });
  const first = take("a");
  expect([first !== null, take("a"), take("b") !== null, take("c")]).toEqual([true, null, true, null]);
  first?.leave();
  expect([take("b"), take("c") !== null]).toEqual([null, true]);
});

test("work beyond what is done at a moment waits, in its order, also for work that fails", async () => {
  const inTurn = turns(1);
  const begun: number[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const rest = [1, 2, 3].map((n) => inTurn(async () => void begun.push(n)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);

  reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  await Promise.all(rest);
  expect(begun).toEqual([1, 2, 3]);
});
