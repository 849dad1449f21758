import { days, hours, minutes } from "#kernel/duration.ts";

export const SLOT_LENGTH = minutes(30);
/** Whoever fills in the form has the half hour for so long. */
export const HOLD_LENGTH = minutes(15);
/** Whoever waits has an offered half hour for so long, by day. */
export const OFFER_LENGTH = hours(2);
/** A consultation is changed and cancelled by its visitor until so long before it. */
export const CHANGED_UNTIL_BEFORE = hours(2);
/** Of the half hours that are not booked so large a part is held at once by visitors, and always so many: the oldest holds give way. */
export const HELD_AT_ONCE = { part: 1 / 4, least: 10 } as const;
/** Each takes a half hour from others and sends a mail to an address that nobody has proved to be theirs. */
export const MOST_MOVES = 5;
/** Nobody books what begins within a day: whoever holds it has to prepare. */
export const BOOKED_BEFORE = days(1);
/** Half hours are open so far ahead. */
export const BOOKED_AHEAD_DAYS = 42;
/** A reminder goes out so long before. */
export const REMINDED_BEFORE = days(1);
/** Of what began so long ago nobody says any more what came of it: the clock ends it. */
export const UNRECORDED_AFTER = days(30);

/** Personal data of consultations are kept for so long after they ended, as letters are. */
export const YEARS_AFTER_ENDED = 3;
/** Those of who waited. */
export const WAITING_KEPT = days(30);
