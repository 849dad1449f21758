import type { IdentitySettings } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

const POOL_ID = /^[\w-]+_[0-9a-zA-Z]+$/;
const POOL_ID_LENGTH = 55;

/** Refuses settings with which nothing could work. */
export function checkSettings({ poolId, clientId }: Pick<IdentitySettings, "poolId" | "clientId">): void {
  if (!poolId || !clientId) throw new CatalogueError("Both UserPoolId and ClientId are required.");
  if (poolId.length > POOL_ID_LENGTH || !POOL_ID.test(poolId)) throw new CatalogueError("Invalid UserPoolId format.");
}
