import { plainText } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Unread } from "./read-number.ts";

/** Eras a home can have been built in: their first year and how many years they counted (令和 is still counting). */
const ERAS = [
  { name: "令和", letter: "R", first: 2019, years: 99 },
  { name: "平成", letter: "H", first: 1989, years: 31 },
  { name: "昭和", letter: "S", first: 1926, years: 64 },
  { name: "大正", letter: "T", first: 1912, years: 15 },
] as const;

/** A year typed the Western way or by era: `2008年` -> 2008, `平成20年`, `H20` -> 2008, `令和元年` -> 2019, `昭和65年` is unreadable. */
export function readYear(text: string): Result<number, Unread> {
  const plain = plainText(text)
    .replace(/\s/g, "")
    .replace(/年?(築|建築|竣工)?$/, "");
  if (plain === "") return refused("empty");
  if (/^\d{4}$/.test(plain)) return ok(Number(plain));
  const match = /^(令和|平成|昭和|大正|[RHST])\.?(元|\d{1,2})$/i.exec(plain);
  const era = match && ERAS.find(({ name, letter }) => name === match[1] || letter === match[1]?.toUpperCase());
  if (!match || !era) return refused("unreadable");
  const count = match[2] === "元" ? 1 : Number(match[2]);
  return count >= 1 && count <= era.years ? ok(era.first + count - 1) : refused("unreadable");
}
