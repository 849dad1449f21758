import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { beginHostedLogin } from "#domain/identity/hosted/hosted-login.server.ts";
import { exchangeCode, issueCode } from "#domain/identity/hosted/oauth-codes.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CHALLENGE, REDIRECT, VERIFIER } from "#test/support/hosted.ts";
import { CALLER, PASSWORD, testIdentity } from "#test/support/identity.ts";

let db: Db;
let identity: Awaited<ReturnType<typeof testIdentity>>;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { pool: { mfa: "OFF", factors: [] } });
});

const remove = (at: Db | Tx, sub: string) => sql`delete from identity_account where sub = ${sub}`.execute(at);

/** Deletes the account in a transaction that ends only when `begin` waits for it; answers what became of it. */
async function deletedWhile<T>(sub: string, begin: () => Promise<T>): Promise<T> {
  const { begun } = await db.transaction().execute(async (tx) => {
    await remove(tx, sub);
    const work = begin();
    work.catch(() => undefined);
    await somebodyWaits();
    return { begun: work };
  });
  return begun;
}

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    if (Number(rows[0]?.n) > 0) return;
  }
}

async function aCode() {
  const { service, clock, client } = identity;
  const { sub } = await identity.account();
  const request = { clientId: client.id, sub, redirectUri: REDIRECT, scope: "openid", nonce: null, codeChallenge: CHALLENGE };
  const code = await issueCode(service, { ...request, authTime: clock.now() });
  if (code === null) throw new Error("no code for an account that is there");
  return { sub, exchange: () => exchangeCode(service, { client, code, redirectUri: REDIRECT, verifier: VERIFIER }, CALLER) };
}

it("a sign-in of an account that is deleted meanwhile is refused as that of a user who does not exist", async () => {
  const account = await identity.account();

  await expect(deletedWhile(account.sub, () => identity.signIn(account))).rejects.toMatchObject({ type: "UserNotFoundException" });
});

it("a hosted sign-in of an account that is deleted meanwhile is refused in the same way", async () => {
  const { service, pool, client } = identity;
  const { sub, username } = await identity.account();
  const begin = () => beginHostedLogin(service, { pool, client, username, password: PASSWORD }, CALLER);

  await expect(deletedWhile(sub, begin)).rejects.toMatchObject({ type: "UserNotFoundException" });
});

it("no code is given for an account that is deleted meanwhile", async () => {
  const { service, clock, client } = identity;
  const { sub } = await identity.account();
  const request = { clientId: client.id, sub, redirectUri: REDIRECT, scope: "openid", nonce: null, codeChallenge: CHALLENGE };

  expect(await deletedWhile(sub, () => issueCode(service, { ...request, authTime: clock.now() }))).toBeNull();
});

it("a code whose account is deleted before it could be taken is unknown", async () => {
  const { sub, exchange } = await aCode();

  expect(await deletedWhile(sub, exchange)).toEqual({ ok: false, reason: "unknown" });
});

it("a code and a deletion at the same time end one way or the other, and never block each other", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { sub, exchange } = await aCode();
    const [exchanged] = await Promise.all([exchange(), remove(db, sub)]);

    if (!exchanged.ok) expect(["unknown", "no-account"]).toContain(exchanged.reason);
    const { rows } = await sql`select from identity_grant where sub = ${sub}`.execute(db);
    expect(rows).toEqual([]);
  }
});
