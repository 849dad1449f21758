import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { CORRECTION_DECIDED, CORRECTION_RECEIVED } from "#domain/risk/corrections/correction-letter.ts";
import { noticeMails } from "#domain/risk/notices/mails.server.ts";

/** Every kind of mail this domain sends. */
export function riskMails(deps: Parameters<typeof noticeMails>[0]): readonly RegisteredMail[] {
  return [registerMail(CORRECTION_RECEIVED), registerMail(CORRECTION_DECIDED), ...noticeMails(deps)];
}
