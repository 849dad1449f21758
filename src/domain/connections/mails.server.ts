import { type RegisteredMail, registerMail } from "#domain/notifications/index.server.ts";
import { BUILDING_REMOVED, OWNER_JOINED, OWNER_REGISTERED, WAITING_JOINED } from "./connection-mails.ts";

/** Every kind of mail this domain sends. */
export const CONNECTION_MAILS: readonly RegisteredMail[] = [OWNER_REGISTERED, WAITING_JOINED, OWNER_JOINED, BUILDING_REMOVED].map((kind) =>
  registerMail(kind),
);
