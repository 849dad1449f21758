import { beforeAll, describe, expect, it } from "vitest";
import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { adminCreateUser } from "./admin-create-user.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { respondToAuthChallenge } from "./respond-to-auth-challenge.server.ts";

let db: Db;
let identity: TestIdentity;
let byMail: TestIdentity;
let byAlias: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
  byMail = await testIdentity(db, { pool: { usernameAttributes: ["email"] } });
  byAlias = await testIdentity(db, { pool: { aliasAttributes: ["email", "preferred_username"] } });
});

const TEMPORARY = "Temporary1pass";
type Answer = { User: { Username: string; UserStatus: string; Enabled: boolean; UserCreateDate: number } };

const create = async (body: object, of: TestIdentity = identity) =>
  (await of.run(adminCreateUser, { UserPoolId: of.pool.id, ...body }, { ...CALLER, operator: "AKIATESTOPERATOR" })) as Answer;
const quietly = (body: object, of?: TestIdentity) => create({ MessageAction: "SUPPRESS", TemporaryPassword: TEMPORARY, ...body }, of);
const signIn = (USERNAME: string, PASSWORD: string, of: TestIdentity = identity) =>
  of.run(initiateAuth, { ClientId: of.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } });
const mail = (address: string, verified?: "true") => [
  { Name: "email", Value: address },
  ...(verified ? [{ Name: "email_verified", Value: verified }] : []),
];
const passwordIn = (text: string | undefined) => /仮パスワード: (\S+)/.exec(text ?? "")?.[1] ?? "";

