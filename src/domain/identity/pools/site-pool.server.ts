import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client, ClientSettings, Pool, PoolTerms } from "#domain/identity/core/types.ts";
import { REGION } from "#wire/constants.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { createClient, createPool } from "./create-pool.server.ts";
import { changeClient, changePool, findClient, listClients } from "./pool-store.server.ts";
import { HOSTED_SCOPES, helpPagesOf, siteClientSettings, sitePasskeys, sitePoolSettings } from "./site-settings.ts";
import { siteTerms, withTerms } from "./terms.ts";

type NewSite = {
  /** As people read it in mails. */
  readonly name: string;
  /** Null: no client yet. */
  readonly siteOrigin: string | null;
};

/** Makes the pool of a site, and its client. */
export async function createSitePool(
  service: IdentityService,
  { name, siteOrigin }: NewSite,
  caller: Caller,
): Promise<{ readonly pool: Pool; readonly client: Client | null }> {
  const ofSite = siteOrigin === null ? {} : sitePasskeys(siteOrigin);
  const terms = withTerms({}, siteOrigin === null ? null : siteTerms(siteOrigin, TERMS_VERSION));
  const pool = await createPool(service, { name, region: REGION, settings: { ...sitePoolSettings, ...ofSite, ...terms } });
  await note(service, { pool, event: "pool-created", clientId: null }, caller);
  if (siteOrigin === null) return { pool, client: null };
  return {
    pool,
    client: await makeClient(service, { pool, name: "site", settings: siteClientSettings(siteOrigin), withSecret: false }, caller),
  };
}

type NewApp = {
  readonly pool: Pool;
  readonly name: string;
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly withSecret: boolean;
};

/** Makes a client of a pool. It may use the hosted login where that can come back to it. */
export async function createAppClient(
  service: IdentityService,
  { pool, name, callbackUrls, logoutUrls, withSecret }: NewApp,
  caller: Caller,
): Promise<Client> {
  const hosted = callbackUrls.length === 0 ? {} : ({ oauthFlows: ["code"], scopes: HOSTED_SCOPES } as const);
  const settings = { flows: ["USER_SRP_AUTH", "REFRESH_TOKEN_AUTH"], callbackUrls, logoutUrls, ...hosted } as const;
  return makeClient(service, { pool, name, settings, withSecret }, caller);
}

/** Makes the next signing key of a pool, which takes over after `leadSeconds`; answers its id. */
export async function rotateKeys(
  service: IdentityService,
  { pool, leadSeconds }: { readonly pool: Pool; readonly leadSeconds: number },
  caller: Caller,
): Promise<string> {
  const kid = await service.keys.rotate(pool.id, leadSeconds);
  await note(service, { pool, event: "keys-rotated", clientId: null }, caller);
  return kid;
}

/** Chooses what newcomers of a pool agree to from now on; null: nothing is asked. */
export async function changeTerms(
  service: IdentityService,
  { pool, terms }: { readonly pool: Pool; readonly terms: PoolTerms | null },
  caller: Caller,
): Promise<void> {
  await changePool(service.db, pool.id, withTerms(pool.settings, terms), service.clock.now());
  service.directory.forget();
  await note(service, { pool, event: "terms-changed", clientId: null }, caller);
}

/** Chooses how sign-ups of a pool are confirmed from now on. Codes and links that are out stay good. */
export async function changeSignUpVerification(
  service: IdentityService,
  { pool, method }: { readonly pool: Pool; readonly method: "code" | "link" },
  caller: Caller,
): Promise<void> {
  await changePool(service.db, pool.id, { signUpVerification: method }, service.clock.now());
  service.directory.forget();
  await note(service, { pool, event: "sign-up-verification-changed", clientId: null }, caller);
}

/** Turns passkeys on, for the domain of a site. Those made for another domain stop working. False where no browser makes any for it. */
export async function changePasskeys(
  service: IdentityService,
  { pool, siteOrigin }: { readonly pool: Pool; readonly siteOrigin: string },
  caller: Caller,
): Promise<boolean> {
  const settings = sitePasskeys(siteOrigin);
  if (!settings.passkeys) return false;
  await changePool(service.db, pool.id, settings, service.clock.now());
  for (const { id, settings: now } of await listClients(service.db, service.secrets, pool.id)) {
    const flows = [...new Set([...now.flows, "USER_AUTH" as const])];
    if (now.callbackUrls.length > 0) await changeClient(service.db, id, { flows }, service.clock.now());
  }
  service.directory.forget();
  await note(service, { pool, event: "passkeys-changed", clientId: null }, caller);
  return true;
}

type RecentSignIn = {
  readonly pool: Pool;
  readonly clientId: string;
  /** Null: not asked for. */
  readonly seconds: number | null;
  /** Whose pages notice mails lead to; null: they stay as they are. */
  readonly siteOrigin: string | null;
};

/** Chooses how recent a sign-in at a client must be for changes of how one signs in; false when the pool has no such client. */
export async function changeRecentSignIn(
  service: IdentityService,
  { pool, clientId, seconds, siteOrigin }: RecentSignIn,
  caller: Caller,
): Promise<boolean> {
  const client = await findClient(service.db, service.secrets, clientId);
  if (client?.poolId !== pool.id) return false;
  const pages = siteOrigin === null ? {} : { helpPages: helpPagesOf(siteOrigin) };
  await changeClient(service.db, clientId, { recentSignInSeconds: seconds, ...pages }, service.clock.now());
  service.directory.forget();
  await note(service, { pool, event: "recent-sign-in-changed", clientId }, caller);
  return true;
}

type NewClient = { readonly pool: Pool; readonly name: string; readonly settings: Partial<ClientSettings>; readonly withSecret: boolean };

async function makeClient(service: IdentityService, { pool, ...wanted }: NewClient, caller: Caller): Promise<Client> {
  const client = await createClient(service, { poolId: pool.id, ...wanted });
  await note(service, { pool, event: "client-created", clientId: client.id }, caller);
  return client;
}

type Event = { readonly pool: Pool; readonly event: string; readonly clientId: string | null };

async function note({ db, clock }: IdentityService, { pool, event, clientId }: Event, caller: Caller): Promise<void> {
  await recordAudit(db, { at: clock.now(), poolId: pool.id, clientId, sub: null, event, outcome: "done" }, caller);
}
