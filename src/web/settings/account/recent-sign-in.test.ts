import { describe, expect, it } from "vitest";
import { isRecentSignIn } from "./recent-sign-in.ts";

describe("a sign-in", () => {
  const now = Date.parse("2026-11-21T03:00:00Z");

  it.each([
    [3.9, true],
    [4.1, false],
  ])("of %d minutes ago is recent: %s", (minutes, isRecent) => {
    expect(isRecentSignIn({ auth_time: now / 1000 - minutes * 60 }, now)).toBe(isRecent);
  });

  it("without a time is not recent", () => {
    expect(isRecentSignIn({}, now)).toBe(false);
  });
});
