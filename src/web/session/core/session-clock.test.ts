import { describe, expect, test } from "vitest";
import { minutes, seconds } from "#kernel/duration.ts";
import { mintTokens, START } from "#test/support/site-session.ts";
import { sessionClock } from "./session-clock.ts";

describe("the clock of a session", () => {
  test.each([
    ["runs as the device's, where that is right", 0, START],
    ["does not mind the way of the answer", seconds(59), START + seconds(59)],
    ["follows the service where the device is ahead", minutes(180), START],
    ["follows the service where the device is behind", -minutes(180), START],
  ])("%s", (_case, drift, expected) => {
    const clock = sessionClock({ now: () => START + drift });
    clock.learn(mintTokens({ at: START }).accessToken);
    expect(clock.now()).toBe(expected);
  });

  test("begins as far ahead as a page before has learnt, and tells it in seconds", () => {
    const clock = sessionClock({ now: () => START }, 600);
    expect([clock.now(), clock.drift()]).toEqual([START - minutes(10), 600]);
    clock.learn(mintTokens({ at: START - seconds(7) }).accessToken);
    expect([clock.now(), clock.drift()]).toEqual([START, 7]);
  });

  test.each([null, "opaque"])("learns nothing from %j", (token) => {
    const clock = sessionClock({ now: () => START });
    clock.learn(token);
    expect(clock.now()).toBe(START);
  });
});
