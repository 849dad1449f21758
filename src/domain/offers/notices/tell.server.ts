import { addNote, lineLinkOf, queueMail, queueMessage, readSettings, recipientOf, verdictOf } from "#domain/notifications/index.server.ts";
import type { Channel } from "#domain/notifications/settings/types.ts";
import { type DueNotice, takeNotices } from "#domain/offers/threads/notice-store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { noteWords } from "./note-words.ts";
import { OFFER_LINE, OFFER_MAIL, type OfferAdded, type OfferFacts, offerPath } from "./offer-mails.ts";

type TellDeps = { readonly db: Db; readonly clock: Clock };

const AT_ONCE = 100;
/** Told at night as well: in the morning it may be over. */
const AT_ANY_HOUR: ReadonlySet<string> = new Set(["reminder-2", "consent-reminder-2"]);

/** Puts everything that waits to be told into inboxes and on its way, by every way that was chosen. Answers how much. */
export async function tellAll({ db, clock }: TellDeps): Promise<number> {
  let told = 0;
  for (;;) {
    const some = await inTransaction(db, async (tx) => {
      const notices = await takeNotices(tx, AT_ONCE);
      for (const notice of notices) await tell(tx, notice, clock.now());
      return notices.length;
    });
    told += some;
    if (some < AT_ONCE) return told;
  }
}

async function tell(tx: Tx, notice: DueNotice, at: Date): Promise<void> {
  const { offerId, side, kind, number, sub, isCutOff, home, priceYen } = notice;
  // The account is gone, or its owner has stopped the buyer since.
  if (sub === null || (isCutOff && side === "owner")) return;
  const recipient = recipientOf({ sub });
  const facts: OfferFacts = { offerId, side, kind, number, recipient };
  const key = `offer ${offerId} ${side} ${kind} ${number}`;
  const { title, body } = noteWords(kind, { home, priceYen });
  await addNote(tx, { recipient, key, topic: "offer", title, body, url: offerPath(facts), at });
  const settings = await readSettings(tx, recipient);
  for (const channel of ["mail", "line"] as const) {
    const verdict = verdictOf(AT_ANY_HOUR.has(kind) ? { ...settings, quiet: null } : settings, {
      topic: "offer",
      channel,
      now: at,
      sentToday: 0,
    });
    if (verdict.send === "never") continue;
    await queue(tx, channel, { facts, key, at, due: verdict.send === "later" ? verdict.at : at, address: settings.mail.address });
  }
}

type ToQueue = { readonly facts: OfferFacts; readonly key: string; readonly at: Date; readonly due: Date; readonly address: string | null };

async function queue(tx: Tx, channel: Channel, { address, facts, ...message }: ToQueue): Promise<void> {
  const to = channel === "mail" ? address : (await lineLinkOf(tx, facts.recipient)).userId;
  if (to === null) return;
  const wanted = { ...message, facts, to, recipientKey: facts.recipient };
  if (channel === "mail") await queueMail<OfferFacts, OfferAdded>(tx, OFFER_MAIL, wanted);
  else await queueMessage<OfferFacts>(tx, OFFER_LINE, wanted);
}
