import { days } from "#kernel/duration.ts";

/** Letters of a company in a month of Japan; raised on request. */
export const MOST_LETTERS_A_MONTH = 3000;

/** Of one press, so that others have their turn. */
export const MOST_OF_RUN = 1000;
/** Of one PDF. */
export const LETTERS_OF_FILE = 100;

/** Rows of one file of addresses, its header left out, and addresses of one mailing. */
export const MOST_ROWS = 5000;
export const MOST_RECIPIENTS = 10_000;
/** Mailings of a company that are not closed, and those that are closed which a list shows: the newest. */
export const MOST_OPEN_MAILINGS = 50;
export const CLOSED_MAILINGS_SHOWN = 50;

/** How long PDFs are kept, and addresses once a mailing is closed. */
export const FILES_KEPT_DAYS = 14;
export const RECIPIENTS_KEPT_DAYS = 90;
/** A mailing that nobody touched for so long is closed. */
export const UNTOUCHED_DAYS = 180;

export const FILES_KEPT = days(FILES_KEPT_DAYS);
export const RECIPIENTS_KEPT = days(RECIPIENTS_KEPT_DAYS);
export const UNTOUCHED = days(UNTOUCHED_DAYS);
/** Who said a stop can take it back alone for so long. */
export const UNDO_WITHIN = days(1);
/** Letters of one mailing that stop everybody on one day: from so many on the desk is told, and for how long. */
export const TOLD_STOPS = 10;
export const STOPS_TOLD_FOR = days(30);
