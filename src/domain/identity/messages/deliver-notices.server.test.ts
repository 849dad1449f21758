import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Message } from "#domain/identity/core/messages.ts";
import type { Operation } from "#domain/identity/core/operation.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import { changePassword } from "#domain/identity/operations/change-password.server.ts";
import { deleteUser } from "#domain/identity/operations/delete-user.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { updateUserAttributes } from "#domain/identity/operations/update-user-attributes.server.ts";
import { verifyUserAttribute } from "#domain/identity/operations/verify-user-attribute.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { deliverNotices } from "./deliver-notices.server.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";
const CALLER: Caller = { ip: "192.0.2.1", requestId: "test", userAgent: IPHONE };

let db: Db;
let identity: TestIdentity;
let isDown = false;
const sent: Message[] = [];
const send = async (message: Message) => {
  if (!isDown) sent.push(message);
  return !isDown;
};

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { pool: { verifyBeforeUpdate: ["email"] }, parts: { send } });
});
beforeEach(async () => {
  isDown = false;
  await sql`delete from identity_notice`.execute(db);
  sent.length = 0;
});

const notices = () => sent.filter(({ code }) => code === null).map(({ to, subject }) => [to, subject?.replace("【test】", "")]);
const run = (operation: Operation, body: object, caller: Caller = CALLER) => identity.run(operation, body, caller);

async function signIn(account: Account, caller: Caller = CALLER, password = PASSWORD): Promise<string> {
  const AuthParameters = { USERNAME: account.username, PASSWORD: password };
  const answer = await run(initiateAuth, { ClientId: identity.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }, caller);
  return (answer as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken;
}

async function changesPassword(AccessToken: string, from: string, to: string) {
  await run(changePassword, { AccessToken, PreviousPassword: from, ProposedPassword: to });
}

describe("a change of an account", () => {
  it("is told by mail, with its time and device", async () => {
    const account = await identity.account();
    await changesPassword(await signIn(account), PASSWORD, "Another1horse");
    expect(sent).toEqual([]);

    expect(await deliverNotices(identity.service)).toBe(1);
    expect(notices()).toEqual([[account.attributes.email, "パスワードを変更しました"]]);
    expect(sent[0]?.body).toContain("端末: iPhone の Safari");
    expect(await deliverNotices(identity.service)).toBe(0);
  });

  it("of the mail address is told to the old one and to the new one, once the new one is proved", async () => {
    const account = await identity.account();
    const AccessToken = await signIn(account);
    const to = `new-${account.username}@example.com`;
    await run(updateUserAttributes, { AccessToken, UserAttributes: [{ Name: "email", Value: to }] });
    await deliverNotices(identity.service);
    expect(notices()).toEqual([]);
    const Code = sent.findLast((message) => message.to === to)?.code ?? "";
    await run(verifyUserAttribute, { AccessToken, AttributeName: "email", Code });
    await deliverNotices(identity.service);

    const subject = "メールアドレスを変更しました";
    expect(notices().toSorted()).toEqual(
      [
        [to, subject],
        [account.attributes.email, subject],
      ].toSorted(),
    );
  });

  it("is told of an account that is gone", async () => {
    const account = await identity.account();
    await run(deleteUser, { AccessToken: await signIn(account) });
    await deliverNotices(identity.service);

    expect(notices()).toEqual([[account.attributes.email, "アカウントを削除しました"]]);
  });

  it("is told to no address that was never proved", async () => {
    const account = await identity.account({ attributes: { email: "somebody@example.com", email_verified: "false" } });
    await changesPassword(await signIn(account), PASSWORD, "Another1horse");
    await deliverNotices(identity.service);

    expect(notices()).toEqual([]);
  });

  it("that was refused is not told", async () => {
    const account = await identity.account();
    const AccessToken = await signIn(account);
    await expect(changesPassword(AccessToken, "Wrong1horse", "Another1horse")).rejects.toThrow();
    await expect(run(verifyUserAttribute, { AccessToken, AttributeName: "email", Code: "000000" })).rejects.toThrow();
    await deliverNotices(identity.service);

    expect(notices()).toEqual([]);
  });
});

describe("a sign-in", () => {
  const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36";
  const NEW = "新しい端末からログインがありました";

  it("from a device or a place that was not seen before is told, the first of all and known ones are not", async () => {
    const account = await identity.account();
    const email = account.attributes.email;
    await signIn(account);
    await signIn(account);
    await deliverNotices(identity.service);
    expect(notices()).toEqual([]);

    await signIn(account, { ...CALLER, userAgent: CHROME });
    await deliverNotices(identity.service);
    expect(notices()).toEqual([[email, NEW]]);

    await signIn(account, { ...CALLER, userAgent: CHROME });
    await signIn(account, { ...CALLER, ip: "198.51.100.7" });
    await deliverNotices(identity.service);
    expect(notices()).toEqual([
      [email, NEW],
      [email, NEW],
    ]);
  });

  it("goes on while no mail can be sent", async () => {
    const account = await identity.account();
    await signIn(account);
    isDown = true;

    expect(await signIn(account, { ...CALLER, userAgent: CHROME })).not.toBe("");
  });
});

describe("a mail that cannot be sent", () => {
  it("is tried again, later each time, until it goes out", async () => {
    const account = await identity.account();
    await changesPassword(await signIn(account), PASSWORD, "Another1horse");
    isDown = true;
    expect(await deliverNotices(identity.service)).toBe(0);
    isDown = false;
    expect(await deliverNotices(identity.service)).toBe(0);
    identity.clock.advance(minutes(1));

    expect(await deliverNotices(identity.service)).toBe(1);
    expect(notices()).toHaveLength(1);
  });

  it("is given up after about two days, and its address forgotten", async () => {
    const account = await identity.account();
    await changesPassword(await signIn(account), PASSWORD, "Another1horse");
    isDown = true;
    let tries = 0;
    while (tries < 40) {
      await deliverNotices(identity.service);
      identity.clock.advance(minutes(360));
      tries += 1;
    }
    const { rows } = await sql<{ tries: number; recipient: string }>`select tries, recipient from identity_notice`.execute(db);
    expect(rows).toEqual([{ tries: 16, recipient: "" }]);
    identity.clock.advance(-days(10));
  });

  it("is taken by one of two processes", async () => {
    const account = await identity.account();
    await changesPassword(await signIn(account), PASSWORD, "Another1horse");
    const counts = await Promise.all([deliverNotices(identity.service), deliverNotices(identity.service)]);

    expect(counts.toSorted()).toEqual([0, 1]);
  });
});

describe("mails of one account", () => {
  it("are two of a kind in ten minutes, however often it happens", async () => {
    const account = await identity.account();
    let [token, password] = [await signIn(account), PASSWORD];
    for (const next of ["Another1horse", "Another2horse", "Another3horse", "Another4horse"]) {
      await changesPassword(token, password, next);
      identity.clock.advance(1000);
      [token, password] = [await signIn(account, CALLER, next), next];
    }
    await deliverNotices(identity.service);
    expect(notices()).toHaveLength(2);

    identity.clock.advance(minutes(10));
    await changesPassword(token, password, "Another5horse");
    await deliverNotices(identity.service);
    expect(notices()).toHaveLength(3);
  });
});
