import { plainText } from "./japanese-text.ts";
import { ok, type Result, refused } from "./result.ts";

/** mobile: 060/070/080/090. ip: 050. fixed: a line with an area code. toll-free: 0120 and 0800, which only receive calls. */
type PhoneKind = "mobile" | "ip" | "fixed" | "toll-free";
/** E.164, as the identity service keeps it: `+819012345678`. */
export type Phone = { readonly e164: string; readonly kind: PhoneKind };
/** foreign: with a country code other than 81. */
export type PhoneFault = "empty" | "format" | "foreign" | "length";

const COUNTRY = "+81";
const MOBILE = /^0[6-9]0/;

/** A Japanese number from what people type: full width, hyphens, brackets, and `+81` in place of the 0. */
export function readPhone(text: string): Result<Phone, PhoneFault> {
  const typed = plainText(text).replace(/[\s().-]/g, "");
  if (typed === "") return refused("empty");
  if (typed.startsWith("+") && !typed.startsWith(COUNTRY)) return refused("foreign");
  const national = typed.startsWith(COUNTRY) ? `0${typed.slice(COUNTRY.length).replace(/^0/, "")}` : typed;
  if (!/^0[1-9]\d*$/.test(national)) return refused("format");
  const { kind, digits } = planOf(national);
  return national.length === digits ? ok({ e164: COUNTRY + national.slice(1), kind }) : refused("length");
}

/** What begins so, and how many digits it has (Japan's numbering plan). 0800 comes before the mobile 080. */
function planOf(national: string): { readonly kind: PhoneKind; readonly digits: number } {
  if (national.startsWith("0120")) return { kind: "toll-free", digits: 10 };
  if (national.startsWith("0800")) return { kind: "toll-free", digits: 11 };
  if (MOBILE.test(national)) return { kind: "mobile", digits: 11 };
  return national.startsWith("050") ? { kind: "ip", digits: 11 } : { kind: "fixed", digits: 10 };
}

/** `+819012345678` → `090-1234-5678`. Area codes beyond 03 and 06 differ in length and stay unparted; foreign numbers stay as they are. */
export function formatPhone(e164: string): string {
  if (!e164.startsWith(COUNTRY)) return e164;
  const national = `0${e164.slice(COUNTRY.length)}`;
  if (national.startsWith("0120")) return parted(national, 4, 7);
  if (national.startsWith("0800")) return parted(national, 4, 7);
  if (national.length === 11) return parted(national, 3, 7);
  return /^0[36]/.test(national) ? parted(national, 2, 6) : national;
}

function parted(digits: string, first: number, second: number): string {
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)].join("-");
}

/** A number that is told by its last four digits alone, as people read it: `+*******5193` → `末尾5193の電話番号`. Whatever else is told stays as it is. */
export function hiddenPhoneWords(destination: string): string {
  const [, last] = /^\+\*+(\d{4})$/.exec(destination) ?? [];
  return last === undefined ? destination : `末尾${last}の電話番号`;
}
