import { countInquiries } from "#domain/letters/inquiries/company-inquiry-store.server.ts";
import { INQUIRIES_WAIT, INQUIRY_ANSWERED, INQUIRY_FORWARDED, INQUIRY_RECEIVED } from "#domain/letters/inquiries/inquiry-mails.ts";
import { type RegisteredMail, registerMail, registerPreparedMail } from "#domain/notifications/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { LETTER_ANSWERED, LETTER_RECEIVED } from "./letter-mails.ts";
import { PROPOSAL_DECIDED, PROPOSAL_RECEIVED } from "./proposal-letter.ts";

/** Every kind of mail this domain sends. How many inquiries wait is told only while some do. */
export function letterMails({ db }: { readonly db: Db }): readonly RegisteredMail[] {
  const waiting = registerPreparedMail(INQUIRIES_WAIT, async ({ companyId }) => {
    const counts = await countInquiries(db, companyId);
    return counts.waiting === 0 ? null : { added: { waiting: counts.waiting }, headers: {}, takeBack: async () => undefined };
  });
  return [
    waiting,
    registerMail(LETTER_RECEIVED),
    registerMail(LETTER_ANSWERED),
    registerMail(PROPOSAL_RECEIVED),
    registerMail(PROPOSAL_DECIDED),
    registerMail(INQUIRY_RECEIVED),
    registerMail(INQUIRY_FORWARDED),
    registerMail(INQUIRY_ANSWERED),
  ];
}
