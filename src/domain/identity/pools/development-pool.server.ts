import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ClientSettings, Pool, PoolTerms } from "#domain/identity/core/types.ts";
import { FIXED_ANSWER } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { REGION } from "#wire/constants.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { createClient, createPool } from "./create-pool.server.ts";
import { changeClient, changePool, findClient, findPool } from "./pool-store.server.ts";
import { siteClientSettings, sitePasskeys, sitePoolSettings } from "./site-settings.ts";
import { siteTerms, withTerms } from "./terms.ts";

/** Fixed, so that the site finds them in a new database. */
export const DEVELOPMENT_POOL = {
  poolId: `${REGION}_Machinone`,
  clientId: "machinonesite",
  identityPoolId: `${REGION}:6d616368-696e-4f6e-8e65-6c6f63616c31`,
} as const;
const { poolId: POOL_ID, clientId: CLIENT_ID } = DEVELOPMENT_POOL;

type SiteClient = Pick<ReturnType<typeof siteClientSettings>, "callbackUrls" | "recentSignInSeconds" | "helpPages">;

type Wanted = { readonly siteOrigin: string };

/**
 * The pool of local mode and the site's client, made at the first start. The client follows the site to another port. Custom questions can be
 * tried here: their module has one known answer.
 */
export async function ensureDevelopmentPool(service: IdentityService, { siteOrigin }: Wanted): Promise<Pool> {
  const pool = await ensurePool(service, siteOrigin);
  const site = siteClientSettings(siteOrigin);
  const settings = { ...site, flows: [...site.flows, "CUSTOM_AUTH" as const], providers: ["COGNITO", "Google", "LINE", "Facebook"] };
  const client = await findClient(service.db, service.secrets, CLIENT_ID);
  if (!client) await createClient(service, { id: CLIENT_ID, poolId: pool.id, name: "site", settings });
  else if (!isUpToDate(client.settings, settings)) {
    await changeClient(service.db, CLIENT_ID, settings, service.clock.now());
    service.directory.forget();
  }
  return pool;
}

type Expected = Pick<ClientSettings, "callbackUrls" | "flows" | "providers"> & Pick<SiteClient, "recentSignInSeconds" | "helpPages">;

/** Whether a client that was made before still is what the site is today: at its address, with its ways to sign in and its rules. */
function isUpToDate(kept: ClientSettings, wanted: Expected): boolean {
  const followed = ({ callbackUrls, flows, providers, recentSignInSeconds, helpPages }: Expected | ClientSettings) =>
    JSON.stringify([callbackUrls, flows, providers, recentSignInSeconds, helpPages?.contact]);
  return followed(kept) === followed(wanted);
}

async function ensurePool(service: IdentityService, siteOrigin: string): Promise<Pool> {
  const terms = siteTerms(siteOrigin, TERMS_VERSION);
  const found = await findPool(service.db, POOL_ID);
  if (!found)
    return createPool(service, {
      id: POOL_ID,
      name: "まちのね",
      region: REGION,
      settings: { ...sitePoolSettings, ...sitePasskeys(siteOrigin), ...withTerms({}, terms), customAuth: FIXED_ANSWER },
    });
  // A start that was cut off may have left the pool without a key.
  if ((await service.keys.published(POOL_ID)).length === 0) await service.keys.rotate(POOL_ID, 0);
  return bringUpToDate(service, found, { siteOrigin, terms });
}

/** The pool of a folder from before there were passkeys or terms gets them. */
async function bringUpToDate(
  service: IdentityService,
  pool: Pool,
  { siteOrigin, terms }: { readonly siteOrigin: string; readonly terms: PoolTerms },
): Promise<Pool> {
  const { settings } = pool;
  const passkeys = settings.passkeys.relyingPartyId === null ? sitePasskeys(siteOrigin) : {};
  const hasTerms = JSON.stringify(settings.terms) === JSON.stringify(terms);
  const changes = { ...passkeys, ...(hasTerms ? {} : withTerms(settings, terms)) };
  if (Object.keys(changes).length === 0) return pool;
  await changePool(service.db, pool.id, changes, service.clock.now());
  service.directory.forget();
  return service.directory.pool(pool.id);
}
