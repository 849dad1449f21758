import { type ColumnType, type Insertable, type Selectable, sql } from "kysely";
import { type AccountTable, accountOf } from "#domain/identity/core/account-store.server.ts";
import { type AuditEntry, type AuditTable, auditRow } from "#domain/identity/core/audit-store.server.ts";
import type { Account, Caller, Grant, SignInOrigin, Sub } from "#domain/identity/core/types.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { DeviceTable } from "./device-store.server.ts";

type GrantTable = {
  id: string;
  pool_id: string;
  client_id: string;
  sub: string;
  scope: string;
  nonce: string | null;
  device_key: string | null;
  is_hosted: ColumnType<boolean, boolean, never>;
  auth_time: ColumnType<Date, Date, never>;
  refresh_hash: Buffer;
  refresh_generation: number;
  previous_hash: Buffer | null;
  previous_until: Date | null;
  refresh_expires_at: Date;
  revoked_at: Date | null;
  revoked_why: string | null;
  device: ColumnType<string | null, string | null, never>;
  place: ColumnType<string | null, string | null, never>;
  last_used_at: Date | null;
};

type Tables = { identity_grant: GrantTable; identity_account: AccountTable; identity_audit: AuditTable; identity_device: DeviceTable };

function tables(db: Db | Tx) {
  return db.$extendTables<Tables>();
}

/** A grant with what a refresh token of it must hash to. */
export type KeptGrant = Grant & {
  readonly refreshHash: Buffer;
  readonly refreshGeneration: number;
  readonly previousHash: Buffer | null;
  readonly previousUntil: Date | null;
};

const grantOf = (row: Omit<Selectable<GrantTable>, "device" | "place">): KeptGrant => ({
  id: row.id,
  poolId: row.pool_id,
  clientId: row.client_id,
  sub: row.sub,
  scope: row.scope,
  nonce: row.nonce,
  deviceKey: row.device_key,
  isHosted: row.is_hosted,
  authTime: row.auth_time,
  refreshExpiresAt: row.refresh_expires_at,
  revokedAt: row.revoked_at,
  revokedWhy: row.revoked_why,
  lastUsedAt: row.last_used_at,
  refreshHash: row.refresh_hash,
  refreshGeneration: row.refresh_generation,
  previousHash: row.previous_hash,
  previousUntil: row.previous_until,
});

export type NewGrant = Omit<Grant, "revokedAt" | "revokedWhy" | "lastUsedAt"> & {
  readonly refreshHash: Buffer;
  readonly origin: SignInOrigin;
  readonly openedAt: Date;
};

export async function insertGrant(db: Db | Tx, grant: NewGrant): Promise<void> {
  await tables(db).insertInto("identity_grant").values(grantRow(grant)).execute();
}

/** Keeps a grant and the line of the audit log that says so, in one statement. */
export async function insertSignIn(db: Db | Tx, grant: NewGrant, entry: AuditEntry, caller: Caller): Promise<void> {
  await tables(db)
    .with("opened", (part) => part.insertInto("identity_grant").values(grantRow(grant)))
    .insertInto("identity_audit")
    .values(auditRow(entry, caller))
    .execute();
}

function grantRow(grant: NewGrant): Insertable<GrantTable> {
  return {
    id: grant.id,
    pool_id: grant.poolId,
    client_id: grant.clientId,
    sub: grant.sub,
    scope: grant.scope,
    nonce: grant.nonce,
    device_key: grant.deviceKey,
    is_hosted: grant.isHosted,
    auth_time: grant.authTime,
    refresh_hash: grant.refreshHash,
    refresh_generation: 0,
    refresh_expires_at: grant.refreshExpiresAt,
    device: grant.origin.device,
    place: grant.origin.place,
    last_used_at: grant.openedAt,
  };
}

