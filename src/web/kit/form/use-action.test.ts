import { describe, expect, it } from "vitest";
import { type ActionState, createAction } from "./use-action.ts";

const words = (error: unknown) => (error instanceof Error ? `${error.message}ため、できませんでした。` : "できませんでした。");

function button() {
  const action = createAction(words);
  const shown: ActionState[] = [];
  const now = () => {
    const { isPending, notice } = action.state().submitting;
    return { isBusy: isPending, failure: notice };
  };
  action.subscribe(() => shown.push(now()));
  return { ...action, shown, now };
}

describe("what a button does", () => {
  it("is told as it begins and ends", async () => {
    const { shown, now, run } = button();

    expect(await run(async () => undefined)).toBe(true);
    expect(shown[0]).toEqual({ isBusy: true, failure: null });
    expect(now()).toEqual({ isBusy: false, failure: null });
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

  it("fails in the words of its screen, and may be tried again", async () => {
    const { now, run } = button();

    expect(await run(() => Promise.reject(new Error("通信が切れた")))).toBe(false);
    expect(now()).toEqual({ isBusy: false, failure: "通信が切れたため、できませんでした。" });

    expect(await run(async () => undefined)).toBe(true);
    expect(now().failure).toBeNull();
  });

  it("was not done where the person gave up, and is not told as failed", async () => {
    const action = createAction(() => "");

    expect(await action.run(() => Promise.reject(new Error("given up")))).toBe(false);
    expect(action.state().submitting).toMatchObject({ isPending: false, notice: null });
  });

  it("is not shown as failed any more once it is forgiven, and goes on where it is under way", async () => {
    const { now, run, forgive } = button();
    await run(() => Promise.reject(new Error("x")));
    forgive();
    expect(now()).toEqual({ isBusy: false, failure: null });

    const slow = Promise.withResolvers<void>();
    const second = run(() => slow.promise);
    forgive();
    expect(now()).toEqual({ isBusy: true, failure: null });
    slow.resolve();
    await second;
  });
});
