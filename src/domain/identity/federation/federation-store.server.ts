import { type ColumnType, type Insertable, sql } from "kysely";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import type { KnownIdentity, ProvedLogin } from "./federation-rules.ts";
import { type Federation, type KeptFederationSettings, parseFederationSettings } from "./federation-settings.ts";

type FederationTable = { id: string; name: string; settings: ColumnType<unknown, string, string>; created_at: Date };
type IdentityTable = { id: string; federation_id: string; created_at: Date };
type LoginTable = { federation_id: string; provider: string; subject: string; identity_id: string };

function tables(db: Db | Tx) {
  return db.$extendTables<{
    identity_federation: FederationTable;
    identity_federated_identity: IdentityTable;
    identity_federated_login: LoginTable;
  }>();
}

const secretPurpose = (federationId: string) => `facebook-secret:${federationId}`;

export async function insertFederation(db: Db | Tx, secrets: Secrets, federation: Federation): Promise<void> {
  await tables(db).insertInto("identity_federation").values(federationRow(secrets, federation)).execute();
}

/** As {@link insertFederation}; one that is there takes up the name and the settings. */
export async function saveFederation(db: Db | Tx, secrets: Secrets, federation: Federation): Promise<void> {
  const { id, name, settings, created_at } = federationRow(secrets, federation);
  await tables(db)
    .insertInto("identity_federation")
    .values({ id, name, settings, created_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, settings }))
    .execute();
}

function federationRow(secrets: Secrets, { id, name, settings, createdAt }: Federation): Insertable<FederationTable> {
  const { facebook, ...others } = settings;
  const kept: KeptFederationSettings = { ...others, facebook: null };
  if (facebook) {
    const { appSecret, ...open } = facebook;
    kept.facebook = { ...open, appSecretSealed: secrets.seal(secretPurpose(id), Buffer.from(appSecret)).toString("base64") };
  }
  return { id, name, settings: JSON.stringify(kept), created_at: createdAt };
}

export async function findFederation(db: Db | Tx, secrets: Secrets, id: string): Promise<Federation | null> {
  const row = await tables(db).selectFrom("identity_federation").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { facebook: kept, ...others } = parseFederationSettings(row.settings);
  if (!kept) return { id, name: row.name, settings: { ...others, facebook: null }, createdAt: row.created_at };
  const { appSecretSealed, ...open } = kept;
  const appSecret = secrets.open(secretPurpose(id), Buffer.from(appSecretSealed, "base64"))?.toString("utf8");
  if (appSecret === undefined) throw new Error(`the Facebook secret of identity pool ${id} cannot be opened with the configured key`);
  return { id, name: row.name, settings: { ...others, facebook: { ...open, appSecret } }, createdAt: row.created_at };
}

export async function insertIdentity(
  db: Db | Tx,
  { id, federationId, createdAt }: { readonly id: string; readonly federationId: string; readonly createdAt: Date },
): Promise<void> {
  await tables(db).insertInto("identity_federated_identity").values({ id, federation_id: federationId, created_at: createdAt }).execute();
}

/** An identity, the pool it is of, and whether logins lead to it. */
export async function findIdentity(db: Db | Tx, id: string): Promise<(KnownIdentity & { readonly federationId: string }) | null> {
  const row = await tables(db)
    .selectFrom("identity_federated_identity as identity")
    .select(["identity.federation_id", (eb) => hasLogins(eb.ref("identity.id")).as("has_logins")])
    .where("identity.id", "=", id)
    .executeTakeFirst();
  return row ? { id, federationId: row.federation_id, hasLogins: row.has_logins } : null;
}

function hasLogins(id: unknown) {
  return sql<boolean>`exists (select 1 from identity_federated_login login where login.identity_id = ${id})`;
}

/** The identity of each login, in the order given; null for one that is not linked. */
export async function findLoginOwners(db: Db | Tx, federationId: string, logins: readonly ProvedLogin[]): Promise<(string | null)[]> {
  const rows = await tables(db)
    .selectFrom("identity_federated_login")
    .select(["provider", "subject", "identity_id"])
    .where("federation_id", "=", federationId)
    .where((eb) => eb.or(logins.map(({ provider, subject }) => eb.and({ provider, subject }))))
    .execute();
  return logins.map((login) => rows.find((row) => row.provider === login.provider && row.subject === login.subject)?.identity_id ?? null);
}

/** Holds everyone else who would link one of these logins until the transaction ends. */
export async function lockLogins(tx: Tx, federationId: string, logins: readonly ProvedLogin[]): Promise<void> {
  const keys = logins.map(({ provider, subject }) => JSON.stringify([federationId, provider, subject])).sort();
  for (const key of keys) await takeLock(tx, `login ${key}`);
}

/** Links logins to an identity; those that are linked already stay as they are. */
export async function linkLogins(tx: Tx, federationId: string, identityId: string, logins: readonly ProvedLogin[]): Promise<void> {
  const rows = logins.map(({ provider, subject }) => ({ provider, subject, federation_id: federationId, identity_id: identityId }));
  await tables(tx)
    .insertInto("identity_federated_login")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a login from every identity pool, and with it the identities that no other login leads to. Answers the ids of those. */
export async function deleteLogin(tx: Tx, { provider, subject }: ProvedLogin): Promise<string[]> {
  const unlinked = await tables(tx)
    .deleteFrom("identity_federated_login")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .returning("identity_id")
    .execute();
  if (unlinked.length === 0) return [];
  const removed = await tables(tx)
    .deleteFrom("identity_federated_identity as identity")
    .where(
      "identity.id",
      "in",
      unlinked.map(({ identity_id }) => identity_id),
    )
    .where((eb) => eb.not(hasLogins(eb.ref("identity.id"))))
    .returning("identity.id")
    .execute();
  return removed.map(({ id }) => id);
}
