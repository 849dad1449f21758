import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ClientSettings, Pool } from "#domain/identity/core/types.ts";
import { FIXED_ANSWER } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { REGION } from "#wire/constants.ts";
import { createClient, createPool } from "./create-pool.server.ts";
import { changeClient, findClient, findPool } from "./pool-store.server.ts";
import { siteClientSettings, sitePoolSettings } from "./site-settings.ts";

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
  const pool = await ensurePool(service);
  const site = siteClientSettings(siteOrigin);
  const settings = { ...site, flows: [...site.flows, "CUSTOM_AUTH" as const], providers: ["COGNITO", "Google", "Facebook"] };
  const client = await findClient(service.db, service.secrets, CLIENT_ID);
  if (!client) await createClient(service, { id: CLIENT_ID, poolId: pool.id, name: "site", settings });
  else if (!isOfSite(client.settings, settings)) {
    await changeClient(service.db, CLIENT_ID, settings, service.clock.now());
    service.directory.forget();
  }
  return pool;
}

/** Whether a client that was made before still is what the site is today. */
function isOfSite(kept: ClientSettings, { callbackUrls, recentSignInSeconds, helpPages }: SiteClient): boolean {
  const isSamePlace = kept.callbackUrls.every((address) => callbackUrls.some((one) => one === address));
  return isSamePlace && kept.recentSignInSeconds === recentSignInSeconds && kept.helpPages?.contact === helpPages.contact;
}

async function ensurePool(service: IdentityService): Promise<Pool> {
  const found = await findPool(service.db, POOL_ID);
  if (!found)
    return createPool(service, {
      id: POOL_ID,
      name: "まちのね",
      region: REGION,
      settings: { ...sitePoolSettings, customAuth: FIXED_ANSWER },
    });
  // A start that was cut off may have left the pool without a key.
  if ((await service.keys.published(POOL_ID)).length === 0) await service.keys.rotate(POOL_ID, 0);
  return found;
}
