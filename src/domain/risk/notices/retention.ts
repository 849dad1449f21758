import { days } from "#kernel/duration.ts";

/** As long as the link in the mail changes anything. */
export const UNCONFIRMED_REGISTRATIONS_KEPT = days(30);
/** Registrations that were stopped. */
export const REGISTRATION_YEARS_AFTER_CLOSED = 3;
