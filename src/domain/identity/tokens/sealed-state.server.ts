import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Db } from "#platform/db.server.ts";
import { newestSigningKey } from "./signing-key-store.server.ts";
import { privateKeyPurpose } from "./signing-keys.server.ts";

/** Whether the database holds anything that only its key opens. Every pool has a signing key from its first token on. */
export async function holdsSealed(db: Db): Promise<boolean> {
  return (await newestSigningKey(db)) !== null;
}

/** Whether these keys open what was sealed last; true where nothing was sealed. */
export async function opensSealed(db: Db, secrets: Secrets): Promise<boolean> {
  const newest = await newestSigningKey(db);
  return newest === null || secrets.open(privateKeyPurpose(newest.kid), newest.privateSealed) !== null;
}
