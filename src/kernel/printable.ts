/** A character that commands a terminal, turns the direction of a text or has no sign of its own; line ends are among them. */
export const UNPRINTABLE = /\p{C}/u;

/** A text without such characters, its line ends kept. `a\u001b[2J` -> `a[2J` */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "");
}
