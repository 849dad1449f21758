import { days, type Milliseconds } from "#kernel/duration.ts";
import type { LinkPurpose } from "./opaque-links.server.ts";

/** Opens what was recommended: the subject is the person it was sent to, the audience the batch, so that all of one person are taken back at once. */
export const RECC_PAGE: LinkPurpose & { readonly life: Milliseconds } = { name: "recc-page", life: days(30) };

/** Stops one topic for one person: never over and never taken back, so that a stop works from the oldest mail. The subject is `recipient|topic`. */
export const MAIL_STOP: LinkPurpose = { name: "mail-stop", life: null };
