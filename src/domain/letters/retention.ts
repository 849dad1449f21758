/** Personal data of letters are kept for so long after they were closed or decided. */
export const LETTER_YEARS_AFTER_CLOSED = 3;

/** An inquiry in which nothing has happened for so long counts as closed. */
export const INQUIRY_DAYS_UNTOUCHED = 365;
