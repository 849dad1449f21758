import { crc32 } from "node:zlib";
import type { RandomBytes } from "#kernel/ids.ts";
import type { KeyKind, KeyMode } from "./types.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_BYTES = 32;
/** 62^43 > 2^256 and 62^6 > 2^32. */
const SECRET_LETTERS = 43;
const CHECK_LETTERS = 6;
/** Of the key itself, behind its mark: enough to tell keys apart, and nothing to guess the rest from. */
const SHOWN_LETTERS = 6;

const MARKS = { live: "mk_live_", test: "mk_test_", publishable: "mk_pub_" } as const;
const KEY = new RegExp(`^(mk_live_|mk_test_|mk_pub_)[0-9A-Za-z]{${SECRET_LETTERS + CHECK_LETTERS}}$`);

type NewKeyText = { readonly key: string; readonly prefix: string };

/** A new key: its mark, 256 random bits and a checksum, in letters and digits that a double click takes as one word. */
export function newKeyText(randomBytes: RandomBytes, { kind, mode }: { readonly kind: KeyKind; readonly mode: KeyMode }): NewKeyText {
  const mark = MARKS[kind === "publishable" ? kind : mode];
  const secret = inLetters(BigInt(`0x${Buffer.from(randomBytes(SECRET_BYTES)).toString("hex")}`), SECRET_LETTERS);
  return { key: withCheck(`${mark}${secret}`), prefix: `${mark}${secret.slice(0, SHOWN_LETTERS)}` };
}

/** Whether a text can be a key: what was mistyped, and the keys printed in documents, fail without a look into the database. */
export function isKeyText(text: string): boolean {
  return KEY.test(text) && withCheck(text.slice(0, -CHECK_LETTERS)) === text;
}

function withCheck(text: string): string {
  return `${text}${inLetters(BigInt(crc32(text)), CHECK_LETTERS)}`;
}

function inLetters(value: bigint, length: number): string {
  let [rest, text] = [value, ""];
  for (let i = 0; i < length; i += 1) {
    text = `${DIGITS[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}
