import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import type { AccountView, MfaType } from "#web/session/pool/types.ts";
import { mfaCalls } from "./mfa.ts";

type State = Pick<AccountView, "mfaTypes" | "preferredMfa">;

function world(state: State = { mfaTypes: [], preferredMfa: null }, answers: Readonly<Record<string, object>> = {}) {
  const { asked, callAsUser } = scriptedPool(answers);
  const reads: boolean[] = [];
  const user = async ({ isFresh = false } = {}): Promise<AccountView> => {
    reads.push(isFresh);
    return { username: "hanako", attributes: {}, mfaOptions: [], ...state };
  };
  return { asked, reads, calls: mfaCalls({ callAsUser, user }) };
}

describe("an authenticator app", () => {
  it("is set up with a secret and proved with a code", async () => {
    const { calls, asked } = world(undefined, {
      AssociateSoftwareToken: { SecretCode: "BASE32" },
      VerifySoftwareToken: { Status: "SUCCESS" },
    });
    expect(await calls.setUpTotp()).toEqual({ secret: "BASE32" });
    await calls.verifyTotp("123456", "my phone");
    await calls.verifyTotp("123457");
    expect(asked.map(({ request }) => request)).toEqual([
      { AccessToken: "access" },
      { UserCode: "123456", FriendlyDeviceName: "my phone", AccessToken: "access" },
      { UserCode: "123457", AccessToken: "access" },
    ]);
  });

  it("is not proved by an empty code, nor by an answer that says so", async () => {
    const { calls } = world(undefined, { VerifySoftwareToken: { Status: "ERROR" } });
    await expect(calls.verifyTotp("")).rejects.toThrow("Confirmation code cannot be empty");
    await expect(calls.verifyTotp("123456")).rejects.toMatchObject({ name: "EnableSoftwareTokenMFAException" });
  });
});

describe("the preferred second factor", () => {
  it.each<[State, MfaType | "NOMFA"]>([
    [{ mfaTypes: [], preferredMfa: null }, "NOMFA"],
    [{ mfaTypes: ["SMS"], preferredMfa: null }, "SMS"],
    [{ mfaTypes: ["SMS", "TOTP"], preferredMfa: "TOTP" }, "TOTP"],
  ])("of %j is %s", async (state, expected) => {
    const { calls, reads } = world(state);
    expect(await calls.preferredMfa()).toBe(expected);
    await calls.preferredMfa({ isFresh: true });
    expect(reads).toEqual([false, true]);
  });

  it.each([
    ["SMS", { SMSMfaSettings: { Enabled: true, PreferredMfa: true } }],
    ["TOTP", { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }],
  ] as const)("becomes %s, and the user is read anew", async (type, wish) => {
    const { calls, asked, reads } = world();
    await calls.setPreferredMfa(type);
    expect(asked).toEqual([{ operation: "SetUserMFAPreference", request: { ...wish, AccessToken: "access" } }]);
    expect(reads).toEqual([true]);
  });

  it("becomes none by turning off every factor that is on", async () => {
    const { calls, asked, reads } = world({ mfaTypes: ["SMS", "TOTP"], preferredMfa: "TOTP" });
    await calls.setPreferredMfa("NOMFA");
    const off = { Enabled: false, PreferredMfa: false };
    expect(asked[0]?.request).toEqual({ SMSMfaSettings: off, SoftwareTokenMfaSettings: off, AccessToken: "access" });
    expect(reads).toEqual([true, true]);
  });

  it("stays none without a call", async () => {
    const { calls, asked } = world();
    await calls.setPreferredMfa("NOMFA");
    expect(asked).toEqual([]);
  });

  it.each([
    ["No valid MFA method provided", ""],
    ["Invalid MFA type", "EMAIL"],
    ["Invalid MFA type", "toString"],
  ])("is refused as %s for %j", async (message, type) => {
    const { calls, asked } = world();
    const given: MfaType = JSON.parse(JSON.stringify(type));
    await expect(calls.setPreferredMfa(given)).rejects.toMatchObject({ key: message, message });
    expect(asked).toEqual([]);
  });
});

describe("the older way to turn SMS on and off", () => {
  it.each([
    [true, [{ DeliveryMedium: "SMS", AttributeName: "phone_number" }]],
    [false, []],
  ])("is SetUserSettings (%j), after which the user is read anew", async (isOn, MFAOptions) => {
    const { calls, asked, reads } = world();
    await calls.setSmsMfa(isOn);
    expect(asked).toEqual([{ operation: "SetUserSettings", request: { MFAOptions, AccessToken: "access" } }]);
    expect(reads).toEqual([true]);
  });
});