describe("AdminCreateUser", () => {
  it("makes an account whose temporary password leads to a new one, and to tokens", async () => {
    const { User } = await quietly({ Username: "hanako", UserAttributes: mail("hanako@example.jp", "true") });

    expect(User).toMatchObject({ Username: "hanako", UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
    expect(User.UserCreateDate).toBe(identity.clock.now().getTime() / 1000);
    const asked = (await signIn("hanako", TEMPORARY)) as { ChallengeName: string; Session: string };
    expect(asked.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    const responses = { USERNAME: "hanako", NEW_PASSWORD: "Quite-another4" };
    const answer = {
      ClientId: identity.client.id,
      ChallengeName: asked.ChallengeName,
      Session: asked.Session,
      ChallengeResponses: responses,
    };
    expect(await identity.run(respondToAuthChallenge, answer)).toMatchObject({ AuthenticationResult: { TokenType: "Bearer" } });
  });

  it("notes who made it, and sends nothing when that is suppressed", async () => {
    const before = identity.sent.length;
    await quietly({ Username: "quiet", UserAttributes: mail("quiet@example.jp") });

    const account = await findAccountByName(db, identity.pool, "quiet");
    expect(await listAudit(db, account?.sub ?? "", 1)).toMatchObject([
      { event: "account-created", detail: { operator: "AKIATESTOPERATOR" } },
    ]);
    expect(identity.sent).toHaveLength(before);
  });

  it("mails a made-up password to the new user, which works until its days are over", async () => {
    await create({ Username: "invited", UserAttributes: mail("invited@example.jp"), DesiredDeliveryMediums: ["EMAIL"] });

    const invitation = identity.sent.at(-1);
    expect(invitation).toMatchObject({ medium: "EMAIL", to: "invited@example.jp", subject: "【test】アカウントのご案内", code: null });
    expect(invitation?.body).toContain("ユーザー名: invited");
    expect(await signIn("invited", passwordIn(invitation?.body))).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
    const start = identity.clock.now();
    identity.clock.advance(days(7));
    await expect(signIn("invited", passwordIn(invitation?.body))).rejects.toMatchObject({
      message: "Temporary password has expired and must be reset by an administrator.",
    });
    identity.clock.moveTo(start);
  });

  it("invites again with another password, as long as the first was not used", async () => {
    await create({ Username: "forgetful", UserAttributes: mail("forgetful@example.jp") });
    const first = passwordIn(identity.sent.at(-1)?.body);

    await create({ Username: "forgetful", MessageAction: "RESEND" });

    const second = passwordIn(identity.sent.at(-1)?.body);
    await expect(signIn("forgetful", first)).rejects.toMatchObject({ message: "Incorrect username or password." });
    expect(await signIn("forgetful", second)).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
  });

  it("does not invite again who is confirmed, or unknown", async () => {
    const { username } = await identity.account();
    await expect(create({ Username: username, MessageAction: "RESEND" })).rejects.toMatchObject({ type: "UnsupportedUserStateException" });
    await expect(create({ Username: "nobody", MessageAction: "RESEND" })).rejects.toMatchObject({ type: "UserNotFoundException" });
  });

  it("keeps the account when the invitation could not be delivered, so that it can be sent again", async () => {
    const deaf = await testIdentity(db, { parts: { send: async () => false } });

    await expect(create({ Username: "unlucky", UserAttributes: mail("unlucky@example.jp") }, deaf)).rejects.toMatchObject({
      type: "CodeDeliveryFailureException",
    });

    expect(await findAccountByName(db, deaf.pool, "unlucky")).toMatchObject({ status: "FORCE_CHANGE_PASSWORD" });
  });

  it.each([
    ["a name that is taken", { Username: "HANAKO" }, "UsernameExistsException"],
    ["a weak temporary password", { Username: "weak", TemporaryPassword: "short" }, "InvalidPasswordException"],
    ["an unknown attribute", { Username: "odd", UserAttributes: [{ Name: "shoe_size", Value: "26" }] }, "InvalidParameterException"],
    [
      "a medium without its address",
      { Username: "mute", MessageAction: undefined, DesiredDeliveryMediums: ["SMS"] },
      "InvalidParameterException",
    ],
  ])("refuses %s", async (_, body, type) => {
    await expect(quietly(body)).rejects.toMatchObject({ type });
  });
});

describe("AdminCreateUser where the name is a mail address", () => {
  it("names the account by its sub and signs in by the address", async () => {
    const { User } = await quietly({ Username: "Jiro@example.jp" }, byMail);

    expect(User.Username).toMatch(/^[0-9a-f-]{36}$/);
    expect(await signIn("jiro@example.jp", TEMPORARY, byMail)).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
    await expect(quietly({ Username: "jiro@EXAMPLE.jp" }, byMail)).rejects.toMatchObject({ type: "UsernameExistsException" });
  });

  it("invites by the address, not by the sub", async () => {
    await create({ Username: "saburo@example.jp" }, byMail);
    expect(byMail.sent.at(-1)?.body).toContain("ユーザー名: saburo@example.jp");
  });

  it("refuses a name that is none", async () => {
    await expect(quietly({ Username: "jiro" }, byMail)).rejects.toMatchObject({ message: "Username should be an email." });
  });
});

describe("AdminCreateUser where verified addresses sign in", () => {
  const SHARED = "shared@example.jp";

  it("refuses a verified address of another account, unless it may be moved", async () => {
    await quietly({ Username: "first", UserAttributes: mail(SHARED, "true") }, byAlias);
    const second = { Username: "second", UserAttributes: mail(SHARED, "true") };

    await expect(quietly(second, byAlias)).rejects.toMatchObject({ type: "AliasExistsException" });
    expect(await findAccountByName(db, byAlias.pool, "second")).toBeNull();

    await quietly({ ...second, ForceAliasCreation: true }, byAlias);
    expect(await findAccountByName(db, byAlias.pool, SHARED)).toMatchObject({ username: "second" });
    expect(await findAccountByName(db, byAlias.pool, "first")).toMatchObject({ attributes: { email_verified: "false" } });
  });

  it("does not sign in by an address that nobody verified", async () => {
    await quietly({ Username: "doubtful", UserAttributes: mail("doubtful@example.jp") }, byAlias);
    expect(await findAccountByName(db, byAlias.pool, "doubtful@example.jp")).toBeNull();
  });

  it("refuses a preferred name that is taken", async () => {
    const UserAttributes = [{ Name: "preferred_username", Value: "star" }];
    await quietly({ Username: "third", UserAttributes }, byAlias);
    await expect(quietly({ Username: "fourth", UserAttributes }, byAlias)).rejects.toMatchObject({ type: "AliasExistsException" });
  });
});
