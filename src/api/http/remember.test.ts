import { describe, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { remember } from "./remember.ts";

function counting() {
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  let asked = 0;
  const ask = remember(clock, seconds(30), async () => {
    asked += 1;
    return asked;
  });
  return { clock, ask };
}

describe("remember", () => {
  it("gives the same answer to all who ask within the time", async () => {
    const { clock, ask } = counting();

    const answers = [ask(), ask()];
    clock.advance(seconds(29));

    expect(await Promise.all([...answers, ask()])).toEqual([1, 1, 1]);
  });

  it("asks again once the time is over", async () => {
    const { clock, ask } = counting();
    await ask();

    clock.advance(seconds(30));

    expect(await ask()).toBe(2);
  });

  it("does not keep a failure", async () => {
    const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
    let calls = 0;
    const ask = remember(clock, seconds(30), async () => {
      calls += 1;
      if (calls === 1) throw new Error("database away");
      return "found";
    });

    await expect(ask()).rejects.toThrow("database away");

    expect(await ask()).toBe("found");
  });
});
