import { sql } from "kysely";
import { mailboxKey } from "#kernel/email-address.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { INQUIRIES_WAIT } from "./inquiry-mails.ts";
import type { ForwardedLately } from "./mail-room.ts";
import type { ContactWay, InquiryStep, InquiryTopic, RecipientState } from "./types.ts";

type NewInquiry = {
  readonly letterId: string;
  readonly listingId: string;
  readonly dwellingKey: string;
  readonly homeTitle: string;
  readonly homePrice: number;
  readonly topic: InquiryTopic;
  readonly contactWay: ContactWay;
};

export async function addInquiry(tx: Tx, inquiry: NewInquiry): Promise<void> {
  const { letterId, listingId, dwellingKey, homeTitle, homePrice, topic, contactWay } = inquiry;
  await sql`
    insert into listing_inquiry (letter_id, listing_id, dwelling_key, home_title, home_price, topic, contact_way)
    values (${letterId}, ${listingId}, ${dwellingKey}, ${homeTitle}, ${homePrice}, ${topic}, ${contactWay})`.execute(tx);
}

type NewRecipient = {
  readonly letterId: string;
  readonly companyId: string;
  readonly listingId: string;
  readonly consent: { readonly version: string; readonly text: string; readonly at: Date; readonly sourceHash: string | null };
};

export async function addRecipient(tx: Tx, { letterId, companyId, listingId, consent }: NewRecipient): Promise<void> {
  await sql`
    insert into inquiry_recipient (letter_id, company_id, listing_id, state, consent_version, consent_text, consented_at, source_hash)
    values (${letterId}, ${companyId}, ${listingId}, 'accepted', ${consent.version}, ${consent.text}, ${consent.at}, ${consent.sourceHash})`.execute(
    tx,
  );
  await addStep(tx, { letterId, companyId }, { from: null, to: "accepted", actor: "system", reason: null, at: consent.at });
}

export type RecipientId = { readonly letterId: string; readonly companyId: string };

async function addStep(tx: Tx, { letterId, companyId }: RecipientId, { from, to, actor, reason, at }: InquiryStep): Promise<void> {
  await sql`
    insert into inquiry_step (letter_id, company_id, from_state, to_state, actor, reason, at)
    values (${letterId}, ${companyId}, ${from}, ${to}, ${actor}, ${reason}, ${at})`.execute(tx);
}

export type AskedBefore = { readonly id: string; readonly companyId: string; readonly receivedAt: Date; readonly answerDueOn: string };

/** Which companies somebody has asked about a home since, the first first. Addresses of one mailbox are one person. */
export async function askedSince(
  tx: Tx,
  { email, dwellingKey, since }: { readonly email: string; readonly dwellingKey: string; readonly since: Date },
): Promise<AskedBefore[]> {
  const { rows } = await sql<AskedBefore & { readonly email: string }>`
    select l.id, l.email, r.company_id as "companyId", l.received_at as "receivedAt", to_char(l.answer_due_on, 'YYYY-MM-DD') as "answerDueOn"
    from letter l join listing_inquiry i on i.letter_id = l.id join inquiry_recipient r on r.letter_id = l.id
    where i.dwelling_key = ${dwellingKey} and l.received_at > ${since}
    order by l.received_at, l.id, r.company_id`.execute(tx);
  const mailbox = mailboxKey(email);
  return rows.flatMap(({ email: other, ...asked }) => (mailboxKey(other) === mailbox ? [asked] : []));
}

export type ForwardedSince = ForwardedLately & {
  /** A mail that tells how many wait is about to go out. */
  readonly isDigestDue: boolean;
};

