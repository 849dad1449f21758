import { expect, it } from "vitest";
import { repeated } from "./repeated.ts";

it("work is done again after it failed, never twice at a time, and not after it was stopped", async () => {
  const failures: string[] = [];
  let [atOnce, most, times] = [0, 0, 0];
  const third = Promise.withResolvers<void>();
  const work = repeated(
    async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      times += 1;
      if (times === 1) throw new Error("the first time");
      if (times === 3) third.resolve();
    },
    1,
    ({ message }) => failures.push(message),
  );
  work.start();
  work.start();
  await third.promise;
  await work.stop();
  const until = times;
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect([failures, most, times]).toEqual([["the first time"], 1, until]);
});
