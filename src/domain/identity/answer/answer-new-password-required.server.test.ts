import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, POOL_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";

const NEW = "Second4horse";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const passwordPolicy = { ...POOL_SETTINGS.passwordPolicy, historySize: 2 } as NonNullable<typeof POOL_SETTINGS.passwordPolicy>;
  identity = await testIdentity(db, { pool: { passwordPolicy, requiredAttributes: ["email", "name"] } });
});

async function begin() {
  const account = await identity.account({ status: "FORCE_CHANGE_PASSWORD" });
  const step = (await identity.signIn(account)) as {
    ChallengeName?: string;
    Session?: string;
    ChallengeParameters?: Record<string, string>;
  };
  expect(step.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
  return { account, step };
}

async function answer(account: Account, Session: string | undefined, responses: Record<string, string>) {
  const ChallengeResponses = { USERNAME: account.username, ...responses };
  const body = { ClientId: identity.client.id, ChallengeName: "NEW_PASSWORD_REQUIRED", Session, ChallengeResponses };
  return (await identity.run(respondToAuthChallenge, body)) as { AuthenticationResult?: { AccessToken: string } };
}

const RIGHT = { NEW_PASSWORD: NEW, "userAttributes.name": "花子" };

describe("the new password after a temporary one", () => {
  it("is asked for with the attributes there are and those that are missing", async () => {
    const { account, step } = await begin();
    expect(JSON.parse(step.ChallengeParameters?.userAttributes ?? "")).toMatchObject({ email: account.attributes.email });
    expect(JSON.parse(step.ChallengeParameters?.requiredAttributes ?? "")).toEqual(["userAttributes.name"]);
  });

  it("is the password from then on, with the attributes of the answer", async () => {
    const { account, step } = await begin();
    const { AuthenticationResult } = await answer(account, step.Session, RIGHT);
    expect(await identity.run(getUser, { AccessToken: AuthenticationResult?.AccessToken })).toMatchObject({
      UserAttributes: expect.arrayContaining([{ Name: "name", Value: "花子" }]),
    });
    expect(await findAccount(db, account.sub)).toMatchObject({ status: "CONFIRMED", temporaryUntil: null, passwordHash: null });
    expect((await identity.signIn(account, NEW)).AuthenticationResult).toBeDefined();
    await expect(identity.signIn(account, PASSWORD)).rejects.toMatchObject({ message: "Incorrect username or password." });
  });

  it.each([
    ["is missing", { NEW_PASSWORD: "" }, "InvalidParameterException"],
    ["is too long", { NEW_PASSWORD: `Aa1${"x".repeat(254)}` }, "InvalidParameterException"],
    ["has a space", { NEW_PASSWORD: "Second 4 horse" }, "InvalidParameterException"],
    ["is weak", { NEW_PASSWORD: "second4horse" }, "InvalidPasswordException"],
    ["is the temporary one", { NEW_PASSWORD: PASSWORD }, "PasswordHistoryPolicyViolationException"],
    ["comes without a required attribute", { "userAttributes.name": "" }, "InvalidParameterException"],
    ["comes with an attribute nobody knows", { "userAttributes.shoe_size": "24" }, "InvalidParameterException"],
    ["comes with a verification", { "userAttributes.email_verified": "true" }, "NotAuthorizedException"],
    ["comes with another address", { "userAttributes.email": "mallory@example.com" }, "NotAuthorizedException"],
    ["comes with a malformed number", { "userAttributes.phone_number": "090" }, "InvalidParameterException"],
  ])("is refused when it %s, and the session stays good", async (_, wrong, type) => {
    const { account, step } = await begin();
    await expect(answer(account, step.Session, { ...RIGHT, ...wrong })).rejects.toMatchObject({ type });
    expect(await findAccount(db, account.sub)).toMatchObject({ status: "FORCE_CHANGE_PASSWORD", attributes: account.attributes });
    expect((await answer(account, step.Session, RIGHT)).AuthenticationResult).toBeDefined();
  });

  it("may come with the address that is there already, and with a phone number, which stays unproved", async () => {
    const { account, step } = await begin();
    const same = { "userAttributes.email": account.attributes.email ?? "", "userAttributes.phone_number": "+819012345678" };
    await answer(account, step.Session, { ...RIGHT, ...same });
    expect((await findAccount(db, account.sub))?.attributes).toEqual({
      ...account.attributes,
      name: "花子",
      phone_number: "+819012345678",
    });
  });
});

describe("the session of a new password", () => {
  it("comes of a right temporary password alone", async () => {
    const { account } = await begin();
    for (const session of [undefined, "made-up-session-of-nobody"])
      await expect(answer(account, session, RIGHT)).rejects.toMatchObject({
        type: expect.stringMatching(/NotAuthorized|InvalidParameter/),
      });
    expect(await findAccount(db, account.sub)).toMatchObject({ status: "FORCE_CHANGE_PASSWORD" });
  });

  it("is for its user alone, once", async () => {
    const [one, other] = [await begin(), await begin()];
    await expect(answer(other.account, one.step.Session, RIGHT)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    await answer(one.account, one.step.Session, RIGHT);
    await expect(answer(one.account, one.step.Session, { ...RIGHT, NEW_PASSWORD: "Third5horse" })).rejects.toMatchObject({
      type: "NotAuthorizedException",
    });
    expect((await identity.signIn(one.account, NEW)).AuthenticationResult).toBeDefined();
  });

  it("is void once the account has a password of its own", async () => {
    const { account, step } = await begin();
    await changeAccount(db, account.sub, { status: "CONFIRMED" }, identity.clock.now());
    await expect(answer(account, step.Session, RIGHT)).rejects.toMatchObject({ message: "Invalid session for the user." });
  });

  it("changes the password for one of many calls at the same time", async () => {
    const { account, step } = await begin();
    const tries = await Promise.allSettled(
      ["Third5horse", "Fourth6horse"].map((NEW_PASSWORD) => answer(account, step.Session, { ...RIGHT, NEW_PASSWORD })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
