import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aPool } from "#test/support/identity-types.ts";
import { passwordFault } from "./password-policy.ts";
import { makeTemporaryPassword, temporaryUntil } from "./temporary-password.server.ts";

const policy = {
  ...aPool().settings.passwordPolicy,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: true,
};

describe("a made-up temporary password", () => {
  it.each([6, 12, 40])("is taken by every policy of at least %i characters", (minimumLength) => {
    const strict = { ...policy, minimumLength };
    for (let i = 0; i < 200; i += 1) {
      const password = makeTemporaryPassword({ randomBytes }, aPool({ passwordPolicy: strict }));
      expect(passwordFault(strict, password, { username: "hanako", isCommon: () => false })).toBeNull();
      expect(password).toMatch(/^[^\s0OlI1]{12,}$/);
    }
  });

  it("ends after the days of the pool", () => {
    const pool = aPool({ passwordPolicy: { ...policy, temporaryValidityDays: 3 } });
    expect(temporaryUntil(pool, new Date("2026-11-21T03:00:00Z"))).toEqual(new Date("2026-11-24T03:00:00Z"));
  });
});
