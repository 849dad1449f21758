import type { ColumnType } from "kysely";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type ProviderSettings, parseProviderSettings } from "./provider-settings.ts";

type ProviderTable = {
  pool_id: string;
  name: string;
  settings: ColumnType<unknown, string, string>;
  secret_sealed: Buffer | null;
  created_at: ColumnType<Date, Date, never>;
};

function providers(db: Db | Tx) {
  return db.$extendTables<{ identity_provider: ProviderTable }>();
}

/** An outside provider of a pool, under the name that clients and the `identities` claim use. */
export type Provider = {
  readonly poolId: string;
  readonly name: string;
  readonly settings: ProviderSettings;
  readonly secret: string | null;
};

const secretPurpose = ({ poolId, name }: Pick<Provider, "poolId" | "name">) => `provider-secret:${poolId}:${name}`;

/** Adds a provider, or replaces what was known of it. */
export async function saveProvider(db: Db | Tx, secrets: Secrets, provider: Provider, now: Date): Promise<void> {
  const { poolId, name, settings, secret } = provider;
  const values = {
    settings: JSON.stringify(settings),
    secret_sealed: secret === null ? null : secrets.seal(secretPurpose(provider), Buffer.from(secret)),
  };
  await providers(db)
    .insertInto("identity_provider")
    .values({ pool_id: poolId, name, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(["pool_id", "name"]).doUpdateSet(values))
    .execute();
}

export async function findProvider(db: Db | Tx, secrets: Secrets, poolId: string, name: string): Promise<Provider | null> {
  const row = await providers(db)
    .selectFrom("identity_provider")
    .selectAll()
    .where("pool_id", "=", poolId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) return null;
  const known = { poolId, name: row.name };
  return {
    ...known,
    settings: parseProviderSettings(row.settings),
    secret: row.secret_sealed && openSecret(secrets, known, row.secret_sealed),
  };
}

function openSecret(secrets: Secrets, provider: Pick<Provider, "poolId" | "name">, sealed: Buffer): string {
  const opened = secrets.open(secretPurpose(provider), sealed);
  if (!opened) throw new Error(`the secret of provider ${provider.name} cannot be opened with the configured key`);
  return opened.toString("utf8");
}
