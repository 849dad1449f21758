import { type ColumnType, type Selectable, sql } from "kysely";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Client, ClientSettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { parseClientSettings, parsePoolSettings } from "./pool-settings.ts";

type PoolTable = {
  id: string;
  name: string;
  settings: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

type ClientTable = {
  id: string;
  pool_id: string;
  name: string;
  settings: ColumnType<unknown, string, string>;
  secret_sealed: Buffer | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

function tables(db: Db | Tx) {
  return db.$extendTables<{ identity_pool: PoolTable; identity_client: ClientTable }>();
}

const poolOf = (row: Selectable<PoolTable>): Pool => ({
  id: row.id,
  name: row.name,
  settings: parsePoolSettings(row.settings),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const clientOf = (secrets: Secrets, row: Selectable<ClientTable>): Client => ({
  id: row.id,
  poolId: row.pool_id,
  name: row.name,
  settings: parseClientSettings(row.settings),
  secret: row.secret_sealed && openSecret(secrets, row.id, row.secret_sealed),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const secretPurpose = (clientId: string) => `client-secret:${clientId}`;

function openSecret(secrets: Secrets, clientId: string, sealed: Buffer): string {
  const opened = secrets.open(secretPurpose(clientId), sealed);
  if (!opened) throw new Error(`the secret of client ${clientId} cannot be opened with the configured key`);
  return opened.toString("utf8");
}

export async function findPool(db: Db | Tx, id: string): Promise<Pool | null> {
  const row = await tables(db).selectFrom("identity_pool").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? poolOf(row) : null;
}

export async function listPools(db: Db): Promise<Pool[]> {
  return (await tables(db).selectFrom("identity_pool").selectAll().orderBy("created_at").orderBy("id").execute()).map(poolOf);
}

export async function insertPool(db: Db | Tx, pool: Pool): Promise<void> {
  const { id, name, settings, createdAt, updatedAt } = pool;
  await tables(db)
    .insertInto("identity_pool")
    .values({ id, name, settings: JSON.stringify(settings), created_at: createdAt, updated_at: updatedAt })
    .execute();
}

/** Replaces the settings given; the others stay. */
export async function changePool(db: Db | Tx, id: string, settings: Partial<PoolSettings>, now: Date): Promise<void> {
  const merged = sql<string>`settings || ${JSON.stringify(settings)}::jsonb`;
  await tables(db).updateTable("identity_pool").set({ settings: merged, updated_at: now }).where("id", "=", id).execute();
}

export async function findClient(db: Db | Tx, secrets: Secrets, id: string): Promise<Client | null> {
  const row = await tables(db).selectFrom("identity_client").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? clientOf(secrets, row) : null;
}

export async function listClients(db: Db, secrets: Secrets, poolId: string): Promise<Client[]> {
  const rows = await tables(db).selectFrom("identity_client").selectAll().where("pool_id", "=", poolId).orderBy("created_at").execute();
  return rows.map((row) => clientOf(secrets, row));
}

export async function insertClient(db: Db | Tx, secrets: Secrets, client: Client): Promise<void> {
  const { id, poolId, name, settings, secret, createdAt, updatedAt } = client;
  const sealed = secret === null ? null : secrets.seal(secretPurpose(id), Buffer.from(secret));
  await tables(db)
    .insertInto("identity_client")
    .values({
      id,
      pool_id: poolId,
      name,
      settings: JSON.stringify(settings),
      secret_sealed: sealed,
      created_at: createdAt,
      updated_at: updatedAt,
    })
    .execute();
}

/** Replaces the settings given; the others stay. */
export async function changeClient(db: Db | Tx, id: string, settings: Partial<ClientSettings>, now: Date): Promise<void> {
  const merged = sql<string>`settings || ${JSON.stringify(settings)}::jsonb`;
  await tables(db).updateTable("identity_client").set({ settings: merged, updated_at: now }).where("id", "=", id).execute();
}
