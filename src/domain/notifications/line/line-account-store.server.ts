import { type RawBuilder, sql } from "kysely";
import { auditStep, hashOf } from "#domain/notifications/core/audit-store.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { LineLinkState } from "./channel.ts";
import { type LineEventKind, stepLine } from "./line-states.ts";

type User = { readonly provider: string; readonly userId: string };

export type LineAccount = { readonly userId: string; readonly recipient: string | null; readonly state: LineLinkState };

type Held = { readonly userId: string; readonly recipient: string | null; readonly state: LineLinkState; readonly changedAt: Date };

/** The accounts that a statement finds, held until the transaction ends. */
async function held(tx: Tx, where: RawBuilder<unknown>): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select user_id as "userId", recipient, state, changed_at as "changedAt" from line_account where ${where} order by user_id for update`.execute(
    tx,
  );
  return rows;
}

/** One account, which is made where nobody knew of it. Its first follow or block counts, however early LINE says that it was. */
async function heldOf(tx: Tx, { provider, userId }: User): Promise<Held> {
  await sql`
    insert into line_account (provider, user_id, state, changed_at) values (${provider}, ${userId}, 'not_linked', to_timestamp(0))
    on conflict do nothing`.execute(tx);
  const [account] = await held(tx, sql`provider = ${provider} and user_id = ${userId}`);
  return account ?? { userId, recipient: null, state: "not_linked", changedAt: new Date(0) };
}

type Step = { readonly provider: string; readonly from: Held; readonly event: LineEventKind; readonly at: Date };
/** What else of the account changes: by default nothing. */
type Changes = { readonly recipient?: string | null; readonly former?: string | null; readonly changedAt?: Date };

/** Moves an account by the table of C7, with a row in the audit table where its state changes: by the account, and LINE's id of a person only as a hash. */
async function step(tx: Tx, { provider, from, event, at }: Step, changes: Changes = {}): Promise<LineAccount> {
  const recipient = changes.recipient === undefined ? from.recipient : changes.recipient;
  const state = stepLine(from.state, event, from.recipient !== null || recipient !== null);
  await sql`
    update line_account set recipient = ${recipient}, state = ${state}, changed_at = ${changes.changedAt ?? from.changedAt},
      former_recipient = ${changes.former === undefined ? sql`former_recipient` : changes.former}
    where provider = ${provider} and user_id = ${from.userId}`.execute(tx);
  const actor = TOLD_BY_LINE.has(event) ? "line" : "person";
  const id = hashOf(`${provider} ${from.userId}`);
  await auditStep(tx, { entity: "line_account", id, from: from.state, to: state, actor, reason: event, at });
  return { userId: from.userId, recipient, state };
}

const TOLD_BY_LINE: ReadonlySet<LineEventKind> = new Set(["follow", "unfollow"]);

type Told = User & { readonly at: Date };

/** Follows the account, again or for the first time. What was told too late changes nothing. Answers the account as it is then. */
export function noteFollow(db: Db | Tx, told: Told): Promise<LineAccount> {
  return note(db, told, "follow");
}

/** Has blocked the account: nothing reaches them until they follow it again. */
export async function noteUnfollow(db: Db | Tx, told: Told): Promise<void> {
  await note(db, told, "unfollow");
}

function note(db: Db | Tx, { at, ...user }: Told, event: "follow" | "unfollow"): Promise<LineAccount> {
  return inTransaction(db, async (tx) => {
    const from = await heldOf(tx, user);
    return from.changedAt > at ? from : step(tx, { provider: user.provider, from, event, at }, { changedAt: at });
  });
}

type Tie = User & { readonly recipient: string; readonly at: Date };

/** Ties a user of LINE to one of ours; whoever was tied to either before no longer is. */
export function linkUser(tx: Tx, tie: Tie): Promise<void> {
  return tieUser(tx, tie, "link");
}

/** The same of somebody who is no friend of the account: the follow that comes links them, however early LINE says that it was. */
export function linkOnFollow(tx: Tx, tie: Tie): Promise<void> {
  return tieUser(tx, tie, "expect");
}

async function tieUser(tx: Tx, { provider, userId, recipient, at }: Tie, event: "link" | "expect"): Promise<void> {
  await untieOthers(tx, { provider, userId, recipient, at });
  const from = await heldOf(tx, { provider, userId });
  const former = from.recipient === recipient ? null : from.recipient;
  await step(tx, { provider, from, event, at }, { recipient, former, ...(event === "link" ? { changedAt: at } : {}) });
}

async function untieOthers(tx: Tx, { provider, userId, recipient, at }: Tie): Promise<void> {
  await sql`
    update line_account set former_recipient = null
    where provider = ${provider} and user_id <> ${userId} and former_recipient = ${recipient}`.execute(tx);
  for (const from of await held(tx, sql`provider = ${provider} and user_id <> ${userId} and recipient = ${recipient}`))
    await step(tx, { provider, from, event: "unlink", at }, { recipient: null, former: null });
}

/** Unties a user of LINE. Answers whose account it was; null: nobody's. */
export function unlinkUser(db: Db | Tx, { provider, userId, at }: Told): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const [from] = await held(tx, sql`provider = ${provider} and user_id = ${userId} and recipient is not null`);
    if (from) await step(tx, { provider, from, event: "unlink", at }, { recipient: null, former: from.recipient });
    return from?.recipient ?? null;
  });
}

/** Unties one of ours. Answers whether there was a tie. */
export function unlinkRecipient(
  db: Db | Tx,
  { provider, recipient, at }: { readonly provider: string; readonly recipient: string; readonly at: Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const accounts = await held(tx, sql`provider = ${provider} and recipient = ${recipient}`);
    for (const from of accounts) await step(tx, { provider, from, event: "unlink", at }, { recipient: null, former: recipient });
    return accounts.length > 0;
  });
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
