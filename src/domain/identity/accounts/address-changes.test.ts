import { describe, expect, it } from "vitest";
import type { Account, PoolSettings } from "#domain/identity/core/types.ts";
import { anAccount, aPool } from "#test/support/identity-types.ts";
import { planAddressChanges, planOperatorChanges } from "./address-changes.ts";

const NOTHING = { set: {}, remove: [], codes: [], unaliased: [], uncoded: [], vouched: [] };

function plan(
  changes: { set?: Record<string, string>; remove?: string[] },
  { pool = {}, account = {} }: { pool?: Partial<PoolSettings>; account?: Partial<Account> } = {},
) {
  return planAddressChanges(aPool(pool), anAccount(account), { set: changes.set ?? {}, remove: changes.remove ?? [] });
}

describe("changes without an address", () => {
  it("stay as they are", () => {
    expect(plan({ set: { name: "花子" }, remove: ["nickname"] })).toEqual({ ...NOTHING, set: { name: "花子" }, remove: ["nickname"] });
  });
});

describe("a new address", () => {
  it("is unverified, no longer signs in by the old one, and gets a code", () => {
    expect(plan({ set: { email: "new@example.jp", name: "花子" } })).toEqual({
      ...NOTHING,
      set: { email: "new@example.jp", email_verified: "false", name: "花子" },
      codes: [{ name: "email", destination: "new@example.jp" }],
      unaliased: ["email"],
    });
  });

  it("gets no code where the pool does not verify it, and an earlier code is dead", () => {
    expect(plan({ set: { phone_number: "+819012345678" } })).toEqual({
      ...NOTHING,
      set: { phone_number: "+819012345678", phone_number_verified: "false" },
      unaliased: ["phone_number"],
      uncoded: ["phone_number"],
    });
  });

  it("changes nothing before its code comes back, where the old one must stay", () => {
    expect(plan({ set: { email: "new@example.jp" } }, { pool: { verifyBeforeUpdate: ["email"] } })).toEqual({
      ...NOTHING,
      codes: [{ name: "email", destination: "new@example.jp" }],
    });
  });

  it("is written at once where there is no old one to stay", () => {
    const settings = { verifyBeforeUpdate: ["phone_number"], autoVerified: ["phone_number"] } as const;

    expect(plan({ set: { phone_number: "+819012345678" } }, { pool: settings }).set).toEqual({
      phone_number: "+819012345678",
      phone_number_verified: "false",
    });
  });
});

describe("the same address again", () => {
  it("stays verified, and takes back a change that waits for its code", () => {
    expect(plan({ set: { email: "hanako@example.jp" } })).toEqual({ ...NOTHING, uncoded: ["email"] });
  });

  it("still waits for its code where it is not verified", () => {
    const account = { attributes: { email: "hanako@example.jp", email_verified: "false" } };

    expect(plan({ set: { email: "hanako@example.jp" } }, { account })).toEqual(NOTHING);
  });
});

describe("an address that is removed", () => {
  it("takes its verification, its sign-in and its code with it", () => {
    expect(plan({ remove: ["email"] })).toEqual({
      ...NOTHING,
      remove: ["email", "email_verified"],
      unaliased: ["email"],
      uncoded: ["email"],
    });
  });

  it("is refused while it carries the second factor", () => {
    const account = { smsMfa: true, attributes: { phone_number: "+819012345678", phone_number_verified: "true" } };

    expect(() => plan({ remove: ["phone_number"] }, { account })).toThrow(expect.objectContaining({ type: "InvalidParameterException" }));
  });
});

describe("an operator's changes", () => {
  const planned = (
    set: Record<string, string>,
    { pool = {}, account = {} }: { pool?: Partial<PoolSettings>; account?: Partial<Account> } = {},
  ) => planOperatorChanges(aPool(pool), anAccount(account), { set, remove: [] });

  it("put a verified address in place at once, even where the old one would stay", () => {
    const set = { email: "new@example.jp", email_verified: "true" };
    expect(planned(set, { pool: { verifyBeforeUpdate: ["email"] } })).toEqual({
      ...NOTHING,
      set,
      uncoded: ["email"],
      vouched: [{ name: "email", value: "new@example.jp" }],
    });
  });

  it("verify the address that is there", () => {
    const set = { email_verified: "true" };
    const vouched = [{ name: "email", value: "hanako@example.jp" }];
    expect(planned(set)).toEqual({ ...NOTHING, set: { ...set, email: "hanako@example.jp" }, uncoded: ["email"], vouched });
  });

  it("treat any other new address as its user's", () => {
    const set = { email: "new@example.jp", email_verified: "false" };
    const pool = { autoVerified: ["email"], verifyBeforeUpdate: ["email"] } as const;
    expect(planned(set, { pool })).toEqual({ ...NOTHING, codes: [{ name: "email", destination: "new@example.jp" }] });
    expect(planned(set)).toMatchObject({ set, unaliased: ["email"], vouched: [] });
  });

  it("end the sign-in by an address that is doubted, unless it is the user name", () => {
    expect(planned({ email_verified: "false" })).toEqual({ ...NOTHING, set: { email_verified: "false" }, unaliased: ["email"] });
    const named = planned({ email_verified: "false" }, { pool: { usernameAttributes: ["email"] } });
    expect(named).toEqual({ ...NOTHING, set: { email_verified: "false" } });
  });
});
