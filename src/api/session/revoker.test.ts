import { describe, expect, it } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { REVOKE_RETRY_LIMIT } from "#wire/constants.ts";
import { createRevoker } from "./revoker.ts";

/** `answers`: whether each try gets through; the last one goes on for ever. Waiting takes no time here. */
function revoker(answers: readonly boolean[], random = 0) {
  const waited: number[] = [];
  const lines: string[] = [];
  let tries = 0;
  const revoke = createRevoker({
    revoke: async () => answers[Math.min(tries++, answers.length - 1)] ?? false,
    wait: async (duration) => void waited.push(duration),
    random: () => random,
    log: openLog("warn", { write: (line) => void lines.push(line) }),
  });
  return { revoke, waited, lines, tries: () => tries };
}

describe("createRevoker", () => {
  it("waits for nothing when the first try gets through", async () => {
    const { revoke, waited } = revoker([true]);
    await revoke("token");

    expect(waited).toEqual([]);
  });

  it("tries again after 100 ms, doubling, until it gets through", async () => {
    const { revoke, waited, lines } = revoker([false, false, false, false, true]);
    await revoke("token");

    expect(waited).toEqual([100, 200, 400, 800]);
    expect(lines).toEqual([]);
  });

  it("spreads the tries by up to 100 ms", async () => {
    const { revoke, waited } = revoker([false, false, true], 0.5);
    await revoke("token");

    expect(waited).toEqual([150, 250]);
  });

  it("gives up before 5 min are over, and says so without the token", async () => {
    const { revoke, waited, lines } = revoker([false], 0.9);
    await revoke("token-1");
    const total = waited.reduce((sum, one) => sum + one, 0);

    expect(total).toBeLessThanOrEqual(REVOKE_RETRY_LIMIT);
    expect(total + 2 * (waited.at(-1) ?? 0)).toBeGreaterThan(REVOKE_RETRY_LIMIT);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("token-1");
  });

  it("tries only once where a thousand are waiting already", async () => {
    let tries = 0;
    const revoke = createRevoker({
      revoke: async () => {
        tries += 1;
        return false;
      },
      wait: () => new Promise(() => undefined),
      random: () => 0,
      log: openLog("silent"),
    });
    for (let one = 0; one < 1000; one += 1) void revoke(`token-${one}`);
    await revoke("one too many");

    expect(tries).toBe(1001);
  });
});
