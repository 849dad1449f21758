import { describe, expect, it } from "vitest";
import { memberNumberOf } from "#wire/member-number.ts";
import { factsOf, providersOf } from "./account-facts.ts";
import { ready, sampleAccount, unverifiedAccount } from "./samples.ts";

const SUB = "9f1c2d3e-0000-4000-8000-000000000001";
const session = { sub: SUB, email: "old@example.jp", isEmailVerified: false, phoneNumber: "+818000000000" };
const identity = { providerName: "Google", userId: "1", primary: true, dateCreated: "1760000000000" };
const google = { name: "Google", userId: "1", isFirst: true, linkedAt: new Date(1_760_000_000_000) };

/** An id token with these claims; nobody checks its signature here. */
const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
const noToken = () => expect.unreachable("no token is asked for");

describe("what the settings tell of an account", () => {
  it.each([{ kind: "loading" }, { kind: "failed" }] as const)("is what the session knows while it is $kind", (account) => {
    expect(factsOf(session, account)).toEqual({
      memberNumber: memberNumberOf(SUB),
      email: "old@example.jp",
      isEmailVerified: false,
      phone: "+818000000000",
      isPhoneVerified: null,
    });
  });

  it("is what the service knows once it answered, also where that is less", () => {
    expect(factsOf(session, ready(sampleAccount))).toEqual({
      memberNumber: memberNumberOf(SUB),
      email: "hanako@example.jp",
      isEmailVerified: true,
      phone: "+819012345678",
      isPhoneVerified: true,
    });
    expect(factsOf(session, ready(unverifiedAccount))).toMatchObject({ isEmailVerified: false, isPhoneVerified: false });
    expect(factsOf(session, ready({ ...sampleAccount, attributes: {} }))).toMatchObject({ email: null, phone: null });
  });
});

describe("the providers of an account", () => {
  it("come from its attributes where it has them there", () => {
    const account = { ...sampleAccount, attributes: { identities: JSON.stringify([identity]) } };

    expect(providersOf(ready(account), noToken)).toEqual({ kind: "ready", value: [google] });
  });

  it("come from the id token elsewhere, and are none without one", () => {
    expect(providersOf(ready(sampleAccount), () => tokenOf({ identities: [identity] }))).toEqual({ kind: "ready", value: [google] });
    expect(providersOf(ready(sampleAccount), () => "")).toEqual({ kind: "ready", value: [] });
  });

  it.each([{ kind: "loading" }, { kind: "failed" }] as const)("are $kind with the account", (account) => {
    expect(providersOf(account, noToken)).toBe(account);
  });
});
