const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";

/** Fills a byte array with unpredictable values; `crypto.getRandomValues` outside tests. */
export type RandomBytes = (length: number) => Uint8Array;

/** The default length of an opaque id (specification, section 9). */
export const ID_LENGTH = 21;

/** An opaque id of URL-safe characters, six random bits each. */
export function opaqueId(randomBytes: RandomBytes, length: number = ID_LENGTH): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte & 63]).join("");
}