/** How many inquiries went to a company since, in all and about the home of this one. */
export async function forwardedSince(tx: Tx, { letterId, companyId }: RecipientId, since: Date): Promise<ForwardedSince> {
  const { rows } = await sql<ForwardedSince>`
    select count(*)::int as "all", count(*) filter (where i.dwelling_key = this.dwelling_key)::int as "aboutHome",
      exists (select from outbox where kind = ${INQUIRIES_WAIT.kind} and facts->>'companyId' = ${companyId}
        and state = 'queued') as "isDigestDue"
    from inquiry_recipient r join listing_inquiry i on i.letter_id = r.letter_id, listing_inquiry this
    where this.letter_id = ${letterId} and r.company_id = ${companyId} and r.letter_id <> ${letterId} and r.consented_at > ${since}`.execute(
    tx,
  );
  const [lately] = rows;
  if (!lately) throw new Error("a count returned no row");
  return lately;
}

export type RecipientRow = RecipientId & {
  readonly listingId: string;
  readonly state: RecipientState;
  readonly forwardedTo: string | null;
  readonly homeTitle: string;
  readonly contactWay: ContactWay;
  readonly email: string;
};

/** For a step: nobody else takes one meanwhile. Null: this company was not ticked in such a letter. */
export async function lockRecipient(tx: Tx, { letterId, companyId }: RecipientId): Promise<RecipientRow | null> {
  const { rows } = await sql<RecipientRow>`
    select r.letter_id as "letterId", r.company_id as "companyId", r.listing_id as "listingId", r.state, r.forwarded_to as "forwardedTo",
      i.home_title as "homeTitle", i.contact_way as "contactWay", l.email
    from inquiry_recipient r join listing_inquiry i on i.letter_id = r.letter_id join letter l on l.id = r.letter_id
    where r.letter_id = ${letterId} and r.company_id = ${companyId} for update of l, r`.execute(tx);
  return rows[0] ?? null;
}

/** How often a company has answered an inquiry since. */
export async function answersSince(tx: Tx, { letterId, companyId }: RecipientId, since: Date): Promise<number> {
  const { rows } = await sql<{ answers: number }>`
    select count(*)::int as answers from inquiry_step
    where letter_id = ${letterId} and company_id = ${companyId} and actor = 'company' and to_state <> 'closed' and at > ${since}`.execute(
    tx,
  );
  return rows[0]?.answers ?? 0;
}

type Move = Omit<InquiryStep, "from"> & {
  /** Where it was forwarded to by this step. */
  readonly forwardedTo?: string;
  /** What the company answered by it. */
  readonly answer?: string;
};

/** Writes down a step of C4 with what came of it. */
export async function moveRecipient(tx: Tx, recipient: RecipientId & { readonly state: RecipientState }, move: Move): Promise<void> {
  const { letterId, companyId, state } = recipient;
  const { to, at, forwardedTo = null, answer = null } = move;
  await sql`
    update inquiry_recipient set state = ${to}, forwarded_to = coalesce(${forwardedTo}, forwarded_to), answer = coalesce(${answer}, answer),
      answered_at = case when ${answer}::text is not null then ${at}::timestamptz else answered_at end,
      closed_at = case when ${to} = 'closed' then ${at}::timestamptz end
    where letter_id = ${letterId} and company_id = ${companyId}`.execute(tx);
  await addStep(tx, recipient, { from: state, to, actor: move.actor, reason: move.reason, at });
}

/** Which companies have had an inquiry open in which nothing has happened since, the oldest first; `most` of them. */
export async function untouchedSince(db: Db, since: Date, most: number): Promise<RecipientId[]> {
  const { rows } = await sql<RecipientId>`
    select s.letter_id as "letterId", s.company_id as "companyId"
    from inquiry_step s join inquiry_recipient r on r.letter_id = s.letter_id and r.company_id = s.company_id
    where r.state <> 'closed' group by s.letter_id, s.company_id having max(s.at) < ${since} order by max(s.at), s.letter_id limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Whether every company that was ticked has closed it. */
export async function isClosedByAll(tx: Tx, letterId: string): Promise<boolean> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from inquiry_recipient where letter_id = ${letterId} and state <> 'closed'`.execute(tx);
  return rows[0]?.open === 0;
}
