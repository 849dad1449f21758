/** Letters and digits that nobody takes for each other: no 0 and O, no 1 and I. 32 of them, five bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** 60 bits. */
const LENGTH = GROUPS * GROUP_LENGTH;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** How many there are in a set. */
export const RECOVERY_CODES = 10;
/** How many random bytes {@link recoveryCodeFrom} takes. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** A code from random bytes, as people read it: `K7QM-3XWD-9RTA`. 32 divides 256, so that no letter is likelier than another. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** What was typed as a code is compared: capitals, without hyphens, blanks and full-width letters. Null: it is no recovery code at all. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .slice(0, 100)
    .normalize("NFKC")
    .replaceAll(/[\s\p{Dash}ー]/gu, "")
    .toUpperCase();
  return CODE.test(letters) ? letters : null;
}
