import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { exchangeCode, issueCode } from "#domain/identity/hosted/oauth-codes.server.ts";
import { parseProviderSettings } from "#domain/identity/social/provider-settings.ts";
import { findProvider, saveProvider } from "#domain/identity/social/provider-store.server.ts";
import { findSignedInBrowser, openBrowserSession } from "#domain/identity/tokens/browser-sessions.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { CHALLENGE, REDIRECT, VERIFIER } from "#test/support/hosted.ts";
import { CALLER, testIdentity } from "#test/support/identity.ts";

let identity: Awaited<ReturnType<typeof testIdentity>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  identity = await testIdentity(db);
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(identity.service.db);
  return rows[0]?.n ?? 0;
}

describe("the sessions of browsers", () => {
  it("are kept as hashes, and cleared away once they have ended", async () => {
    const { service, clock } = identity;
    const account = await identity.account();
    const token = await openBrowserSession(service, account);

    expect(await findSignedInBrowser(service, token, account.poolId)).toMatchObject({ account: { sub: account.sub } });
    const { rows } = await sql<{ kept: Buffer }>`select token_hash as kept from identity_browser_session`.execute(service.db);
    expect(rows.map(({ kept }) => kept.toString("base64url"))).not.toContain(token);

    clock.advance(hours(1) + 1);
    await openBrowserSession(service, account);
    expect(await count("identity_browser_session")).toBe(1);
  });

  it("end when the account changes its password in another place", async () => {
    const { service, clock } = identity;
    const account = await identity.account();
    const token = await openBrowserSession(service, account);
    clock.advance(1);
    await sql`update identity_account set password_changed_at = ${clock.now()} where sub = ${account.sub}`.execute(service.db);

    expect(await findSignedInBrowser(service, token, account.poolId)).toBeNull();
  });
});

describe("codes", () => {
  it("are remembered for a day after they expired, so that a second use is seen, and then forgotten", async () => {
    const { service, clock, client } = identity;
    const { sub } = await identity.account();
    const request = { clientId: client.id, sub, redirectUri: REDIRECT, scope: "openid", nonce: null, codeChallenge: CHALLENGE };
    const code = await issueCode(service, { ...request, authTime: clock.now() });
    if (code === null) throw new Error("no code for an account that is there");
    const answer = { client, code, redirectUri: REDIRECT, verifier: VERIFIER };
    await exchangeCode(service, answer, CALLER);

    clock.advance(hours(23));
    await issueCode(service, { ...request, authTime: clock.now() });
    expect(await exchangeCode(service, answer, CALLER)).toEqual({ ok: false, reason: "used" });

    clock.advance(days(1) + minutes(5));
    await issueCode(service, { ...request, authTime: clock.now() });
    expect(await exchangeCode(service, answer, CALLER)).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("providers", () => {
  const settings = parseProviderSettings({ kind: "oidc", clientId: "c", issuer: "https://issuer.example" });

  it("are kept with their secret sealed, and replaced as a whole", async () => {
    const { service, pool, clock } = identity;
    const { db, secrets } = service;
    const provider = { poolId: pool.id, name: "Google", settings, secret: "the secret" };
    await saveProvider(db, secrets, provider, clock.now());

    expect(await findProvider(db, secrets, pool.id, "Google")).toEqual(provider);
    const { rows } = await sql<{ row: string }>`select identity_provider::text as row from identity_provider`.execute(db);
    expect(rows[0]?.row).not.toContain(Buffer.from("the secret").toString("hex"));

    await saveProvider(db, secrets, { ...provider, secret: null }, clock.now());
    expect(await findProvider(db, secrets, pool.id, "Google")).toMatchObject({ secret: null });
    expect(await findProvider(db, secrets, pool.id, "Facebook")).toBeNull();
  });
});
