/** Without I, L, O and U: people type it from paper. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;
/** Of randomness that a token is made from; five bits a letter. */
export const TOKEN_BYTES = 10;

/** Ten bytes as the code of a letter: `7Q3K9MZX2B4WTR8H`. */
export function tokenFrom(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes.subarray(0, TOKEN_BYTES)) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five, 2)]).join("");
}

/** As it stands on paper: `7Q3K-9MZX-2B4W-TR8H`. */
export function formatToken(token: string): string {
  return token.match(/.{4}/g)?.join("-") ?? token;
}

/** A code as somebody typed it; null: it is none. Letters that look like digits are read as those. */
export function readToken(text: string): string | null {
  const plain = text.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return plain.length === LENGTH && [...plain].every((letter) => DIGITS.includes(letter)) ? plain : null;
}