const grantWithAccount = (db: Db | Tx, id: string) =>
  tables(db)
    .selectFrom("identity_grant as g")
    .innerJoin("identity_account as a", "a.sub", "g.sub")
    .selectAll("a")
    .select(["g.id", "g.client_id", "g.scope", "g.nonce", "g.device_key", "g.is_hosted", "g.auth_time", "g.refresh_hash"])
    .select(["g.refresh_generation", "g.previous_hash", "g.previous_until", "g.refresh_expires_at", "g.revoked_at", "g.revoked_why"])
    .select("g.last_used_at")
    .where("g.id", "=", id);

const selectGrantWithAccount = compiledOnce(grantWithAccount);

const selectRefreshable = compiledOnce((db, id: string) =>
  grantWithAccount(db, id)
    .leftJoin("identity_device as d", (join) => join.onRef("d.sub", "=", "g.sub").onRef("d.device_key", "=", "g.device_key"))
    .select("d.device_key as confirmed_device"),
);

export type GrantWithAccount = { readonly grant: KeptGrant; readonly account: Account };

/** A grant and the account it is for, in one statement: what every call with a token needs. */
export async function findGrantWithAccount(db: Db, id: string): Promise<GrantWithAccount | null> {
  const [row] = await selectGrantWithAccount(db, id);
  return row ? { grant: grantOf(row), account: accountOf(row) } : null;
}

/** The same, and the device of the grant if it was confirmed: what a refresh needs. */
export async function findRefreshable(
  db: Db,
  id: string,
): Promise<(GrantWithAccount & { readonly confirmedDevice: string | null }) | null> {
  const [row] = await selectRefreshable(db, id);
  return row ? { grant: grantOf(row), account: accountOf(row), confirmedDevice: row.confirmed_device } : null;
}

/** Puts the next refresh token in place of `from`; false when another call did so first. */
export async function rotateGrant(
  db: Db | Tx,
  id: string,
  { from, to, graceUntil }: { readonly from: Buffer; readonly to: Buffer; readonly graceUntil: Date },
): Promise<boolean> {
  const done = await tables(db)
    .updateTable("identity_grant")
    .set({
      refresh_hash: to,
      previous_hash: from,
      previous_until: graceUntil,
      refresh_generation: sql<number>`refresh_generation + 1`,
    })
    .where("id", "=", id)
    .where("refresh_hash", "=", from)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Notes that a sign-in was used, unless another call has noted so since `before`. */
export async function noteGrantUse(db: Db, id: string, { at, before }: { readonly at: Date; readonly before: Date }): Promise<void> {
  await tables(db)
    .updateTable("identity_grant")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where((where) => where.or([where("last_used_at", "is", null), where("last_used_at", "<", before)]))
    .execute();
}

/** Ends one sign-in: its refresh token and the access tokens that came of it. */
export async function revokeGrant(db: Db | Tx, id: string, why: string, now: Date): Promise<void> {
  await live(db, why, now).where("id", "=", id).execute();
}

/** Ends all sign-ins of an account, but for one that may stay. */
export async function revokeGrantsOf(
  db: Db | Tx,
  sub: Sub,
  { why, now, except = null }: { readonly why: string; readonly now: Date; readonly except?: string | null },
): Promise<void> {
  const all = live(db, why, now).where("sub", "=", sub);
  await (except === null ? all : all.where("id", "<>", except)).execute();
}

/** Ends what a device was given. */
export async function revokeGrantsOfDevice(
  db: Db | Tx,
  sub: Sub,
  { deviceKey, why, now }: { readonly deviceKey: string; readonly why: string; readonly now: Date },
): Promise<void> {
  await live(db, why, now).where("sub", "=", sub).where("device_key", "=", deviceKey).execute();
}

function live(db: Db | Tx, why: string, now: Date) {
  return tables(db).updateTable("identity_grant").set({ revoked_at: now, revoked_why: why }).where("revoked_at", "is", null);
}

/** Removes grants whose refresh token has been useless since before `before`; answers how many. */
export async function deleteEndedGrants(db: Db, before: Date, limit: number): Promise<number> {
  const done = await tables(db)
    .deleteFrom("identity_grant")
    .where("id", "in", (where) => where.selectFrom("identity_grant").select("id").where("refresh_expires_at", "<", before).limit(limit))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
