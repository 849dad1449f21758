import { beforeAll, describe, expect, it } from "vitest";
import { changeAttributes } from "#domain/identity/accounts/attribute-store.server.ts";
import { describeUser } from "#domain/identity/accounts/user-description.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { deliverNotices } from "#domain/identity/messages/deliver-notices.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { addSocialAccount, withProfile } from "./social-accounts.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { pool: { usernameAttributes: ["email"], autoVerified: ["email"] } });
});

const proved = (email: string) => ({ email, email_verified: "true" });

async function comer(subject: string, email: string): Promise<Account> {
  const login = { provider: "Google", providerType: "Google", subject };
  const newcomer = { pool: identity.pool, login, attributes: proved(email), isEmailTold: true };
  return (await addSocialAccount(db, newcomer, identity.clock.now())) as Account;
}

function comesAgain(account: Account, attributes: Record<string, string>): Promise<Account> {
  const { service, pool, client } = identity;
  const profile = { subject: account.identities?.[0]?.userId ?? "", attributes };
  return withProfile(service, { pool, client, account, told: { provider: "Google", profile } }, CALLER);
}

async function told(): Promise<(string | null | undefined)[][]> {
  identity.sent.length = 0;
  await deliverNotices(identity.service);
  return identity.sent.map(({ to, subject }) => [to, subject]).toSorted();
}

describe("an address that a provider has changed", () => {
  it("is followed where the account has it from there, written down, and told to the old one and to the new one", async () => {
    const account = await comer("follows", "one@example.com");
    const { attributes, sub } = await comesAgain(account, proved("other@example.com"));

    expect(attributes.email).toBe("other@example.com");
    const [event] = await listAudit(db, sub, 1);
    expect(event).toMatchObject({ event: "attributes-change", detail: { attributes: "email", changed: "email", provider: "Google" } });
    const subject = "【test】メールアドレスを変更しました";
    expect(await told()).toEqual([
      ["one@example.com", subject],
      ["other@example.com", subject],
    ]);
    expect((await comesAgain(account, proved("third@example.com"))).attributes.email).toBe("third@example.com");
    await told();
  });

  it("stays as its owner has set it, also where that was while the sign-in was under way", async () => {
    const account = await comer("own", "from-google@example.com");
    await changeAttributes(db, account.sub, { set: proved("mine@example.com"), remove: [] }, identity.clock.now());

    expect((await comesAgain(account, proved("moved@example.com"))).attributes.email).toBe("mine@example.com");
    await changeAttributes(db, account.sub, { set: proved("from-google@example.com"), remove: [] }, identity.clock.now());
    expect((await comesAgain(account, proved("moved@example.com"))).attributes.email).toBe("from-google@example.com");
    expect(await told()).toEqual([]);
  });

  it("stays where it is somebody else's here, or nobody proved it there", async () => {
    const account = await comer("careful", "careful@example.com");
    const other = await identity.account();

    expect((await comesAgain(account, proved(other.attributes.email ?? ""))).attributes.email).toBe("careful@example.com");
    const unproved = await comesAgain(account, { email: "claimed@example.com", email_verified: "false", name: "見本 花子" });
    expect(unproved.attributes).toMatchObject({ email: "careful@example.com", name: "見本 花子" });
    expect(await told()).toEqual([]);
  });

  it("is remembered for this alone, and shown to nobody", async () => {
    const account = await comer("silent", "silent@example.com");

    expect(account.identities?.[0]?.toldEmail).toBe("silent@example.com");
    expect(JSON.stringify(describeUser(account, null))).not.toContain("toldEmail");
  });
});
