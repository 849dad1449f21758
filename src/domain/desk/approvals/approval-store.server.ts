import { sql } from "kysely";
import type { ApprovalState } from "#domain/desk/core/approval-states.ts";
import type { ActionInput, ItemId, QueueKey, SecondAction } from "#domain/desk/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** What one operator asked for and another decides. */
export type Approval = {
  readonly id: string;
  readonly queue: QueueKey;
  readonly itemId: string;
  readonly action: SecondAction;
  readonly fields: ActionInput;
  /** Of the item as the asker saw it. */
  readonly seen: string;
  readonly reason: string;
  readonly state: ApprovalState;
  readonly askedBy: string;
  readonly askedAt: Date;
};

const COLUMNS = sql`id, queue, item_id as "itemId", action, fields, seen, reason, state, asked_by as "askedBy", asked_at as "askedAt"`;

/** False: the same is asked for already. */
export async function addApproval(tx: Tx, { id, queue, itemId, action, fields, ...of }: Omit<Approval, "state">): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_approval (id, queue, item_id, action, fields, seen, reason, state, asked_by, asked_at)
    values (${id}, ${queue}, ${itemId}, ${action}, ${JSON.stringify(fields)}::jsonb, ${of.seen}, ${of.reason}, 'asked', ${of.askedBy}, ${of.askedAt})
    on conflict (queue, item_id, action) where state = 'asked' do nothing returning id`.execute(tx);
  return rows.length === 1;
}

/** Requests that nobody answered in time make room for the next. */
export async function closeLapsed(tx: Tx, { queue, id }: ItemId, askedBefore: Date, at: Date): Promise<void> {
  await sql`
    update desk_approval set state = 'withdrawn', decided_at = ${at}
    where queue = ${queue} and item_id = ${id} and state = 'asked' and asked_at <= ${askedBefore}`.execute(tx);
}

/** What an approval is about, which never changes; null: there is none. */
export async function itemOfApproval(tx: Tx, id: string): Promise<ItemId | null> {
  const { rows } = await sql<ItemId>`select queue, item_id as id from desk_approval where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function lockApproval(tx: Tx, id: string): Promise<Approval | null> {
  const { rows } = await sql<Approval>`select ${COLUMNS} from desk_approval where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

type Decided = { readonly state: ApprovalState; readonly by: string; readonly at: Date };

export async function putVerdict(tx: Tx, id: string, { state, by, at }: Decided): Promise<void> {
  await sql`update desk_approval set state = ${state}, decided_by = ${by}, decided_at = ${at} where id = ${id}`.execute(tx);
}

/** What waits for a second operator, the longest first. */
export async function openApprovals(db: Db, askedAfter: Date, limit: number): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select ${COLUMNS} from desk_approval where state = 'asked' and asked_at > ${askedAfter} order by asked_at, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function openApprovalsOf(db: Db | Tx, { queue, id }: ItemId, askedAfter: Date): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select ${COLUMNS} from desk_approval
    where queue = ${queue} and item_id = ${id} and state = 'asked' and asked_at > ${askedAfter} order by asked_at, id`.execute(db);
  return rows;
}

/** Whether another operator has agreed since then that this one sees it. */
export async function isGranted(
  db: Db | Tx,
  { queue, id }: ItemId,
  { action, to, since }: { readonly action: SecondAction; readonly to: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from desk_approval where queue = ${queue} and item_id = ${id} and action = ${action} and asked_by = ${to}
      and state = 'granted' and decided_at > ${since} limit 1`.execute(db);
  return rows.length === 1;
}

/** Requests that are long over; what came of them stands in the audit trail. */
export async function forgetApprovals(db: Db, askedBefore: Date): Promise<void> {
  await sql`delete from desk_approval where asked_at < ${askedBefore}`.execute(db);
}
