import { describe, expect, it } from "vitest";
import { CLAIM_WINDOW_MS, isFreshClaim, parseClaimTimestamp } from "./timestamp.ts";

describe("the time of a proof", () => {
  it.each([
    ["Thu Nov 5 09:08:07 UTC 2026", "2026-11-05T09:08:07.000Z"],
    ["Thu Nov 05 09:08:07 UTC 2026", "2026-11-05T09:08:07.000Z"],
    ["Thu Nov  5 09:08:07 UTC 2026", "2026-11-05T09:08:07.000Z"],
    ["Sun Feb 29 23:59:59 UTC 2032", "2032-02-29T23:59:59.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(parseClaimTimestamp(text)?.toISOString()).toBe(expected);
  });

  it.each([
    ["no time", ""],
    ["another format", "2026-11-05T09:08:07Z"],
    ["another zone", "Thu Nov 5 09:08:07 JST 2026"],
    ["a month of another language", "Thu Mai 5 09:08:07 UTC 2026"],
    ["a day that does not exist", "Mon Feb 30 00:00:00 UTC 2026"],
    ["a day that is another weekday", "Fri Nov 5 09:08:07 UTC 2026"],
    ["an hour that does not exist", "Thu Nov 5 25:08:07 UTC 2026"],
    ["something after it", "Thu Nov 5 09:08:07 UTC 2026 "],
  ])("is not read when it is %s", (_, text) => {
    expect(parseClaimTimestamp(text)).toBeNull();
  });

  it("is fresh up to the window either way and stale beyond", () => {
    const text = "Thu Nov 5 09:08:07 UTC 2026";
    const at = Date.UTC(2026, 10, 5, 9, 8, 7);
    for (const sign of [-1, 1]) {
      expect(isFreshClaim(text, new Date(at + sign * CLAIM_WINDOW_MS))).toBe(true);
      expect(isFreshClaim(text, new Date(at + sign * (CLAIM_WINDOW_MS + 1)))).toBe(false);
    }
    expect(isFreshClaim("yesterday", new Date(at))).toBe(false);
  });
});
