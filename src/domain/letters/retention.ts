/** Personal data of letters are kept for so long after they were closed or decided. */
export const LETTER_YEARS_AFTER_CLOSED = 3;
