import { PROPOSAL_DECIDED, PROPOSAL_RECEIVED } from "#domain/letters/proposals/proposal-letter.ts";
import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { LETTER_ANSWERED, LETTER_RECEIVED } from "./letter-mails.ts";

/** Every kind of mail this domain sends. */
export const LETTER_MAILS: readonly RegisteredMail[] = [
  registerMail(LETTER_RECEIVED),
  registerMail(LETTER_ANSWERED),
  registerMail(PROPOSAL_RECEIVED),
  registerMail(PROPOSAL_DECIDED),
];
