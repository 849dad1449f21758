import { describe, expect, it } from "vitest";
import type { PoolSettings } from "#domain/identity/core/types.ts";
import { anAccount, aPool } from "#test/support/identity-types.ts";
import { csvColumns, nameIn, readHeader, readUser, userCells } from "./user-csv.ts";

const OWN = { customAttributes: [{ name: "rank", isMutable: true, isRequired: false }] } satisfies Partial<PoolSettings>;
const COLUMNS = ["cognito:username", "email", "email_verified", "phone_number", "phone_number_verified", "cognito:mfa_enabled"];
const ROW = { name: "hanako", email: "hanako@example.jp", emailVerified: "TRUE", phone: "", phoneVerified: "", mfa: "FALSE" };

function read(changes: Partial<typeof ROW>, settings: Partial<PoolSettings> = {}) {
  const { name, email, emailVerified, phone, phoneVerified, mfa } = { ...ROW, ...changes };
  return readUser(aPool(settings), COLUMNS, [name, email, emailVerified, phone, phoneVerified, mfa]);
}

describe("the header of a user import", () => {
  it("is that of Cognito, with the attributes of the pool's own", () => {
    const columns = csvColumns(aPool(OWN));
    expect(columns.slice(0, 3)).toEqual(["name", "given_name", "family_name"]);
    expect(columns.slice(-3)).toEqual(["custom:rank", "cognito:mfa_enabled", "cognito:username"]);
    expect(readHeader(aPool(OWN), columns)).toEqual({ ok: true, value: columns });
  });

  it("may be in any order and leave columns out, but not the name", () => {
    expect(readHeader(aPool(), ["email ", "cognito:username"])).toEqual({ ok: true, value: ["email", "cognito:username"] });
    expect(readHeader(aPool(), ["email"])).toEqual({ ok: false, reason: { why: "missing", column: "cognito:username" } });
  });

  it("has no column that the pool does not know, and none twice", () => {
    expect(readHeader(aPool(), ["cognito:username", "custom:rank"])).toMatchObject({ reason: { why: "unknown", column: "custom:rank" } });
    expect(readHeader(aPool(), ["cognito:username", "email", "email"])).toMatchObject({ reason: { why: "twice", column: "email" } });
  });
});

describe("a row of a user import", () => {
  it("is a user with the attributes that are written", () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        name: "hanako",
        given: [
          { Name: "email", Value: "hanako@example.jp" },
          { Name: "email_verified", Value: "true" },
        ],
        smsMfa: false,
      },
    });
  });

  it("may turn the second factor on", () => {
    const phone = { phone: "+819012345678", phoneVerified: "true", mfa: "true" };
    expect(read(phone, { mfa: "OPTIONAL", factors: ["SMS_MFA"] })).toMatchObject({ ok: true, value: { smsMfa: true } });
  });

  it("is named by an address where names are addresses", () => {
    const byMail = { usernameAttributes: ["email"] } as const;
    expect(read({ name: "hanako@example.jp", email: "" }, byMail)).toMatchObject({ ok: true });
    expect(read({ name: "hanako" }, byMail)).toEqual({ ok: false, reason: { why: "name-kind", found: "cognito:username" } });
    expect(read({ name: "hanako@example.jp", email: "other@example.jp" }, byMail)).toMatchObject({ reason: { why: "address-differs" } });
  });

  it.each([
    [{ name: "" }, "name", "cognito:username"],
    [{ name: "two words" }, "name", "cognito:username"],
    [{ name: "x".repeat(129) }, "name", "cognito:username"],
    [{ emailVerified: "yes" }, "flag", "email_verified"],
    [{ mfa: "1" }, "flag", "cognito:mfa_enabled"],
    [{ email: "hanako" }, "value", "email"],
    [{ phone: "09012345678" }, "value", "phone_number"],
    [{ emailVerified: "FALSE" }, "recovery", ""],
    [{ email: "", emailVerified: "" }, "recovery", ""],
    [{ phone: "+819012345678", mfa: "TRUE" }, "mfa", "cognito:mfa_enabled"],
  ])("with %j is left out: %s", (changes, why, found) => {
    expect(read(changes)).toEqual({ ok: false, reason: { why, found } });
  });

  it("cannot set a password by the phone that is the second factor", () => {
    const row = { email: "", emailVerified: "", phone: "+819012345678", phoneVerified: "TRUE", mfa: "TRUE" };
    expect(read(row, { mfa: "OPTIONAL", factors: ["SMS_MFA"] })).toMatchObject({ reason: { why: "recovery" } });
  });

  it("with another number of cells is left out, by its name where it has one", () => {
    expect(readUser(aPool(), COLUMNS, ["hanako"])).toEqual({ ok: false, reason: { why: "cells", found: "1/6" } });
    expect(nameIn(COLUMNS, ["hanako"])).toBe("hanako");
    expect(nameIn(["email", "cognito:username"], ["x"])).toBe("");
  });
});

describe("an account as a row", () => {
  it("can be read again, and holds no secret", () => {
    const pool = aPool({ ...OWN, mfa: "OPTIONAL", factors: ["SMS_MFA"] });
    const attributes = {
      email: "hanako@example.jp",
      email_verified: "true",
      phone_number: "+819012345678",
      "custom:rank": "gold",
      name: '見本, "花子"',
    };
    const account = anAccount({ attributes, smsMfa: true, passwordHash: "$argon2id$x", passwordHistory: ["srp:x"], totpName: "phone" });
    const cells = userCells(pool, account);

    const again = readUser(pool, csvColumns(pool), cells);

    expect(cells.join()).not.toMatch(/argon2|srp|phone,/);
    expect(again).toMatchObject({ ok: true, value: { name: "hanako", smsMfa: true } });
    const given = again.ok ? Object.fromEntries(again.value.given.map(({ Name, Value }) => [Name, Value])) : {};
    expect(given).toEqual({ ...attributes, phone_number_verified: "false" });
  });

  it("is named by its address where names are addresses", () => {
    const pool = aPool({ usernameAttributes: ["email"] });
    expect(userCells(pool, anAccount({ username: "3f1c0b52-sub" })).at(-1)).toBe("hanako@example.jp");
  });
});
