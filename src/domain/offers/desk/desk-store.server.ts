import { type RawBuilder, sql } from "kysely";
import type { ReportReason } from "#domain/offers/core/member-choices.ts";
import type { OfferState, ShownHome, Side } from "#domain/offers/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** A span of a list, or one row of it. */
export type DeskSpan = { readonly offset: number; readonly limit: number } | { readonly id: string };
/** How much waits, and how much of it since before a day. */
export type DeskCount = { readonly waiting: number; readonly late: number };

const NOTHING: DeskCount = { waiting: 0, late: 0 };

function among(span: DeskSpan, id: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return "id" in span ? sql`and ${id} = ${span.id}` : sql`order by ${order} limit ${span.limit} offset ${span.offset}`;
}

/** What somebody told the desk of a thread, as lists show it: nobody is named. */
export type OfferReport = {
  readonly id: string;
  readonly offerId: string;
  readonly side: Side;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly messageNo: number | null;
  readonly at: Date;
};

export async function addReport(tx: Tx, { id, offerId, side, reason, note, messageNo, at }: OfferReport): Promise<void> {
  await sql`
    insert into offer_report (id, offer_id, side, reason, note, message_no, at)
    values (${id}, ${offerId}, ${side}, ${reason}, ${note}, ${messageNo}, ${at})`.execute(tx);
}

export async function countReportsOf(tx: Tx, sub: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from offer_report r join offer o on o.id = r.offer_id
    where r.at > ${since} and ((r.side = 'buyer' and o.buyer_sub = ${sub}) or (r.side = 'owner' and o.owner_sub = ${sub}))`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Those that nobody has dealt with, the oldest first. */
export async function openReports(db: Db | Tx, span: DeskSpan): Promise<OfferReport[]> {
  const { rows } = await sql<OfferReport>`
    select id, offer_id as "offerId", side, reason, note, message_no as "messageNo", at from offer_report
    where closed_at is null ${among(span, sql`id`, sql`at, id`)}`.execute(db);
  return rows;
}

export async function countOpenReports(db: Db, lateBefore: Date): Promise<DeskCount> {
  const { rows } = await sql<DeskCount>`
    select count(*)::int as waiting, (count(*) filter (where at < ${lateBefore}))::int as late from offer_report where closed_at is null`.execute(
    db,
  );
  return rows[0] ?? NOTHING;
}

/** Whether it was open. */
export async function closeReportRow(
  tx: Tx,
  id: string,
  { by, outcome, at }: { readonly by: string; readonly outcome: string; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update offer_report set closed_at = ${at}, closed_by = ${by}, outcome = ${outcome} where id = ${id} and closed_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** A message whose writer asked for a look. */
export type Appeal = {
  readonly id: string;
  readonly offerId: string;
  readonly no: number;
  readonly side: Side;
  readonly text: string;
  readonly at: Date;
  /** Of its offer. */
  readonly offerState: OfferState;
};

/** The number that the desk knows a message by: its offer's and its own. */
const APPEAL_ID = sql`offer_id || '~' || no`;

export async function waitingAppeals(db: Db, span: DeskSpan): Promise<Appeal[]> {
  const { rows } = await sql<Appeal>`
    select ${APPEAL_ID} as id, offer_id as "offerId", no, side, text, at, o.state as "offerState" from offer_message m join offer o on o.id = m.offer_id
    where m.state = 'waiting' ${among(span, APPEAL_ID, sql`at, offer_id, no`)}`.execute(db);
  return rows;
}

export async function countWaitingAppeals(db: Db, lateBefore: Date): Promise<DeskCount> {
  const { rows } = await sql<DeskCount>`
    select count(*)::int as waiting, (count(*) filter (where at < ${lateBefore}))::int as late from offer_message where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? NOTHING;
}

type Decision = { readonly offerId: string; readonly no: number; readonly passes: boolean; readonly by: string; readonly at: Date };

/** Answers whose message it was; null: none waits there. */
export async function decideMessage(tx: Tx, { offerId, no, passes, by, at }: Decision): Promise<Side | null> {
  const { rows } = await sql<{ side: Side }>`
    update offer_message set state = ${passes ? "sent" : "refused"}, decided_at = ${at}, decided_by = ${by}
    where offer_id = ${offerId} and no = ${no} and state = 'waiting' returning side`.execute(tx);
  return rows[0]?.side ?? null;
}

type HandedOver = {
  readonly id: string;
  readonly offerId: string;
  readonly companyId: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly approvedBy: string;
  readonly at: Date;
};

/** Keeps that an offer was handed over, who asked for it and who agreed. */
export async function addHandOver(tx: Tx, { id, offerId, companyId, reason, askedBy, approvedBy, at }: HandedOver): Promise<void> {
  await sql`
    insert into offer_disclosure (id, offer_id, kind, company_id, reason, asked_by, asked_at, approved_by, approved_at, ended_at)
    values (${id}, ${offerId}, 'hand-over', ${companyId}, ${reason}, ${askedBy}, ${at}, ${approvedBy}, ${at}, ${at})`.execute(tx);
}

/** An offer as the desk shows it to who chooses a company: what its buyer saw of the home, and nobody of the two. */
export type DeskOffer = {
  readonly id: string;
  readonly state: "disclosed" | "handed_to_agent";
  readonly companyId: string | null;
  readonly since: Date;
  readonly home: ShownHome;
  /** The price that was agreed to, and when. */
  readonly priceYen: Yen;
  readonly agreedAt: Date | null;
};

/** Offers that wait for an agent, or for word from one, the oldest first. */
export async function offersAtDesk(db: Db, span: DeskSpan): Promise<DeskOffer[]> {
  const { rows } = await sql<DeskOffer>`
    select id, state, company_id as "companyId", moved_at as since, home, price_yen as "priceYen",
      (select max(e.at) from offer_event e where e.offer_id = offer.id and e.kind = 'accept') as "agreedAt"
    from offer where state in ('disclosed', 'handed_to_agent') ${among(span, sql`id`, sql`moved_at, id`)}`.execute(db);
  return rows;
}

/** `agents`: the companies that may have offers. */
type LateSince = { readonly lateBefore: Date; readonly silentBefore: Date; readonly agents: readonly string[] };

/** Late is what no agent has yet, what a company has that is no agent any more, and what an agent has long said nothing of. */
export async function countOffersAtDesk(db: Db, { lateBefore, silentBefore, agents }: LateSince): Promise<DeskCount> {
  const { rows } = await sql<DeskCount>`
    select count(*)::int as waiting, (count(*) filter (where case state when 'disclosed' then moved_at < ${lateBefore}
      else moved_at < ${silentBefore} or company_id is null or company_id <> all(${[...agents]}) end))::int as late
    from offer where state in ('disclosed', 'handed_to_agent')`.execute(db);
  return rows[0] ?? NOTHING;
}

type Step = {
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
};

/** Keeps what an operator did in the audit table, by the row and the operator. */
export async function auditDesk(
  tx: Tx,
  entity: "offer_disclosure" | "offer_report" | "offer_message",
  { id, from, to, actor, reason, at }: Step,
): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, reason, at });
}
