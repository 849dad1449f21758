import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountStatus, AuthFlow, Factor, MfaType } from "#domain/identity/core/types.ts";
import { parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";
import { type NextStep, nextStep, type Standing, usableFactors } from "#domain/identity/tickets/next-step.ts";

const FLOWS: readonly AuthFlow[] = ["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "ADMIN_USER_PASSWORD_AUTH", "CUSTOM_AUTH", "HOSTED_LOGIN"];
const STATUSES: readonly AccountStatus[] = ["CONFIRMED", "FORCE_CHANGE_PASSWORD"];
const FACTORS: readonly Factor[] = ["password", "new-password", "custom", "mfa", "device"];
const MFA: readonly MfaType[] = ["SMS_MFA", "SOFTWARE_TOKEN_MFA"];

type Case = {
  flow: AuthFlow;
  passed: Factor[];
  mfa: "OFF" | "OPTIONAL" | "ON";
  factors: MfaType[];
  skips: boolean;
  status: AccountStatus;
  phone: "none" | "unverified" | "verified";
  smsMfa: boolean;
  totp: "none" | "off" | "on";
  preferredMfa: MfaType | null;
  device: Standing["device"];
};

const anyCase: fc.Arbitrary<Case> = fc.record({
  flow: fc.constantFrom(...FLOWS),
  // A new password is only ever asked of who proved the old one.
  passed: fc.subarray([...FACTORS]).filter((passed) => passed.includes("password") || !passed.includes("new-password")),
  mfa: fc.constantFrom("OFF", "OPTIONAL", "ON"),
  factors: fc.subarray([...MFA]),
  skips: fc.boolean(),
  status: fc.constantFrom(...STATUSES),
  phone: fc.constantFrom("none", "unverified", "verified"),
  smsMfa: fc.boolean(),
  totp: fc.constantFrom("none", "off", "on"),
  preferredMfa: fc.constantFrom(null, ...MFA),
  device: fc.constantFrom("none", "confirmed", "remembered"),
});

function standingOf(given: Case, passed: Iterable<Factor> = given.passed): Standing {
  const phone = {
    none: {},
    unverified: { phone_number: "+819012345678" },
    verified: { phone_number: "+819012345678", phone_number_verified: "true" },
  };
  return {
    flow: given.flow,
    passed: new Set(passed),
    pool: {
      settings: parsePoolSettings({
        mfa: given.mfa,
        factors: given.factors,
        rememberedDeviceSkipsMfa: given.skips,
        deviceTracking: "always",
        deviceGroupKey: "-group",
      }),
    },
    account: {
      status: given.status,
      smsMfa: given.smsMfa,
      totpMfa: given.totp === "on",
      totpSealed: given.totp === "none" ? null : new Uint8Array(1),
      preferredMfa: given.preferredMfa,
      attributes: phone[given.phone],
    },
    device: given.device,
  };
}

/** Said anew and without the code under test: what has to be proved before anybody may have tokens. */
function mustProve({ flow, mfa, factors, skips, status, phone, smsMfa, totp, device }: Case): Set<Factor> {
  const must = new Set<Factor>([flow === "CUSTOM_AUTH" ? "custom" : "password"]);
  if (status === "FORCE_CHANGE_PASSWORD") must.add("password").add("new-password");
  const hasSms = factors.includes("SMS_MFA") && smsMfa && phone !== "none";
  const hasTotp = factors.includes("SOFTWARE_TOKEN_MFA") && totp === "on";
  const isAsked = mfa === "ON" || (mfa === "OPTIONAL" && (hasSms || hasTotp));
  if (isAsked && !(device === "remembered" && skips)) must.add("mfa");
  if (device !== "none") must.add("device");
  return must;
}

const PROVES: Readonly<Record<Exclude<NextStep, "tokens" | "refused">, Factor | null>> = {
  NEW_PASSWORD_REQUIRED: "new-password",
  CUSTOM_CHALLENGE: "custom",
  SMS_MFA: "mfa",
  SOFTWARE_TOKEN_MFA: "mfa",
  MFA_SETUP: "mfa",
  SELECT_MFA_TYPE: null,
  DEVICE_SRP_AUTH: "device",
};

describe("what a sign-in needs next", () => {
  it("is never tokens while anything the pool or the account asks for is unproved", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        if (nextStep(standingOf(given)) !== "tokens") return;
        expect([...mustProve(given)].filter((factor) => !given.passed.includes(factor))).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
  });

  it("asks for each thing once and ends in tokens or a refusal, whoever answers rightly throughout", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const passed = new Set<Factor>(given.flow === "CUSTOM_AUTH" ? [] : ["password"]);
        const asked: Factor[] = [];
        let next = nextStep(standingOf(given, passed));
        while (next !== "tokens" && next !== "refused") {
          const proved = PROVES[next] ?? "mfa";
          expect(asked).not.toContain(proved);
          asked.push(proved);
          passed.add(proved);
          next = nextStep(standingOf(given, passed));
        }
        const isStuck = given.flow === "CUSTOM_AUTH" && given.status === "FORCE_CHANGE_PASSWORD";
        expect(next).toBe(isStuck ? "refused" : "tokens");
      }),
      { numRuns: 5000 },
    );
  });

  it("asks only for a second factor that the pool offers and the account can answer", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const standing = standingOf(given);
        const next = nextStep(standing);
        const usable = usableFactors(standing);
        if (next === "SOFTWARE_TOKEN_MFA") expect(usable).toContain(next);
        if (next === "SMS_MFA") expect(given.factors.includes("SMS_MFA") && given.phone !== "none").toBe(true);
        if (next === "SELECT_MFA_TYPE") expect(usable).toEqual([...MFA]);
        if (next === "MFA_SETUP") expect([given.mfa, usable]).toEqual(["ON", []]);
      }),
      { numRuns: 5000 },
    );
  });

  const plain: Case = {
    flow: "USER_SRP_AUTH",
    passed: ["password"],
    mfa: "OPTIONAL",
    factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
    skips: true,
    status: "CONFIRMED",
    phone: "verified",
    smsMfa: true,
    totp: "on",
    preferredMfa: null,
    device: "none",
  };
  it.each<[string, Partial<Case>, NextStep]>([
    ["the password first, in every flow but the custom one", { passed: [] }, "refused"],
    ["a new password before anything else", { status: "FORCE_CHANGE_PASSWORD" }, "NEW_PASSWORD_REQUIRED"],
    ["nothing more of who came by a provider", { flow: "HOSTED_LOGIN", passed: ["provider"], smsMfa: false, totp: "none" }, "tokens"],
    [
      "the second factor that its owner turned on, also of who came by a provider",
      { flow: "HOSTED_LOGIN", passed: ["provider"], mfa: "OPTIONAL", factors: ["SOFTWARE_TOKEN_MFA"], totp: "on" },
      "SOFTWARE_TOKEN_MFA",
    ],
    [
      "no second factor to be set up by who came by a provider",
      { flow: "HOSTED_LOGIN", passed: ["provider"], mfa: "ON", totp: "none", phone: "none" },
      "tokens",
    ],
    [
      "no new password of who came by a provider",
      { flow: "HOSTED_LOGIN", passed: ["provider"], status: "FORCE_CHANGE_PASSWORD" },
      "refused",
    ],
    ["the custom questions before the second factor", { flow: "CUSTOM_AUTH", passed: [] }, "CUSTOM_CHALLENGE"],
    [
      "no new password of somebody who never proved the old one",
      { flow: "CUSTOM_AUTH", passed: ["custom"], status: "FORCE_CHANGE_PASSWORD" },
      "refused",
    ],
    ["a choice where there are two factors and none is preferred", {}, "SELECT_MFA_TYPE"],
    ["the preferred factor", { preferredMfa: "SOFTWARE_TOKEN_MFA" }, "SOFTWARE_TOKEN_MFA"],
    ["the set-up of a factor where the pool asks for one and there is none", { mfa: "ON", phone: "none", totp: "none" }, "MFA_SETUP"],
    [
      "the verified phone of somebody who set up nothing, where the pool asks for a factor",
      { mfa: "ON", smsMfa: false, totp: "none" },
      "SMS_MFA",
    ],
    ["the device instead of a second factor, where it is remembered and the pool says so", { device: "remembered" }, "DEVICE_SRP_AUTH"],
    [
      "the second factor of a remembered device too, where the pool does not say so",
      { device: "remembered", skips: false },
      "SELECT_MFA_TYPE",
    ],
    ["the second factor of a device that is only known", { device: "confirmed" }, "SELECT_MFA_TYPE"],
    ["nothing more where the pool has no second factor", { mfa: "OFF" }, "tokens"],
  ])("asks for %s", (_title, changes, expected) => {
    expect(nextStep(standingOf({ ...plain, ...changes }))).toBe(expected);
  });
});
