/** Characters of an id where nothing else is asked for; the specification names it with its constants (section 9). */
export const RANDOM_ID_LENGTH = 21;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";

/** Fills a byte array with unpredictable values; `crypto.getRandomValues` outside tests. */
export type RandomBytes = (length: number) => Uint8Array;

/** An opaque id of URL-safe characters, six random bits each. */
export function opaqueId(randomBytes: RandomBytes, length: number = RANDOM_ID_LENGTH): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte & 63]).join("");
}

/** Letters and digits that nobody takes for each other: no 0 and O, no 1, I and L. */
const SPOKEN = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** Bytes from here on would make the first letters likelier, and are drawn again. */
const EVEN = 256 - (256 % SPOKEN.length);
const SPOKEN_GROUP = 4;
const SPOKEN_LENGTH = 3 * SPOKEN_GROUP;

/** A number that can be read out on the phone, and that nobody guesses: `K7QM-3XWD-9RTA`, 59 random bits. */
export function spokenNumber(randomBytes: RandomBytes): string {
  let letters = "";
  while (letters.length < SPOKEN_LENGTH)
    for (const byte of randomBytes(SPOKEN_LENGTH - letters.length)) if (byte < EVEN) letters += SPOKEN[byte % SPOKEN.length];
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}
