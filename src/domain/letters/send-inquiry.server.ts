import { answerDueOn } from "#domain/letters/due/answer-due.ts";
import { forwardInquiry } from "#domain/letters/inquiries/forward-inquiry.server.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { LISTING_INQUIRY } from "#domain/letters/inquiries/inquiry-fields.ts";
import { findInquiryHome } from "#domain/letters/inquiries/inquiry-home-store.server.ts";
import { INQUIRY_RECEIVED } from "#domain/letters/inquiries/inquiry-mails.ts";
import { type AskedBefore, addInquiry, addRecipient, askedSince } from "#domain/letters/inquiries/inquiry-store.server.ts";
import type { InquiryHome, InquiryReceipt, InquiryRecipient, SentInquiry } from "#domain/letters/inquiries/types.ts";
import { homesOfKeys } from "#domain/listings/index.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import { mailboxKey } from "#kernel/email-address.ts";
import { type RandomBytes, spokenNumber } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addLetter, lockLettersOf } from "./letter-store.server.ts";

export type InquiryDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** The same person, home and company within this time is the same inquiry. */
const SAME_WITHIN = days(1);

export type InquiryRefusal = "unknown" | "not-on-offer" | "not-a-recipient" | "other-consent";

/** The home of a listing with the companies that offer it today; null: there is no such home. */
export async function inquiryHome({ db, clock }: Pick<InquiryDeps, "db" | "clock">, key: string): Promise<InquiryHome | null> {
  return homeOfKey(db, key, clock.now());
}

async function homeOfKey(db: Db | Tx, key: string, at: Date): Promise<InquiryHome | null> {
  const today = (await homesOfKeys(db, [key])).get(key) ?? key;
  return findInquiryHome(db, today, isoDateInJapan(at));
}

/**
 * Takes in an inquiry about a home, forwards it to the companies that were ticked, and queues a receipt. A company that the same person asked about
 * the same home within a day is not asked again; where that is all of them, the first number is the answer. `not-on-offer`: sold, applied for or
 * expired; `not-a-recipient`: one of the companies does not offer it; `other-consent`: other words were agreed to than are asked for now.
 */
export async function sendInquiry(deps: InquiryDeps, sent: SentInquiry): Promise<Result<InquiryReceipt, InquiryRefusal>> {
  if (sent.consentVersion !== INQUIRY_CONSENT.version) return refused("other-consent");
  const { db, clock } = deps;
  const at = clock.now();
  return inTransaction<Result<InquiryReceipt, InquiryRefusal>>(db, async (tx) => {
    await lockLettersOf(tx, mailboxKey(sent.email), at);
    const home = await homeOfKey(tx, sent.listingId, at);
    if (!home) return refused("unknown");
    if (home.state !== "on-offer") return refused("not-on-offer");
    const asked = home.recipients.filter(({ companyId }) => sent.companyIds.includes(companyId));
    if (asked.length === 0 || asked.length < new Set(sent.companyIds).size) return refused("not-a-recipient");
    const since = new Date(at.getTime() - SAME_WITHIN);
    const before = await askedSince(tx, { email: sent.email, dwellingKey: home.dwellingKey, since });
    const isNew = ({ companyId }: InquiryRecipient) => !before.some((one) => one.companyId === companyId);
    const fresh = asked.filter(isNew);
    if (fresh.length === 0) return ok(repeated(before, asked));
    const letter = await writeInquiry(tx, deps, { sent, home, fresh, at });
    const names = { companies: fresh.map(({ name }) => name), askedBefore: asked.filter((one) => !isNew(one)).map(({ name }) => name) };
    return ok({ ...letter, ...names, receivedAt: at, isRepeated: false });
  });
}

function repeated(before: readonly AskedBefore[], asked: readonly InquiryRecipient[]): InquiryReceipt {
  const first = before.find(({ companyId }) => asked.some((one) => one.companyId === companyId));
  if (!first) throw new Error("an inquiry that came before is not among those that came before");
  const { id, receivedAt, answerDueOn: dueOn } = first;
  return { id, receivedAt, answerDueOn: dueOn, isRepeated: true, companies: [], askedBefore: asked.map(({ name }) => name) };
}

type Inquiry = {
  readonly sent: SentInquiry;
  readonly home: InquiryHome;
  readonly fresh: readonly InquiryRecipient[];
  readonly at: Date;
};

/** The letter, what it is about, who gets it with what consent, and the mails. */
async function writeInquiry(tx: Tx, { randomBytes }: InquiryDeps, { sent, home, fresh, at }: Inquiry) {
  const { email, name, phone, message, preferredDates, topic, contactWay, consentVersion: version, sourceHash } = sent;
  const id = spokenNumber(randomBytes);
  const dueOn = answerDueOn(LISTING_INQUIRY, at);
  const fields = {
    name,
    ...(contactWay === "phone" && phone !== null && { phone }),
    ...(message !== "" && { message }),
    ...(preferredDates !== "" && { preferredDates }),
  };
  await addLetter(tx, { id, kind: LISTING_INQUIRY.id, subject: null, email, fields, receivedAt: at, answerDueOn: dueOn });
  const { dwellingKey, listingId, title: homeTitle, price: homePrice } = home;
  await addInquiry(tx, { letterId: id, listingId, dwellingKey, homeTitle, homePrice, topic, contactWay });
  const contact = contactWay === "phone" ? (phone ?? "") : email;
  for (const { companyId, listingId: own, name: companyName, isSample } of fresh.toSorted(byCompany)) {
    const consent = { version, text: INQUIRY_CONSENT.text(companyName), at, sourceHash };
    await addRecipient(tx, { letterId: id, companyId, listingId: own, consent });
    // Nobody reads the mail of an invented company: what people write stays here.
    if (isSample) continue;
    const words = { number: id, homeTitle, topic, contactWay, name, contact, preferredDates, message, dueOn };
    await forwardInquiry(tx, { letterId: id, companyId, listingId: own, state: "accepted" }, { words, at });
  }
  const facts = { number: id, homeTitle, companies: fresh.map((one) => one.name), contactWay, dueOn };
  await queueMail(tx, INQUIRY_RECEIVED, { to: email, at, facts });
  return { id, answerDueOn: dueOn };
}

/** In one order for everybody, so that no two inquiries wait for each other. */
function byCompany(a: InquiryRecipient, b: InquiryRecipient): number {
  return a.companyId < b.companyId ? -1 : 1;
}
