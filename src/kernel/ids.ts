/** Characters of an id where nothing else is asked for; the specification names it with its constants (section 9). */
export const RANDOM_ID_LENGTH = 21;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";

/** Fills a byte array with unpredictable values; `crypto.getRandomValues` outside tests. */
export type RandomBytes = (length: number) => Uint8Array;

/** An opaque id of URL-safe characters, six random bits each. */
export function opaqueId(randomBytes: RandomBytes, length: number = RANDOM_ID_LENGTH): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte & 63]).join("");
}
