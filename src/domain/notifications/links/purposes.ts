import { days } from "#kernel/duration.ts";
import type { LinkPurpose } from "./opaque-links.server.ts";

/** Opens what was recommended, for the person it was sent to; the subject is the batch. */
export const RECC_PAGE: LinkPurpose = { name: "recc-page", life: days(30) };

/** Stops one topic for one person: never over and never taken back, so that a stop works from the oldest mail. The subject is `recipient|topic`. */
export const MAIL_STOP: LinkPurpose = { name: "mail-stop", life: null };
