import { describe, expect, it } from "vitest";
import { isRecentSignIn } from "./recent-sign-in.ts";

describe("a sign-in", () => {
  const now = Date.parse("2026-11-21T03:00:00Z");

  it.each([
    [29, true],
    [31, false],
  ])("of %i minutes ago is recent: %s", (minutes, isRecent) => {
    expect(isRecentSignIn({ auth_time: now / 1000 - minutes * 60 }, now)).toBe(isRecent);
  });

  it("without a time is not recent", () => {
    expect(isRecentSignIn({}, now)).toBe(false);
  });
});
