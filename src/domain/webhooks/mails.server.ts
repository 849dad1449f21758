import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { WEBHOOK_STOPPED } from "./webhook-mails.ts";

/** Every kind of mail this domain sends. */
export const WEBHOOK_MAILS: readonly RegisteredMail[] = [registerMail(WEBHOOK_STOPPED)];
