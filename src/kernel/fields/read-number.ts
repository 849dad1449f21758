import { TSUBO_PER_M2 } from "#kernel/area.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { fromMan, type Yen } from "#kernel/yen.ts";

/** Why a typed text gives no value. An empty text is not an error of its own: the field may be optional. */
export type Unread = "empty" | "unreadable";

/** Largest price a form takes, in 万円; a larger bare number can only have been meant in yen. */
const LARGEST_MAN = 1_000_000;

/** A number as people type it, full-width digits and thousands separators included: `６５．３２` -> 65.32. Units are the caller's. */
export function readNumber(text: string): Result<number, Unread> {
  const plain = compact(text);
  if (plain === "") return refused("empty");
  return /^-?\d+(\.\d+)?$/.test(plain) ? ok(Number(plain)) : refused("unreadable");
}

/** An area in m². 坪 are converted and kept to two decimals: `70㎡` -> 70, `20坪` -> 66.12. */
export function readAreaM2(text: string): Result<number, Unread> {
  const plain = compact(text);
  const inTsubo = readNumber(plain.replace(/坪$/, ""));
  if (plain.endsWith("坪")) return inTsubo.ok ? ok(Math.round((inTsubo.value / TSUBO_PER_M2) * 100) / 100) : inTsubo;
  return readNumber(plain.replace(/(m2|m|平米|平方メートル)$/i, ""));
}

/** A price in yen from a field in 万円: `8,980` and `8980万円` -> 89_800_000, `1億2,300万` -> 123_000_000, `89800000円` -> 89_800_000. */
export function readMan(text: string): Result<Yen, Unread> {
  const plain = compact(text);
  if (plain === "") return refused("empty");
  const match = /^(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)(万)?)?(円)?$/.exec(plain);
  if (!match || (match[1] === undefined && match[2] === undefined)) return refused("unreadable");
  const [, oku = "0", rest = "0", man, yen] = match;
  const restIsYen = man === undefined && match[1] === undefined && (yen !== undefined || Number(rest) > LARGEST_MAN);
  return ok(restIsYen ? Math.round(Number(rest)) : fromMan(Math.round(Number(oku) * 10_000 * 10_000) / 10_000 + Number(rest)));
}

/** Nobody rents a flat for under so many yen: a smaller bare number was meant in 万円. */
const LEAST_BARE_YEN = 1000;

/** A monthly amount in 万円 or in yen: `12.5`, `12万5000`, `125,000円` -> 125_000. */
export function readMonthlyYen(text: string): Result<Yen, Unread> {
  const plain = compact(text).replace(/円$/, "");
  const [, man, rest = "0"] = /^(\d+(?:\.\d+)?)万(\d+)?$/.exec(plain) ?? [];
  if (man !== undefined) return ok(fromMan(Number(man)) + Number(rest));
  const bare = readNumber(plain);
  if (!bare.ok) return bare;
  return ok(bare.value < LEAST_BARE_YEN ? fromMan(bare.value) : Math.round(bare.value));
}

/** A share in per cent, the sign or not: `２．０％` -> 2. */
export function readPercent(text: string): Result<number, Unread> {
  return readNumber(compact(text).replace(/%$/, ""));
}

/** A length in metres, the unit or not: `８．５ｍ` -> 8.5. */
export function readMetres(text: string): Result<number, Unread> {
  return readNumber(compact(text).replace(/(m|メートル)$/i, ""));
}

/** A whole number with or without its counter: `７分` -> 7, `12階` -> 12. */
export function readInteger(text: string): Result<number, Unread> {
  const read = readNumber(compact(text).replace(/^(徒歩|築)|(階建て?|階|分|年|F)$/gi, ""));
  if (!read.ok) return read;
  return Number.isInteger(read.value) ? read : refused("unreadable");
}

/** A floor; basements count down from −1: `地下1階`, `B1` -> −1. */
export function readFloor(text: string): Result<number, Unread> {
  const plain = compact(text);
  const basement = /^(?:地下|B)(\d+)(?:階|F)?$/i.exec(plain);
  return basement ? ok(-Number(basement[1])) : readInteger(plain);
}

function compact(text: string): string {
  return plainText(text)
    .replace(/。/g, ".")
    .replace(/[\s,、]/g, "");
}
