/** 会員番号: what a member reads out when they write or call us, in place of the long id of their account. */

/** No letter that is taken for a digit or for another one (I, L, O, 0, 1); a prime number of them, so that one wrong letter always shows. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BODY = 7;
/** The hexadecimal digits of an id that a number is made of: all random in a UUID of version 4. */
const HEX_DIGITS = 12;
/** How many numbers there are: 31^7. */
export const MEMBER_NUMBERS = LETTERS.length ** BODY;

const lettersOf = (value: number): string => {
  let rest = value;
  let text = "";
  for (let i = 0; i < BODY; i += 1) {
    text = (LETTERS[rest % LETTERS.length] ?? "") + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
};

/** Weights 1 to 7: two letters that changed places show as well. */
const checkOf = (body: string): string => {
  const sum = [...body].reduce((total, letter, at) => total + (at + 1) * LETTERS.indexOf(letter), 0);
  return LETTERS[sum % LETTERS.length] ?? "";
};

/**
 * `K7M2-9QXD`: of an account's id (a UUID), the same for ever. Null for an id of another kind. It tells 35 of the id's 122 random bits, opens
 * nothing, and the next member's has nothing to do with it. Two of a hundred thousand members may share one: whoever looks one up sees both.
 */
export function memberNumberOf(sub: string): string | null {
  const hex = sub.replaceAll("-", "");
  if (!/^[0-9a-f]{32}$/i.test(hex)) return null;
  const body = lettersOf(Number.parseInt(hex.slice(0, HEX_DIGITS), 16) % MEMBER_NUMBERS);
  return `${body.slice(0, 4)}-${body.slice(4)}${checkOf(body)}`;
}

/** The value that a number stands for, as the database computes it from an id; null: a letter is wrong, or it is no such number. */
export function readMemberNumber(text: string): number | null {
  const letters = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s‐‑–—―ー−-]/g, "");
  const body = letters.slice(0, BODY);
  if (letters.length !== BODY + 1 || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  if (checkOf(body) !== letters[BODY]) return null;
  return [...body].reduce((value, letter) => value * LETTERS.length + LETTERS.indexOf(letter), 0);
}
