import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { QUERY_ENDS_SOON } from "./query-mails.ts";

/** Every kind of mail this domain sends. */
export const QUERY_MAILS: readonly RegisteredMail[] = [registerMail(QUERY_ENDS_SOON)];
