import { days } from "#kernel/duration.ts";

/** So long an ended sign-in is still told that its token has expired. Access tokens, which may outlive it, live for a day at most. */
export const GRANTS_KEPT = days(30);
