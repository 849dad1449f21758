import { describe, expect, it } from "vitest";
import { lockState } from "#domain/identity/lockout.ts";

const START = new Date("2026-04-01T00:00:00Z");
const later = (ms: number) => new Date(START.getTime() + ms);

describe("the lock-out", () => {
  it.each([0, 1, 4])("leaves an account open after %s wrong passwords", (failedPasswords) => {
    expect(lockState({ failedPasswords, lastFailedAt: START }, START)).toBe("open");
  });

  it("leaves an account open that never had a wrong password", () => {
    expect(lockState({ failedPasswords: 0, lastFailedAt: null }, START)).toBe("open");
  });

  it.each([
    [5, 1],
    [6, 2],
    [7, 4],
    [10, 32],
    [14, 512],
    [15, 900],
    [40, 900],
    [5000, 900],
  ])("after %s wrong passwords lasts %s seconds", (failedPasswords, seconds) => {
    const kept = { failedPasswords, lastFailedAt: START };
    expect(lockState(kept, later(seconds * 1000 - 1))).toBe("locked");
    expect(lockState(kept, later(seconds * 1000))).toBe("open");
  });
});
