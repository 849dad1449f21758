/** What a browser is given at its first press on the page of a letter, out of reach of scripts: by it alone a stop is taken back. */
export const LETTER_COOKIE = "letter.undo";
export const LETTER_PATHS = ["/letters", "/api/direct-mail/stops"] as const;
