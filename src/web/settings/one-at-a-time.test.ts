import { describe, expect, it } from "vitest";
import { CatalogueError } from "#kernel/errors/catalogue-error.ts";
import { type ActionState, oneAtATime } from "./one-at-a-time.ts";

function button() {
  const told: ActionState[] = [];
  return { told, ...oneAtATime((state) => told.push(state)) };
}

describe("what a button does", () => {
  it("is told as it begins and ends", async () => {
    const { told, run } = button();

    expect(await run(async () => undefined)).toBe(true);
    expect(told).toEqual([
      { isBusy: true, failure: null },
      { isBusy: false, failure: null },
    ]);
  });

  it("is done once, however often the button is pressed meanwhile", async () => {
    const { run } = button();
    const slow = Promise.withResolvers<void>();
    const done: string[] = [];

    const first = run(async () => {
      await slow.promise;
      done.push("first");
    });
    expect(await run(async () => void done.push("second"))).toBe(false);
    slow.resolve();

    expect(await first).toBe(true);
    expect(done).toEqual(["first"]);
  });

  it("fails in Japanese, and may be tried again", async () => {
    const { told, run } = button();

    expect(await run(() => Promise.reject(new CatalogueError("Network Error", { name: "NetworkError" })))).toBe(false);
    expect(told.at(-1)).toEqual({ isBusy: false, failure: expect.stringMatching(/通信.*。$/) });

    expect(await run(async () => undefined)).toBe(true);
    expect(told.at(-1)?.failure).toBeNull();
  });

  it("is not shown as failed any more once it is forgiven, and goes on where it is under way", async () => {
    const { told, run, forgive } = button();
    await run(() => Promise.reject(new Error("x")));
    forgive();
    expect(told.at(-1)).toEqual({ isBusy: false, failure: null });

    const slow = Promise.withResolvers<void>();
    const second = run(() => slow.promise);
    forgive();
    expect(told.at(-1)).toEqual({ isBusy: true, failure: null });
    slow.resolve();
    await second;
  });
});
