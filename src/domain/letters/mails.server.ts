import { INQUIRY_ANSWERED, INQUIRY_FORWARDED, INQUIRY_RECEIVED } from "#domain/letters/inquiries/inquiry-mails.ts";
import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { LETTER_ANSWERED, LETTER_RECEIVED } from "./letter-mails.ts";
import { PROPOSAL_DECIDED, PROPOSAL_RECEIVED } from "./proposal-letter.ts";

/** Every kind of mail this domain sends. */
export const LETTER_MAILS: readonly RegisteredMail[] = [
  registerMail(LETTER_RECEIVED),
  registerMail(LETTER_ANSWERED),
  registerMail(PROPOSAL_RECEIVED),
  registerMail(PROPOSAL_DECIDED),
  registerMail(INQUIRY_RECEIVED),
  registerMail(INQUIRY_FORWARDED),
  registerMail(INQUIRY_ANSWERED),
];
