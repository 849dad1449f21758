import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LineLinkState } from "./channel.ts";

type User = { readonly provider: string; readonly userId: string };

export type LineAccount = { readonly userId: string; readonly recipient: string | null; readonly state: LineLinkState };

/** Follows the account, again or for the first time. What was told too late changes nothing. Answers the account as it is then. */
export async function noteFollow(db: Db | Tx, { provider, userId, at }: User & { readonly at: Date }): Promise<LineAccount> {
  const { rows } = await sql<LineAccount>`
    insert into line_account as account (provider, user_id, state, changed_at) values (${provider}, ${userId}, 'not_linked', ${at})
    on conflict (provider, user_id) do update set
      state = case when account.changed_at > excluded.changed_at then account.state
        when account.recipient is null then 'not_linked' else 'linked' end,
      changed_at = greatest(account.changed_at, excluded.changed_at)
    returning user_id as "userId", recipient, state`.execute(db);
  return (rows[0] as LineAccount | undefined) ?? { userId, recipient: null, state: "not_linked" };
}

/** Has blocked the account: nothing reaches them until they follow it again. */
export async function noteUnfollow(db: Db | Tx, { provider, userId, at }: User & { readonly at: Date }): Promise<void> {
  await sql`
    insert into line_account as account (provider, user_id, state, changed_at) values (${provider}, ${userId}, 'blocked', ${at})
    on conflict (provider, user_id) do update set state = 'blocked', changed_at = excluded.changed_at
    where account.changed_at <= excluded.changed_at`.execute(db);
}

type Tie = User & { readonly recipient: string };

/** Ties a user of LINE to one of ours; whoever was tied to either before no longer is. */
export async function linkUser(tx: Tx, { provider, userId, recipient, at }: Tie & { readonly at: Date }): Promise<void> {
  await untieOthers(tx, { provider, userId, recipient });
  await sql`
    insert into line_account as account (provider, user_id, recipient, state, changed_at)
    values (${provider}, ${userId}, ${recipient}, 'linked', ${at})
    on conflict (provider, user_id) do update set recipient = excluded.recipient, state = 'linked', changed_at = excluded.changed_at,
      former_recipient = nullif(account.recipient, excluded.recipient)`.execute(tx);
}

/** The same of somebody who is no friend of the account: the follow that comes links them, however early LINE says that it was. */
export async function linkOnFollow(tx: Tx, { provider, userId, recipient }: Tie): Promise<void> {
  await untieOthers(tx, { provider, userId, recipient });
  await sql`
    insert into line_account as account (provider, user_id, recipient, state, changed_at)
    values (${provider}, ${userId}, ${recipient}, 'not_linked', to_timestamp(0))
    on conflict (provider, user_id) do update set recipient = excluded.recipient,
      state = case when account.state = 'blocked' then account.state else 'not_linked' end,
      former_recipient = nullif(account.recipient, excluded.recipient)`.execute(tx);
}

async function untieOthers(tx: Tx, { provider, userId, recipient }: Tie): Promise<void> {
  await sql`
    update line_account set recipient = null, former_recipient = null,
      state = case when recipient is null or state = 'blocked' then state else 'unlinked' end
    where provider = ${provider} and user_id <> ${userId} and (recipient = ${recipient} or former_recipient = ${recipient})`.execute(tx);
}

/** Unties a user of LINE. Answers whose account it was; null: nobody's. */
export async function unlinkUser(db: Db | Tx, { provider, userId }: User): Promise<string | null> {
  const { rows } = await sql<{ was: string }>`
    update line_account set recipient = null, former_recipient = recipient, state = case when state = 'blocked' then state else 'unlinked' end
    where provider = ${provider} and user_id = ${userId} and recipient is not null
    returning former_recipient as was`.execute(db);
  return rows[0]?.was ?? null;
}

/** Unties one of ours. Answers whether there was a tie. */
export async function unlinkRecipient(db: Db | Tx, provider: string, recipient: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update line_account set recipient = null, former_recipient = recipient, state = case when state = 'blocked' then state else 'unlinked' end
    where provider = ${provider} and recipient = ${recipient}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** With the account of LINE that is tied to it. */
export async function dropRecipient(tx: Tx, recipient: string): Promise<void> {
  await sql`delete from line_nonce where recipient = ${recipient}`.execute(tx);
  await sql`delete from line_account where recipient = ${recipient}`.execute(tx);
  await sql`update line_account set former_recipient = null where former_recipient = ${recipient}`.execute(tx);
}

/** The account that is tied to one of ours, or was until it was untied. Null: there was none. */
export async function accountOf(db: Db | Tx, provider: string, recipient: string): Promise<LineAccount | null> {
  const { rows } = await sql<LineAccount>`
    select user_id as "userId", recipient, case when recipient = ${recipient} then state else 'unlinked' end as state from line_account
    where provider = ${provider} and (recipient = ${recipient} or former_recipient = ${recipient})
    order by recipient = ${recipient} desc nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Who of ours a user of LINE is tied to, whether or not messages reach them now; null: nobody. */
export async function recipientOfUser(db: Db | Tx, { provider, userId }: User): Promise<string | null> {
  const { rows } = await sql<Pick<LineAccount, "recipient">>`
    select recipient from line_account where provider = ${provider} and user_id = ${userId}`.execute(db);
  return rows[0]?.recipient ?? null;
}

/** Whether somebody is known to follow the account; one whose follow was never told is not. */
export async function isFollower(db: Db | Tx, { provider, userId }: User): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select state <> 'blocked' and changed_at > to_timestamp(0) as is from line_account where provider = ${provider} and user_id = ${userId}`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

type Nonce = { readonly hash: Uint8Array; readonly recipient: string; readonly at: Date };

/** One a person: an older one of theirs is void. */
export async function addNonce(tx: Tx, { hash, recipient, at }: Nonce): Promise<void> {
  await sql`delete from line_nonce where recipient = ${recipient}`.execute(tx);
  await sql`insert into line_nonce (nonce_hash, recipient, made_at) values (${hash}, ${recipient}, ${at})`.execute(tx);
}

/** Takes a nonce out of use. Null: there is none, or it was made before `since`. */
export async function takeNonce(tx: Tx, hash: Uint8Array, since: Date): Promise<string | null> {
  const { rows } = await sql<{ recipient: string; isGood: boolean }>`
    delete from line_nonce where nonce_hash = ${hash} returning recipient, made_at >= ${since} as "isGood"`.execute(tx);
  return rows[0]?.isGood ? rows[0].recipient : null;
}

export async function dropNonces(db: Db | Tx, before: Date): Promise<void> {
  await sql`delete from line_nonce where made_at < ${before}`.execute(db);
}
