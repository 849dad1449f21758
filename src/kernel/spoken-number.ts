import type { RandomBytes } from "./ids.ts";

/** Letters and digits that nobody takes for each other: no 0 and O, no 1, I and L.. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Bytes from here on would make the first letters likelier, and are drawn again. */
const EVEN = 256 - (256 % LETTERS.length);
const GROUP_LENGTH = 4;
const LENGTH = 3 * GROUP_LENGTH;

/** A number that can be read out on the phone, and that nobody guesses: `K7QM-3XWD-9RTA`, 59 random bits. */
export function spokenNumber(randomBytes: RandomBytes): string {
  let letters = "";
  while (letters.length < LENGTH)
    for (const byte of randomBytes(LENGTH - letters.length)) if (byte < EVEN) letters += LETTERS[byte % LETTERS.length];
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}
