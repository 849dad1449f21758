import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { secretHashOf } from "#domain/identity/core/clients.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type TestCarrier, testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { confirmSignUp } from "./confirm-sign-up.server.ts";
import { signUp } from "./sign-up.server.ts";

type Answer = { UserConfirmed: boolean; UserSub: string; CodeDeliveryDetails?: object };

let db: Db;
let identity: TestIdentity;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send } });
});

let names = 0;
const body = (more: Record<string, unknown> = {}, of: TestIdentity = identity) => {
  names += 1;
  const Username = `newcomer${names}`;
  const UserAttributes = [{ Name: "email", Value: `${Username}@example.jp` }];
  return { ClientId: of.client.id, Username, Password: PASSWORD, UserAttributes, ...more };
};
const run = (request: object, of: TestIdentity = identity) => of.run(signUp, request) as Promise<Answer>;

describe("SignUp", () => {
  it("makes an unconfirmed account, mails a code, and answers where it went", async () => {
    const request = body({
      UserAttributes: [
        { Name: "email", Value: "foo@example.jp" },
        { Name: "name", Value: "花子" },
      ],
    });

    const answer = await run(request);

    expect(answer).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { Destination: "f***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    const account = await findAccount(db, answer.UserSub);
    expect(account).toMatchObject({
      username: request.Username,
      status: "UNCONFIRMED",
      attributes: { email: "foo@example.jp", name: "花子" },
    });
    expect(account?.passwordHash).toBeNull();
    expect(carrier.sent.at(-1)).toMatchObject({ to: "foo@example.jp", username: request.Username });
    expect((await listAudit(db, answer.UserSub, 5)).map(({ event, outcome }) => [event, outcome])).toEqual([["sign-up", "done"]]);
  });

  it("makes an account that signs in with its password once it is confirmed", async () => {
    const request = body();
    const { UserSub } = await run(request);
    const code = carrier.codeTo(`${request.Username}@example.jp`);
    await identity.run(confirmSignUp, { ClientId: identity.client.id, Username: request.Username, ConfirmationCode: code });

    const account = await findAccount(db, UserSub);
    if (!account) throw new Error("no account");
    const tokens = await identity.signIn(account);

    expect(tokens.AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("refuses a taken name in any case, and leaves the first account as it was", async () => {
    const request = body();
    const { UserSub } = await run(request);
    const before = await findAccount(db, UserSub);

    await expect(run({ ...request, Username: request.Username.toUpperCase(), Password: "Another2horse" })).rejects.toMatchObject({
      type: "UsernameExistsException",
      message: "User already exists",
    });
    expect(await findAccount(db, UserSub)).toEqual(before);
  });

  it("makes one account of two calls at once", async () => {
    const request = body();

    const outcomes = await Promise.allSettled([run(request), run(request), run(request)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === "rejected").map((one) => one.status === "rejected" && one.reason.type)).toEqual([
      "UsernameExistsException",
      "UsernameExistsException",
    ]);
  });

  it.each([
    [
      "a weak password",
      { Password: "short" },
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
    ],
    ["no password", { Password: undefined }, "InvalidParameterException", "Missing required parameter Password"],
    [
      "a wrong address",
      { UserAttributes: [{ Name: "email", Value: "nowhere" }] },
      "InvalidParameterException",
      "Invalid email address format.",
    ],
    [
      "a verification of its own",
      { UserAttributes: [{ Name: "email_verified", Value: "true" }] },
      "NotAuthorizedException",
      "A client attempted to write unauthorized attribute",
    ],
    ["a client that does not exist", { ClientId: "nobody" }, "ResourceNotFoundException", "User pool client nobody does not exist."],
  ])("refuses %s", async (_case, more, type, message) => {
    await expect(run(body(more))).rejects.toMatchObject({ type, message });
  });

  it("keeps no account when too many codes went to the address, and none without its code", async () => {
    const UserAttributes = [{ Name: "email", Value: "crowded@example.jp" }];
    for (let i = 0; i < 10; i += 1) await run(body({ UserAttributes }));
    const eleventh = body({ UserAttributes });

    await expect(run(eleventh)).rejects.toMatchObject({ type: "LimitExceededException" });
    expect(await findAccountByName(db, identity.pool, eleventh.Username)).toBeNull();
  });

  it("keeps the account when the code cannot be delivered, and says so", async () => {
    const request = body();
    carrier.fail(true);
    const outcome = run(request).finally(() => carrier.fail(false));

    await expect(outcome).rejects.toMatchObject({ type: "CodeDeliveryFailureException" });
    expect(await findAccountByName(db, identity.pool, request.Username)).toMatchObject({ status: "UNCONFIRMED" });
  });

  it("sends no code where the pool verifies nothing of what was given", async () => {
    const before = carrier.sent.length;

    const answer = await run(body({ UserAttributes: [] }));

    expect(answer.CodeDeliveryDetails).toBeUndefined();
    expect(carrier.sent).toHaveLength(before);
  });

  it("asks a client with a secret for its hash", async () => {
    const client = await createClient(identity.service, { poolId: identity.pool.id, name: "server", settings: {}, withSecret: true });
    const request = body({ ClientId: client.id });
    const SecretHash = secretHashOf(client, request.Username);

    await expect(run(request)).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: expect.stringContaining("SECRET_HASH was not received"),
    });
    await expect(run({ ...request, SecretHash: "AAAA" })).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: `SecretHash does not match for the client: ${client.id}`,
    });
    expect(await run({ ...request, SecretHash })).toMatchObject({ UserConfirmed: false });
  });

  it("is refused where only operators make accounts", async () => {
    const closed = await testIdentity(db, { pool: { selfSignUp: false } });

    await expect(run(body({}, closed), closed)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("keeps neither the password nor the code in the database", async () => {
    const request = body({ Password: "Unheard0of-word" });
    const { UserSub } = await run(request);
    const code = carrier.codeTo(`${request.Username}@example.jp`);

    const { rows } = await sql<{ text: string }>`
      select concat(to_jsonb(a)::text, to_jsonb(c)::text, (select string_agg(to_jsonb(l)::text, '') from identity_audit l where l.sub = a.sub)) as text
      from identity_account a join identity_code c using (sub) where a.sub = ${UserSub}`.execute(db);

    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain("Unheard0of-word");
    expect(rows[0]?.text).not.toContain(`"${code}"`);
  });
});

describe("SignUp where the user name is an address", () => {
  let byMail: TestIdentity;
  let mails: TestCarrier;
  beforeAll(async () => {
    mails = testCarrier();
    byMail = await testIdentity(db, {
      pool: { usernameAttributes: ["email"], autoVerified: ["email", "phone_number"] },
      parts: { send: mails.send },
    });
  });
  const mailBody = (Username: string, more: Record<string, unknown> = {}) => ({
    ClientId: byMail.client.id,
    Username,
    Password: PASSWORD,
    ...more,
  });

  it("names the account by its sub, and writes to that address alone", async () => {
    const phone = [
      { Name: "phone_number", Value: "+819011112222" },
      { Name: "email", Value: "other@example.jp" },
    ];

    const { UserSub } = await run(mailBody("Jiro@example.jp", { UserAttributes: phone }), byMail);

    expect(await findAccountByName(db, byMail.pool, "jiro@EXAMPLE.jp")).toMatchObject({
      sub: UserSub,
      username: UserSub,
      attributes: { email: "Jiro@example.jp", phone_number: "+819011112222" },
    });
    expect(mails.sent.map(({ to }) => to)).toEqual(["Jiro@example.jp"]);
  });

  it("answers for a known address as for a new one, changes nothing, and tells the owner", async () => {
    const { UserSub } = await run(mailBody("owner@example.jp"), byMail);
    const confirmation = { ClientId: byMail.client.id, Username: "owner@example.jp", ConfirmationCode: mails.codeTo("owner@example.jp") };
    await byMail.run(confirmSignUp, confirmation);
    const before = await findAccount(db, UserSub);

    const answer = await run(mailBody("OWNER@example.jp", { Password: "Stolen3horses" }), byMail);

    expect(answer).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { Destination: "o***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    expect(answer.UserSub).not.toBe(UserSub);
    expect(await findAccount(db, UserSub)).toEqual(before);
    expect(mails.sent.at(-1)).toMatchObject({
      to: "OWNER@example.jp",
      code: null,
      body: expect.stringContaining("すでに登録されています"),
    });
  });

  it("then refuses codes for a known address as wrong ones, and after five of them all", async () => {
    await byMail.account({ username: "known", attributes: { email: "known@example.jp", email_verified: "true" } });
    await sql`insert into identity_alias select pool_id, 'email', 'known@example.jp', sub from identity_account
      where username = 'known' and pool_id = ${byMail.pool.id}`.execute(db);
    await run(mailBody("known@example.jp"), byMail);
    const guess = () =>
      byMail
        .run(confirmSignUp, { ClientId: byMail.client.id, Username: "known@example.jp", ConfirmationCode: "123456" })
        .catch((error) => error.type);

    const outcomes = [];
    for (let i = 0; i < 6; i += 1) outcomes.push(await guess());

    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => "CodeMismatchException"), "LimitExceededException"]);
  });

  it("sends another code while the first sign-up waits, and keeps its password", async () => {
    const { UserSub } = await run(mailBody("waiting@example.jp"), byMail);
    const before = await findAccount(db, UserSub);

    await run(mailBody("waiting@example.jp", { Password: "Another2horse" }), byMail);

    expect(await findAccount(db, UserSub)).toEqual(before);
    const confirmation = {
      ClientId: byMail.client.id,
      Username: "waiting@example.jp",
      ConfirmationCode: mails.codeTo("waiting@example.jp"),
    };
    expect(await byMail.run(confirmSignUp, confirmation)).toEqual({});
  });

  it("says that an address is known to a client that does not prevent it", async () => {
    const client = await createClient(byMail.service, {
      poolId: byMail.pool.id,
      name: "legacy",
      settings: { preventsExistenceErrors: false },
    });
    await run(mailBody("plain@example.jp"), byMail);

    await expect(run(mailBody("plain@example.jp", { ClientId: client.id }), byMail)).rejects.toMatchObject({
      type: "UsernameExistsException",
    });
  });

  it("makes one account of two calls at once", async () => {
    await Promise.allSettled([run(mailBody("twice@example.jp"), byMail), run(mailBody("twice@example.jp"), byMail)]);

    const { rows } =
      await sql`select 1 from identity_account where pool_id = ${byMail.pool.id} and attributes->>'email' = 'twice@example.jp'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
