import { describe, expect, it } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import { anAccount, aPool } from "#test/support/identity-types.ts";
import { addressWithValue, isAlias, isKeptUntilVerified, recoveryAddress, signUpAddress } from "./account-addresses.ts";

const EMAIL = { email: "hanako@example.jp" };
const PHONE = { phone_number: "+819012345678" };
const VERIFIED = { email_verified: "true", phone_number_verified: "true" };

describe("the code of a sign-up", () => {
  it.each([
    ["email alone", ["email"], EMAIL, null, "email"],
    ["both, e-mail verified by the pool", ["email"], { ...EMAIL, ...PHONE }, null, "email"],
    ["both, both verified by the pool", ["email", "phone_number"], { ...EMAIL, ...PHONE }, null, "phone_number"],
    ["e-mail alone, both verified by the pool", ["email", "phone_number"], EMAIL, null, "email"],
    ["none that the pool verifies", ["phone_number"], EMAIL, null, null],
    ["a name that is an e-mail address, whatever else is given", ["email", "phone_number"], { ...EMAIL, ...PHONE }, "email", "email"],
    ["a name that the pool does not verify", ["phone_number"], { ...EMAIL, ...PHONE }, "email", null],
  ] as const)("with %s", (_case, autoVerified, attributes, username, expected) => {
    expect(signUpAddress(aPool({ autoVerified }), attributes, username)).toBe(expected);
  });
});

describe("a forgotten password is asked back", () => {
  it.each<[string, Partial<Account>, string | null]>([
    ["by a verified e-mail address", {}, "email"],
    ["by e-mail rather than phone", { attributes: { ...EMAIL, ...PHONE, ...VERIFIED } }, "email"],
    [
      "by phone where the e-mail address is not verified",
      { attributes: { ...EMAIL, ...PHONE, ...VERIFIED, email_verified: "false" } },
      "phone_number",
    ],
    ["not by the phone that is the second factor", { attributes: { ...PHONE, ...VERIFIED }, smsMfa: true }, null],
    ["not by an address that is not verified", { attributes: EMAIL }, null],
    ["not of a disabled account", { isEnabled: false }, null],
    ["not of an account of an outside provider", { status: "EXTERNAL_PROVIDER" }, null],
    ["not in place of a temporary password", { status: "FORCE_CHANGE_PASSWORD" }, null],
    ["of an account that must be reset", { status: "RESET_REQUIRED" }, "email"],
  ])("%s", (_case, changes, expected) => {
    expect(recoveryAddress(anAccount(changes))).toBe(expected);
  });
});

describe("the old address stays until the new one is verified", () => {
  it.each([
    ["where the pool says so", { verifyBeforeUpdate: ["email"] }, false, "email", true],
    ["where it is the user name", { usernameAttributes: ["email"] }, false, "email", true],
    ["where it carries the second factor", {}, true, "phone_number", true],
    ["not because of the other kind", { verifyBeforeUpdate: ["phone_number"] }, true, "email", false],
    ["not otherwise", { aliasAttributes: ["email"] }, false, "email", false],
  ] as const)("%s", (_case, settings, smsMfa, name, expected) => {
    expect(isKeptUntilVerified(aPool(settings), { smsMfa }, name)).toBe(expected);
  });
});

describe("an address signs in", () => {
  it("where it is the user name or an alias", () => {
    expect(isAlias(aPool({ usernameAttributes: ["email"] }), "email")).toBe(true);
    expect(isAlias(aPool({ aliasAttributes: ["preferred_username"] }), "preferred_username")).toBe(true);
    expect(isAlias(aPool(), "email")).toBe(false);
  });
});

describe("an address of an account", () => {
  it("is found by its value, in address attributes only", () => {
    const attributes = { ...EMAIL, ...PHONE, nickname: "x@example.jp" };

    expect(addressWithValue(attributes, "+819012345678")).toBe("phone_number");
    expect(addressWithValue(attributes, "x@example.jp")).toBeNull();
  });
});
