import { sql } from "kysely";
import { type CodeTable, codeRow, type KeptCode } from "#domain/identity/codes/code-store.server.ts";
import { type AccountTable, type AliasTable, accountRow, type NewAccount } from "#domain/identity/core/account-store.server.ts";
import type { AddressName } from "#domain/identity/core/addresses.ts";
import { type AuditEntry, type AuditTable, auditRow } from "#domain/identity/core/audit-store.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";

type SignUpTables = { identity_account: AccountTable; identity_alias: AliasTable; identity_code: CodeTable; identity_audit: AuditTable };

export type SignUp = {
  readonly account: NewAccount;
  /** The attribute that is the user name, which signs in from the start. */
  readonly nameAddress: AddressName | null;
  readonly code: KeptCode | null;
  readonly entry: AuditEntry;
};

/**
 * Keeps a new account with all that belongs to it, or nothing and answers false when its name is taken. One statement, where a transaction
 * would ask the database five times.
 */
export async function insertSignUp(db: Db, pool: Pool, signUp: SignUp, caller: Caller): Promise<boolean> {
  const tables = db.$extendTables<SignUpTables>();
  const { account, code, entry } = signUp;
  const alias = aliasRow(signUp);
  const inserts = [
    tables.insertInto("identity_account").values(accountRow(pool, account)),
    ...(alias ? [tables.insertInto("identity_alias").values(alias)] : []),
    ...(code ? [tables.insertInto("identity_code").values(codeRow(code))] : []),
  ];
  const parts = inserts.map((insert, place) => sql`${sql.ref(`part_${place}`)} as (${insert})`);
  const line = tables.insertInto("identity_audit").values(auditRow(entry, caller));
  try {
    await sql`with ${sql.join(parts)} ${line}`.execute(db);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function aliasRow({ account: { sub, poolId, attributes }, nameAddress }: SignUp): AliasTable | null {
  if (nameAddress === null) return null;
  return { pool_id: poolId, attribute: nameAddress, value_key: attributes[nameAddress]?.toLowerCase() ?? "", sub };
}

/** PostgreSQL's error code of a value that another row has already. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
