import { formatM2, tsubo } from "#kernel/area.ts";
import { formatYearWithEra } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { readAs } from "./field-kind.ts";
import { RENT_YEN } from "./number-kinds.ts";
import { readAreaM2, readMan } from "./read-number.ts";
import { readYear } from "./read-year.ts";

/** What a typed area was understood as: ㎡ are answered in 坪 (`70` -> `21.17坪`), 坪 in ㎡. Empty while nothing is. */
export function areaEcho(text = ""): string {
  const area = readAreaM2(text);
  if (!area.ok || area.value <= 0) return "";
  return text.normalize("NFKC").includes("坪") ? formatM2(area.value) : `${Math.floor(tsubo(area.value) * 100 + 1e-6) / 100}坪`;
}

/** `H20` -> `2008年(平成20年)`. */
export function yearEcho(text = ""): string {
  const year = readYear(text);
  return year.ok ? formatYearWithEra(year.value) : "";
}

/** `12,300` in a field in 万円 -> `1億2,300万円`. */
export function yenEcho(text = ""): string {
  const price = readMan(text);
  return price.ok && price.value > 0 ? formatYen(price.value) : "";
}

/** A rent in a field in 万円, in which larger numbers are yen: `12.5` and `125,000` -> `125,000円`. Empty beyond the bounds of a rent. */
export function rentEcho(text = ""): string {
  const rent = readAs(RENT_YEN, text);
  return rent.ok ? `${rent.value.toLocaleString("ja-JP")}円` : "";
}
