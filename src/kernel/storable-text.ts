/** Text that the database takes: without a NUL and without half a character. No flags, so that a published schema can tell it too. */
export const STORABLE_TEXT = /^(?:[^\0\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;

/** The same of a text of any length, and fast enough for every cell of a file. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A character that commands a terminal, turns the direction of a text or has no sign of its own; line ends are among them. */
export const UNPRINTABLE = /\p{C}/u;

/** A text without such characters, its line ends kept. `a\u001b[2J` -> `a[2J` */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "");
}
