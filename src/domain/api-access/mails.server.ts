import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { API_KEY_MADE, CHECKER_FULL, CONTRACT_CHANGED } from "./access-mails.ts";

/** Every kind of mail this domain sends. */
export function apiAccessMails(): readonly RegisteredMail[] {
  return [registerMail(API_KEY_MADE), registerMail(CONTRACT_CHANGED), registerMail(CHECKER_FULL)];
}
