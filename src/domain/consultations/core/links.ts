import type { LinkPurpose } from "#domain/notifications/links/types.ts";
import { days } from "#kernel/duration.ts";

/** Shows a booking, moves and cancels it: longer than half hours are open ahead. The subject is the number of the consultation. */
export const CONSULTATION_PAGE: LinkPurpose = { name: "consultation", life: days(60) };

/** Takes or gives back what was offered, and leaves the list. The subject is the number in the list. */
export const WAITING_PAGE: LinkPurpose = { name: "consultation-waiting", life: days(90) };

/** Where a link of a mail leads; the token stands behind the #, which no server and no log sees. */
export const bookingUrl = (origin: string, token: string) => `${origin}/biz/thanks-online-consultation#t=${token}`;
export const waitingUrl = (origin: string, token: string) => `${origin}/biz/online-consultation#t=${token}`;
