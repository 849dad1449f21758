import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Message } from "#domain/identity/core/messages.ts";
import type { Operation } from "#domain/identity/core/operation.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import { changePassword } from "#domain/identity/operations/change-password.server.ts";
import { deleteUser } from "#domain/identity/operations/delete-user.server.ts";
import { deleteUserAttributes } from "#domain/identity/operations/delete-user-attributes.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { setUserMfaPreference } from "#domain/identity/operations/set-user-mfa-preference.server.ts";
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

    const bodyTo = (address?: string) => sent.find((message) => message.to === address && message.code === null)?.body;
    expect(bodyTo(account.attributes.email)).toContain("変更の前のメールアドレスでは、パスワードの再設定はできません。");
    expect(bodyTo(to)).toContain("新しいパスワードを設定してください。");
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
  const FURTHER_MAIL = "アカウントの操作がほかにもありました";
  const changesOf = (body = "") => [...body.matchAll(/^・\S+ \S+ (\S+)（端末/gm)].map(([, what]) => what);

  it("are two of a kind in ten minutes, and one more at their end for all that came after", async () => {
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
    await deliverNotices(identity.service);
    expect(notices().at(2)).toEqual([account.attributes.email, FURTHER_MAIL]);
    expect(changesOf(sent.at(-1)?.body)).toEqual(["パスワードを変更しました", "パスワードを変更しました"]);
    await changesPassword(token, password, "Another5horse");
    await deliverNotices(identity.service);
    expect(notices()).toHaveLength(4);
  });

  const happens = (account: Account, event: string, detail: Record<string, string | boolean> = {}) => {
    identity.clock.advance(1000);
    const entry = { at: identity.clock.now(), poolId: identity.pool.id, clientId: identity.client.id, sub: account.sub, event };
    return recordAudit(db, { ...entry, outcome: "done", detail }, CALLER);
  };

  it("tell in the end of everything that happened, in its order, however much it was", async () => {
    const account = await identity.account();
    for (const event of ["added", "removed", "added", "removed", "added"]) await happens(account, `passkey-${event}`);
    await deliverNotices(identity.service);
    expect(notices().at(-1)).toEqual([account.attributes.email, "パスキーを削除しました"]);
    identity.clock.advance(minutes(10));
    await deliverNotices(identity.service);

    expect(notices().at(-1)).toEqual([account.attributes.email, FURTHER_MAIL]);
    expect(changesOf(sent.at(-1)?.body)).toEqual(["パスキーを追加しました"]);
  });

  it("hide nothing behind a crowd of eight: what comes after it is told later", async () => {
    const account = await identity.account();
    for (const event of ["passkey-added", "passkey-removed", "provider-unlinked", "recovery-codes"])
      for (const _ of [1, 2]) await happens(account, event, { replaced: true });
    await happens(account, "provider-linked", { provider: "LINE" });
    await deliverNotices(identity.service);
    expect(notices()).toHaveLength(8);
    identity.clock.advance(minutes(10));
    await deliverNotices(identity.service);

    expect(changesOf(sent.at(-1)?.body)).toEqual(["ログインの連携を追加しました"]);
  });

  it("lose nothing that happens at the same moment, nor while the later mail is being sent", async () => {
    const account = await identity.account();
    for (const _ of [1, 2]) await happens(account, "passkey-added");
    await happens(account, "passkey-added");
    await Promise.all(Array.from({ length: 6 }, () => happens(account, "passkey-added")));
    identity.clock.advance(minutes(10));
    await Promise.all([deliverNotices(identity.service), happens(account, "passkey-added"), happens(account, "passkey-removed")]);
    identity.clock.advance(minutes(20));
    await deliverNotices(identity.service);

    const later = sent.filter(({ subject }) => subject?.includes(FURTHER_MAIL)).flatMap(({ body }) => changesOf(body));
    expect(later.length + notices().filter(([, subject]) => subject !== FURTHER_MAIL).length).toBe(11);
  });

  it("do not wait for one that cannot be written, which comes again", async () => {
    const account = await identity.account();
    for (const event of ["passkey-added", "passkey-removed", "provider-unlinked"]) await happens(account, event);
    await sql`update identity_notice set kind = 'of-a-later-version', due_at = due_at - interval '1 minute' where kind = 'passkey-added'`.execute(
      db,
    );

    expect(await deliverNotices(identity.service)).toBe(2);
    const { rows } = await sql`select kind, tries from identity_notice where sent_at is null`.execute(db);
    expect(rows).toEqual([{ kind: "of-a-later-version", tries: 1 }]);
  });
});

describe("what a mail says of a change", () => {
  const body = async (work: () => Promise<unknown>) => {
    await work();
    await deliverNotices(identity.service);
    return sent.filter(({ code }) => code === null).map((message) => [message.subject, message.body].join("\n"));
  };

  it("is which second factor was turned on or off, and what signs in alone then", async () => {
    const account = await identity.account({
      attributes: { email: "factors@example.com", email_verified: "true", phone_number: "+819012345678", phone_number_verified: "true" },
    });
    const token = { AccessToken: await signIn(account) };
    const [on] = await body(() => run(setUserMfaPreference, { ...token, SMSMfaSettings: { Enabled: true } }));
    const [, off] = await body(() => run(setUserMfaPreference, { ...token, SMSMfaSettings: { Enabled: false } }));

    expect(on).toContain("二段階認証にSMSが使われるようになりました。");
    expect(off).toContain("二段階認証（SMS）がオフになりました。これからは、パスワードだけでログインできます。");
  });

  it("is the end of the number, and whether it is the first, a new one or gone", async () => {
    const account = await identity.account();
    const token = { AccessToken: await signIn(account) };
    const set = (Value: string) => run(updateUserAttributes, { ...token, UserAttributes: [{ Name: "phone_number", Value }] });
    await body(() => set("+819012345678"));
    await body(() => set("+819087654321"));
    identity.clock.advance(minutes(11));
    const told = await body(() => run(deleteUserAttributes, { ...token, UserAttributeNames: ["phone_number"] }));

    expect(told[0]).toContain("電話番号を登録しました");
    expect(told[0]).toContain("末尾が5678の電話番号が登録されました。");
    expect(told[1]).toContain("末尾が4321の電話番号に変更されました。");
    expect(told[2]).toContain("登録の電話番号が削除されました。");
  });

  it("is to who has no password that there is none to set anew", async () => {
    const identities = [{ providerName: "Google", providerType: "Google", userId: "google-only", dateCreated: 0 }];
    const account = await identity.account({ status: "EXTERNAL_PROVIDER", identities });
    const entry = { at: identity.clock.now(), poolId: identity.pool.id, clientId: identity.client.id, sub: account.sub };
    const [told] = await body(() => recordAudit(db, { ...entry, event: "sign-in", outcome: "done", detail: { newDevice: true } }, CALLER));

    expect(told).toContain("Googleのアカウントのパスワードを変更してください。");
    expect(told).not.toContain("新しいパスワードを設定");
  });
});
