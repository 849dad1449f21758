import { describe, expect, it } from "vitest";
import { afterWrongPassword, lockState, NO_WRONG_PASSWORDS } from "./lockout.ts";

const START = new Date("2026-04-01T00:00:00Z");
const later = (ms: number) => new Date(START.getTime() + ms);

describe("the lock-out", () => {
  it.each([0, 1, 4])("leaves an account open after %s wrong passwords", (failedPasswords) => {
    expect(lockState({ failedPasswords, lastFailedAt: START, wrongSinceRight: failedPasswords }, START)).toBe("open");
  });

  it("leaves an account open that never had a wrong password", () => {
    expect(lockState(NO_WRONG_PASSWORDS, START)).toBe("open");
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
    const kept = { failedPasswords, lastFailedAt: START, wrongSinceRight: Math.min(failedPasswords, 99) };
    expect(lockState(kept, later(seconds * 1000 - 1))).toBe("locked");
    expect(lockState(kept, later(seconds * 1000))).toBe("open");
  });

  it.each([
    [99, 0],
    [100, 86_400],
    [500, 86_400],
  ])("after %s without a right one among them lasts %s seconds, however far apart they were", (wrongSinceRight, seconds) => {
    const kept = { failedPasswords: 1, lastFailedAt: START, wrongSinceRight };
    expect(lockState(kept, later(seconds * 1000))).toBe("open");
    if (seconds > 0) expect(lockState(kept, later(seconds * 1000 - 1))).toBe("locked");
  });

  it("counts those in a row apart from all of them", () => {
    const one = afterWrongPassword(NO_WRONG_PASSWORDS, START);
    const two = afterWrongPassword(one, later(900_000));
    expect(two).toEqual({ failedPasswords: 2, lastFailedAt: later(900_000), wrongSinceRight: 2 });
    expect(afterWrongPassword(two, later(1_800_001))).toMatchObject({ failedPasswords: 1, wrongSinceRight: 3 });
  });
});
