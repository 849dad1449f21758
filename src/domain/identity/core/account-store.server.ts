import { type ColumnType, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { MEMBER_NUMBERS } from "#wire/member-number.ts";
import type { Account, AccountStatus, MfaType, Pool, ProviderIdentity, Sub } from "./types.ts";
import { isUuid, nameKey } from "./user-names.ts";

export type AccountTable = {
  sub: string;
  pool_id: string;
  username: string;
  username_key: string;
  status: AccountStatus;
  is_enabled: boolean;
  attributes: ColumnType<Record<string, string>, string, string>;
  groups: string[];
  identities: ColumnType<ProviderIdentity[] | null, string | null, string | null>;
  srp_salt: Buffer | null;
  srp_verifier_sealed: Buffer | null;
  password_hash: string | null;
  password_history: string[];
  password_changed_at: Date | null;
  temporary_until: Date | null;
  sms_mfa: boolean;
  totp_mfa: boolean;
  preferred_mfa: MfaType | null;
  totp_sealed: Buffer | null;
  totp_name: string | null;
  totp_step: number;
  totp_pending_sealed: Buffer | null;
  failed_passwords: number;
  last_failed_at: Date | null;
  wrong_since_right: number;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

export type AliasTable = { pool_id: string; attribute: AliasAttribute; value_key: string; sub: string };
export type AliasAttribute = "email" | "phone_number" | "preferred_username";

function tables(db: Db | Tx) {
  return db.$extendTables<{ identity_account: AccountTable; identity_alias: AliasTable }>();
}

export function accountOf(row: Selectable<AccountTable>): Account {
  return {
    sub: row.sub,
    poolId: row.pool_id,
    username: row.username,
    status: row.status,
    isEnabled: row.is_enabled,
    attributes: row.attributes,
    groups: row.groups,
    identities: row.identities,
    srpSalt: row.srp_salt,
    srpVerifierSealed: row.srp_verifier_sealed,
    passwordHash: row.password_hash,
    passwordHistory: row.password_history,
    passwordChangedAt: row.password_changed_at,
    temporaryUntil: row.temporary_until,
    smsMfa: row.sms_mfa,
    totpMfa: row.totp_mfa,
    preferredMfa: row.preferred_mfa,
    totpSealed: row.totp_sealed,
    totpName: row.totp_name,
    totpStep: row.totp_step,
    totpPendingSealed: row.totp_pending_sealed,
    failedPasswords: row.failed_passwords,
    lastFailedAt: row.last_failed_at,
    wrongSinceRight: row.wrong_since_right,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const selectAccount = compiledOnce((db, sub: Sub) => tables(db).selectFrom("identity_account").selectAll().where("sub", "=", sub));

export async function findAccount(db: Db | Tx, sub: Sub): Promise<Account | null> {
  const [row] = await selectAccount(db, sub);
  return row ? accountOf(row) : null;
}

/** The account as it stands now; until the end of the transaction nobody else changes it. */
export async function lockAccount(tx: Tx, sub: Sub): Promise<Account | null> {
  const row = await tables(tx).selectFrom("identity_account").selectAll().where("sub", "=", sub).forUpdate().executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The account that signs in by this name: its user name, its sub, or an address the pool takes as an alias. One statement. */
export async function findAccountByName(db: Db | Tx, pool: Pool, name: string): Promise<Account | null> {
  const key = nameKey(pool, name);
  const aliases = [...new Set([...pool.settings.usernameAttributes, ...pool.settings.aliasAttributes])];
  const rows = await tables(db)
    .selectFrom("identity_account")
    .selectAll()
    .where("pool_id", "=", pool.id)
    .where((where) =>
      where.or([
        where("username_key", "=", key),
        ...(isUuid(name) ? [where("sub", "=", name.toLowerCase())] : []),
        ...(aliases.length === 0
          ? []
          : [
              where(
                "sub",
                "in",
                where
                  .selectFrom("identity_alias")
                  .select("identity_alias.sub")
                  .where("identity_alias.pool_id", "=", pool.id)
                  .where("attribute", "in", aliases)
                  .where("value_key", "=", name.toLowerCase()),
              ),
            ]),
      ]),
    )
    .limit(3)
    .execute();
  // A chosen name beats an alias that happens to read the same.
  const row = rows.find(({ username_key }) => username_key === key) ?? rows[0];
  return row ? accountOf(row) : null;
}

export type NewAccount = Pick<Account, "sub" | "poolId" | "username" | "status" | "attributes" | "createdAt"> &
  Partial<
    Pick<Account, "groups" | "identities" | "srpSalt" | "srpVerifierSealed" | "passwordChangedAt" | "passwordHistory" | "temporaryUntil">
  >;

/** Adds an account; false when its name is taken. */
export async function insertAccount(db: Db | Tx, pool: Pool, account: NewAccount): Promise<boolean> {
  const done = await tables(db)
    .insertInto("identity_account")
    .values(accountRow(pool, account))
    .onConflict((conflict) => conflict.columns(["pool_id", "username_key"]).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export function accountRow(pool: Pool, account: NewAccount): Insertable<AccountTable> {
  const { sub, poolId, username, status, attributes, createdAt } = account;
  return {
    sub,
    pool_id: poolId,
    username,
    username_key: nameKey(pool, username),
    status,
    attributes: JSON.stringify(attributes),
    groups: [...(account.groups ?? [])],
    identities: account.identities ? JSON.stringify(account.identities) : null,
    srp_salt: bytes(account.srpSalt),
    srp_verifier_sealed: bytes(account.srpVerifierSealed),
    password_changed_at: account.passwordChangedAt ?? null,
    temporary_until: account.temporaryUntil ?? null,
    is_enabled: true,
    password_history: [],
    sms_mfa: false,
    totp_mfa: false,
    totp_step: 0,
    failed_passwords: 0,
    wrong_since_right: 0,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export type AccountChanges = Partial<Omit<Account, "sub" | "poolId" | "username" | "createdAt" | "updatedAt">>;

/** Writes the members given; the others stay as they are. */
export async function changeAccount(db: Db | Tx, sub: Sub, changes: AccountChanges, now: Date): Promise<void> {
  await tables(db)
    .updateTable("identity_account")
    .set({ ...columnsOf(changes), updated_at: now })
    .where("sub", "=", sub)
    .execute();
}

/** Keeps the argon2id hash of a password that was right, unless the password has been changed meanwhile. */
export async function keepPasswordHash(db: Db, { sub, srpSalt }: Pick<Account, "sub" | "srpSalt">, hash: string): Promise<void> {
  await tables(db)
    .updateTable("identity_account")
    .set({ password_hash: hash })
    .where("sub", "=", sub)
    .where("srp_salt", "is not distinct from", bytes(srpSalt))
    .execute();
}

/** Counts one wrong password; answers how many that makes in a row, `quietBefore` starting anew. */
export async function countFailedPassword(db: Db, sub: Sub, now: Date, quietBefore: Date): Promise<number> {
  const row = await tables(db)
    .updateTable("identity_account")
    .set({
      failed_passwords: sql<number>`case when last_failed_at is null or last_failed_at < ${quietBefore} then 1 else failed_passwords + 1 end`,
      last_failed_at: now,
      wrong_since_right: sql<number>`wrong_since_right + 1`,
    })
    .where("sub", "=", sub)
    .returning("failed_passwords")
    .executeTakeFirst();
  return row?.failed_passwords ?? 0;
}

/** Takes a 30 s step of the authenticator app into use; false when it, or a later one, was used before. */
export async function takeTotpStep(db: Db | Tx, sub: Sub, step: number): Promise<boolean> {
  const done = await tables(db)
    .updateTable("identity_account")
    .set({ totp_step: step })
    .where("sub", "=", sub)
    .where("totp_step", "<", step)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function deleteAccount(db: Db | Tx, sub: Sub): Promise<void> {
  await tables(db).deleteFrom("identity_account").where("sub", "=", sub).execute();
}

/** Accounts of a pool in the order of their subs, after `after`. */
export async function listAccounts(
  db: Db,
  poolId: string,
  { after, limit }: { readonly after: Sub | null; readonly limit: number },
): Promise<Account[]> {
  const base = tables(db).selectFrom("identity_account").selectAll().where("pool_id", "=", poolId).orderBy("sub").limit(limit);
  return (await (after === null ? base : base.where("sub", ">", after)).execute()).map(accountOf);
}

/** How many accounts a pool has. */
export async function countAccounts(db: Db, poolId: string): Promise<number> {
  const count = tables(db)
    .selectFrom("identity_account")
    .select((of) => of.fn.countAll<number>().as("accounts"));
  return (await count.where("pool_id", "=", poolId).executeTakeFirstOrThrow()).accounts;
}

/** Who signs in by this address, or null. */
export async function findAliasOwner(db: Db | Tx, poolId: string, attribute: AliasAttribute, value: string): Promise<Sub | null> {
  const row = await tables(db)
    .selectFrom("identity_alias")
    .select("sub")
    .where("pool_id", "=", poolId)
    .where("attribute", "=", attribute)
    .where("value_key", "=", value.toLowerCase())
    .executeTakeFirst();
  return row?.sub ?? null;
}

/** Makes an address sign in to an account. Taken by another: moved when `force`, else left; true when it is now this account's. */
export async function claimAlias(
  db: Db | Tx,
  alias: {
    readonly poolId: string;
    readonly attribute: AliasAttribute;
    readonly value: string;
    readonly sub: Sub;
    readonly force: boolean;
  },
): Promise<boolean> {
  const { poolId, attribute, value, sub, force } = alias;
  await tables(db)
    .insertInto("identity_alias")
    .values({ pool_id: poolId, attribute, value_key: value.toLowerCase(), sub })
    .onConflict((conflict) => {
      const target = conflict.columns(["pool_id", "attribute", "value_key"]);
      return force ? target.doUpdateSet({ sub }) : target.doNothing();
    })
    .execute();
  return (await findAliasOwner(db, poolId, attribute, value)) === sub;
}

/** Ends the sign-in by an account's addresses of one kind. */
export async function dropAliases(db: Db | Tx, sub: Sub, attribute: AliasAttribute): Promise<void> {
  await tables(db).deleteFrom("identity_alias").where("sub", "=", sub).where("attribute", "=", attribute).execute();
}

function bytes(value: Uint8Array | null | undefined): Buffer | null {
  return value ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : null;
}

function columnsOf(changes: AccountChanges): Updateable<AccountTable> {
  const { attributes, identities, srpSalt, srpVerifierSealed, totpSealed, totpPendingSealed } = changes;
  const all: Updateable<AccountTable> = {
    status: changes.status,
    is_enabled: changes.isEnabled,
    groups: changes.groups && [...changes.groups],
    attributes: attributes && JSON.stringify(attributes),
    identities: identities && JSON.stringify(identities),
    srp_salt: srpSalt === undefined ? undefined : bytes(srpSalt),
    srp_verifier_sealed: srpVerifierSealed === undefined ? undefined : bytes(srpVerifierSealed),
    password_hash: changes.passwordHash,
    password_history: changes.passwordHistory && [...changes.passwordHistory],
    password_changed_at: changes.passwordChangedAt,
    temporary_until: changes.temporaryUntil,
    sms_mfa: changes.smsMfa,
    totp_mfa: changes.totpMfa,
    preferred_mfa: changes.preferredMfa,
    totp_sealed: totpSealed === undefined ? undefined : bytes(totpSealed),
    totp_name: changes.totpName,
    totp_step: changes.totpStep,
    totp_pending_sealed: totpPendingSealed === undefined ? undefined : bytes(totpPendingSealed),
    failed_passwords: changes.failedPasswords,
    last_failed_at: changes.lastFailedAt,
    wrong_since_right: changes.wrongSinceRight,
  };
  return all;
}

/** The accounts of a pool that have a 会員番号, by the value it stands for: one, hardly ever two. Reads every account of the pool. */
export async function findAccountsByNumber(db: Db, pool: Pool, value: number): Promise<Account[]> {
  const rows = await tables(db)
    .selectFrom("identity_account")
    .selectAll()
    .where("pool_id", "=", pool.id)
    .where(sql<boolean>`('x' || left(replace(sub::text, '-', ''), 12))::bit(48)::bigint % ${MEMBER_NUMBERS} = ${value}`)
    .execute();
  return rows.map(accountOf);
}
