import { OWNERSHIP_DECIDED } from "#domain/assets/ownership/ownership-mails.ts";
import { valueMail } from "#domain/assets/series/mails.server.ts";
import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";

/** Every kind of mail this domain sends. */
export function assetMails(deps: Parameters<typeof valueMail>[0]): readonly RegisteredMail[] {
  return [valueMail(deps), registerMail(OWNERSHIP_DECIDED)];
}
