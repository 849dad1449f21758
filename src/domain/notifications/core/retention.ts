import { days } from "#kernel/duration.ts";

/** Mails that went out, or were given up: whoever answers people has seen those by then. */
export const MAILS_KEPT = days(30);

/** So long after its end the link to what was recommended still has another one sent; afterwards nobody knows it. */
export const ENDED_PAGES_KEPT = days(365);

/** A mailbox that was gone may be somebody's again. */
export const BOUNCES_KEPT = days(180);
/** Longer than any service repeats a report. */
export const REPORTS_KEPT = days(30);
