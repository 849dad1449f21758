import { holdsSealed, secretsFrom } from "#domain/identity/index.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { identityKeys } from "./identity-key.server.ts";

/** By what secrets of tenants are kept: the key of the identity service. */
export async function sealingOf(config: Pick<Config, "identityKeys" | "mode" | "dataDir">, db: Db): Promise<Sealing> {
  return secretsFrom(await identityKeys(config, () => holdsSealed(db)));
}
