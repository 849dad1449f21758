import { days } from "#kernel/duration.ts";

/** Opens what was recommended, for the person it was sent to; the subject is the batch. */
export const RECC_PAGE = { name: "recc-page", life: days(30) } as const;

/** Stops one topic for one person: never over and never taken back, so that a stop works from the oldest mail. The subject is `recipient|topic`. */
export const MAIL_STOP = { name: "mail-stop", life: Number.POSITIVE_INFINITY } as const;
