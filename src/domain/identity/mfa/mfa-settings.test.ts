import { describe, expect, it } from "vitest";
import type { PoolSettings } from "#domain/identity/core/types.ts";
import { parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";
import { type MfaChanges, type MfaWishes, wishedMfa } from "./mfa-settings.ts";

const BOTH: Partial<PoolSettings> = { mfa: "OPTIONAL", factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] };
const NONE: MfaChanges = { smsMfa: false, totpMfa: false, preferredMfa: null };

type Case = {
  readonly had?: Partial<MfaChanges>;
  readonly hasPhone?: boolean;
  readonly hasApp?: boolean;
  readonly pool?: Partial<PoolSettings>;
};

function wished(wishes: MfaWishes, { had = {}, hasPhone = true, hasApp = true, pool = BOTH }: Case = {}) {
  const settings = { ...parsePoolSettings({ deviceGroupKey: "-group" }), ...pool };
  const attributes: Record<string, string> = hasPhone ? { phone_number: "+819012345678" } : {};
  return wishedMfa({ pool: { settings }, account: { ...NONE, ...had, attributes, totpSealed: hasApp ? Buffer.of(1) : null } }, wishes);
}

const done = (value: MfaChanges) => ({ ok: true, value });
const fault = (reason: string) => ({ ok: false, reason });

describe("a user's wishes for second factors", () => {
  it("turn one on and prefer it", () => {
    expect(wished({ SMS_MFA: { isOn: true, isPreferred: true } })).toEqual(done({ smsMfa: true, totpMfa: false, preferredMfa: "SMS_MFA" }));
  });

  it("turn both on without a preference", () => {
    const both = { SMS_MFA: { isOn: true, isPreferred: false }, SOFTWARE_TOKEN_MFA: { isOn: true, isPreferred: false } };
    expect(wished(both)).toEqual(done({ smsMfa: true, totpMfa: true, preferredMfa: null }));
  });

  it("leave alone what they do not name", () => {
    const had = { totpMfa: true, preferredMfa: "SOFTWARE_TOKEN_MFA" } as const;
    expect(wished({ SMS_MFA: { isOn: true } }, { had })).toEqual(done({ smsMfa: true, totpMfa: true, preferredMfa: "SOFTWARE_TOKEN_MFA" }));
    expect(wished({}, { had })).toEqual(done({ ...NONE, ...had }));
  });

  it("end a preference with its factor, or by a word", () => {
    const had = { smsMfa: true, totpMfa: true, preferredMfa: "SMS_MFA" } as const;
    expect(wished({ SMS_MFA: { isOn: false } }, { had })).toEqual(done({ smsMfa: false, totpMfa: true, preferredMfa: null }));
    expect(wished({ SMS_MFA: { isOn: true, isPreferred: false } }, { had })).toEqual(
      done({ smsMfa: true, totpMfa: true, preferredMfa: null }),
    );
    expect(wished({ SMS_MFA: { isOn: true } }, { had })).toEqual(done(had));
  });

  it("move a preference from one factor to the other", () => {
    const had = { smsMfa: true, totpMfa: true, preferredMfa: "SMS_MFA" } as const;
    expect(wished({ SOFTWARE_TOKEN_MFA: { isOn: true, isPreferred: true } }, { had })).toEqual(
      done({ smsMfa: true, totpMfa: true, preferredMfa: "SOFTWARE_TOKEN_MFA" }),
    );
  });
});

describe("a wish that cannot be fulfilled", () => {
  it.each<[string, MfaWishes, Case, string]>([
    ["messages without a phone number", { SMS_MFA: { isOn: true } }, { hasPhone: false }, "sms-not-set-up"],
    [
      "messages the pool does not send",
      { SMS_MFA: { isOn: true } },
      { pool: { ...BOTH, factors: ["SOFTWARE_TOKEN_MFA"] } },
      "sms-not-set-up",
    ],
    ["an app that was never proved", { SOFTWARE_TOKEN_MFA: { isOn: true } }, { hasApp: false }, "totp-not-set-up"],
    [
      "an app in a pool without second factors",
      { SOFTWARE_TOKEN_MFA: { isOn: true } },
      { pool: { ...BOTH, mfa: "OFF" } },
      "totp-not-set-up",
    ],
    ["a preference for what is off", { SMS_MFA: { isOn: false, isPreferred: true } }, {}, "preferred-but-off"],
    [
      "two preferences",
      { SMS_MFA: { isOn: true, isPreferred: true }, SOFTWARE_TOKEN_MFA: { isOn: true, isPreferred: true } },
      {},
      "two-preferred",
    ],
    [
      "no factor where the pool wants one",
      { SMS_MFA: { isOn: false } },
      { had: { smsMfa: true }, pool: { ...BOTH, mfa: "ON" } },
      "needed-by-pool",
    ],
  ])("is %s", (_, wishes, of, reason) => {
    expect(wished(wishes, of)).toEqual(fault(reason));
  });

  it("is not to turn off what never was on", () => {
    expect(wished({ SMS_MFA: { isOn: false } }, { pool: { ...BOTH, mfa: "ON" } })).toEqual(done(NONE));
    expect(wished({ SMS_MFA: { isOn: false } }, { hasPhone: false })).toEqual(done(NONE));
  });
});
