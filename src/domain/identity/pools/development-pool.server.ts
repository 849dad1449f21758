import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { ClientSettings, Pool, PoolTerms } from "#domain/identity/core/types.ts";
import { FIXED_ANSWER } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { REGION } from "#wire/constants.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { createClient, createPool } from "./create-pool.server.ts";
import { changeClient, changePool, findClient, findPool } from "./pool-store.server.ts";
import { siteClientSettings, sitePoolSettings } from "./site-settings.ts";
import { siteTerms, withTerms } from "./terms.ts";

/** Fixed, so that the site finds them in a new database. */
export const DEVELOPMENT_POOL = {
  poolId: `${REGION}_Machinone`,
  clientId: "machinonesite",
  identityPoolId: `${REGION}:6d616368-696e-4f6e-8e65-6c6f63616c31`,
} as const;
const { poolId: POOL_ID, clientId: CLIENT_ID } = DEVELOPMENT_POOL;

type Wanted = { readonly siteOrigin: string };

/**
 * The pool of local mode and the site's client, made at the first start. The client follows the site to another port. Custom questions can be
 * tried here: their module has one known answer.
 */
export async function ensureDevelopmentPool(service: IdentityService, { siteOrigin }: Wanted): Promise<Pool> {
  const pool = await ensurePool(service, siteTerms(siteOrigin, TERMS_VERSION));
  const site = siteClientSettings(siteOrigin);
  const settings = { ...site, flows: [...site.flows, "CUSTOM_AUTH" as const], providers: ["COGNITO", "Google", "LINE", "Facebook"] };
  const client = await findClient(service.db, service.secrets, CLIENT_ID);
  if (!client) await createClient(service, { id: CLIENT_ID, poolId: pool.id, name: "site", settings });
  else if (!isSame(client.settings, settings)) {
    await changeClient(service.db, CLIENT_ID, settings, service.clock.now());
    service.directory.forget();
  }
  return pool;
}

type Followed = Pick<ClientSettings, "callbackUrls" | "providers">;

/** What a start brings up to date: the site may have moved, and a version may know one provider more. */
function isSame(kept: Followed, wanted: Followed): boolean {
  const followed = ({ callbackUrls, providers }: Followed) => JSON.stringify([callbackUrls, providers]);
  return followed(kept) === followed(wanted);
}

async function ensurePool(service: IdentityService, terms: PoolTerms): Promise<Pool> {
  const found = await findPool(service.db, POOL_ID);
  if (!found)
    return createPool(service, {
      id: POOL_ID,
      name: "まちのね",
      region: REGION,
      settings: { ...sitePoolSettings, ...withTerms({}, terms), customAuth: FIXED_ANSWER },
    });
  // A start that was cut off may have left the pool without a key.
  if ((await service.keys.published(POOL_ID)).length === 0) await service.keys.rotate(POOL_ID, 0);
  if (JSON.stringify(found.settings.terms) === JSON.stringify(terms)) return found;
  await changePool(service.db, POOL_ID, withTerms(found.settings, terms), service.clock.now());
  service.directory.forget();
  return service.directory.pool(POOL_ID);
}
