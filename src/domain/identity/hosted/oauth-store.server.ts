import { type Selectable, sql } from "kysely";
import type { Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type CodeTable = {
  code_hash: Buffer;
  client_id: string;
  sub: string;
  redirect_uri: string;
  scope: string;
  nonce: string | null;
  code_challenge: string | null;
  auth_time: Date;
  expires_at: Date;
  used_at: Date | null;
  grant_id: string | null;
};

function codes(db: Db | Tx) {
  return db.$extendTables<{ identity_oauth_code: CodeTable }>();
}

/** An authorization code, and what it was given for. Only its hash is kept. */
export type AuthorizationCode = {
  readonly hash: Buffer;
  readonly clientId: string;
  readonly sub: Sub;
  readonly redirectUri: string;
  readonly scope: string;
  readonly nonce: string | null;
  readonly codeChallenge: string | null;
  readonly authTime: Date;
  readonly expiresAt: Date;
};

export type KeptCode = AuthorizationCode & { readonly usedAt: Date | null; readonly grantId: string | null };

/** Keeps a code, and clears away those that expired before `forgetBefore`. */
export async function insertCode(db: Db, code: AuthorizationCode, forgetBefore: Date): Promise<void> {
  await codes(db).deleteFrom("identity_oauth_code").where("expires_at", "<", forgetBefore).execute();
  await codes(db)
    .insertInto("identity_oauth_code")
    .values({
      code_hash: code.hash,
      client_id: code.clientId,
      sub: code.sub,
      redirect_uri: code.redirectUri,
      scope: code.scope,
      nonce: code.nonce,
      code_challenge: code.codeChallenge,
      auth_time: code.authTime,
      expires_at: code.expiresAt,
      used_at: null,
      grant_id: null,
    })
    .execute();
}

/** Hands a code to `work` in one transaction, during which nobody else can have it. */
export function holdCode<T>(db: Db, hash: Buffer, work: (code: KeptCode | null, tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    // The account before its code, as a deletion takes them: whoever comes second waits, and finds both or neither.
    await sql`
      select from identity_account
      where sub = (select sub from identity_oauth_code where code_hash = ${hash}) for key share`.execute(tx);
    const row = await codes(tx).selectFrom("identity_oauth_code").selectAll().where("code_hash", "=", hash).forUpdate().executeTakeFirst();
    return work(row ? codeOf(row) : null, tx);
  });
}

/** Takes a code out of use. `grantId`: what it was exchanged for; null when it was refused. */
export async function spendCode(
  tx: Tx,
  hash: Buffer,
  { at, grantId }: { readonly at: Date; readonly grantId: string | null },
): Promise<void> {
  await codes(tx).updateTable("identity_oauth_code").set({ used_at: at, grant_id: grantId }).where("code_hash", "=", hash).execute();
}

function codeOf(row: Selectable<CodeTable>): KeptCode {
  return {
    hash: row.code_hash,
    clientId: row.client_id,
    sub: row.sub,
    redirectUri: row.redirect_uri,
    scope: row.scope,
    nonce: row.nonce,
    codeChallenge: row.code_challenge,
    authTime: row.auth_time,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    grantId: row.grant_id,
  };
}
