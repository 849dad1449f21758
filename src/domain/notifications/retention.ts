import { days } from "#kernel/duration.ts";

/** Mails that went out, or were given up: whoever answers people has seen those by then. */
export const MAILS_KEPT = days(30);
