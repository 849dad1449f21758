import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { base32Of, openTotp } from "#domain/identity/mfa/totp.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { ensureSampleAccount, type SampleAccount } from "./sample-account.server.ts";

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity((await testDatabase()).db, {
    pool: { usernameAttributes: ["email"], passwordPolicy: { ...policy, requireUppercase: false } },
  });
});

const policy = {
  ...{ minimumLength: 8, requireUppercase: true, requireLowercase: true, requireNumbers: true, requireSymbols: false },
  ...{ refuseCommon: true, historySize: 0, temporaryValidityDays: 7 },
};

function sample(email: string, changes: Partial<SampleAccount> = {}): SampleAccount {
  return {
    ...{ poolId: identity.pool.id, email, password: "mihon-no-kagi-7", status: "CONFIRMED" as const },
    ...{ isEmailVerified: true, isEnabled: true, totpSecret: null, ...changes },
  };
}
const ensure = (wanted: SampleAccount) => ensureSampleAccount(identity.service, wanted, CALLER);
const kept = async (wanted: SampleAccount) => {
  const account = await findAccount(identity.service.db, await ensure(wanted));
  if (!account) throw new Error("no account");
  return account;
};

describe("a sample account", () => {
  it("signs in with its password, and nobody was told", async () => {
    const account = await kept(sample("new@example.com"));

    expect(await identity.signIn(account, "mihon-no-kagi-7")).toHaveProperty("AuthenticationResult.AccessToken");
    expect(identity.sent).toEqual([]);
  });

  it("is made once, and stays as somebody has changed it", async () => {
    const first = await kept(sample("once@example.com"));

    const again = await kept(sample("once@example.com", { isEnabled: false, password: "another-kagi-8" }));

    expect(again).toEqual(first);
  });

  it("is asked for the code of its authenticator app", async () => {
    const account = await kept(sample("totp@example.com", { totpSecret: SECRET }));

    expect(await identity.signIn(account, "mihon-no-kagi-7")).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
    const secret = openTotp(identity.service.secrets, account);
    expect(secret && base32Of(secret)).toBe(SECRET);
  });

  it.each([
    ["not confirmed", { status: "UNCONFIRMED" as const, isEmailVerified: false }, "User is not confirmed."],
    ["disabled", { isEnabled: false }, "User is disabled."],
  ])("can be %s", async (name, changes, refusal) => {
    const account = await kept(sample(`${name.replace(" ", "-")}@example.com`, changes));

    await expect(identity.signIn(account, "mihon-no-kagi-7")).rejects.toThrow(refusal);
  });

  it("signs in with an address that is not verified", async () => {
    const account = await kept(sample("unverified@example.com", { isEmailVerified: false }));

    expect(account.attributes).toMatchObject({ email: "unverified@example.com", email_verified: "false" });
    expect(await identity.signIn(account, "mihon-no-kagi-7")).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("has a password that its pool takes", async () => {
    await expect(ensure(sample("short@example.com", { password: "short" }))).rejects.toThrow(/password/i);
  });
});
