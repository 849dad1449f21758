import { formatM2, tsubo } from "#kernel/area.ts";
import { formatYearWithEra } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { type NumberKind, readAs } from "./field-kind.ts";
import { AREA_M2, RENT_YEN } from "./number-kinds.ts";

// A field echoes nothing that it refuses: an echo beside an error would say that the value was taken.

/** What a typed area was understood as: ㎡ are answered in 坪 (`70` -> `21.17坪`), 坪 in ㎡. Empty beyond the bounds of an area. */
export function areaEcho(text = ""): string {
  const area = readAs(AREA_M2, text);
  if (!area.ok) return "";
  return text.normalize("NFKC").includes("坪") ? formatM2(area.value) : `${Math.floor(tsubo(area.value) * 100 + 1e-6) / 100}坪`;
}

/** `H20` -> `2008年(平成20年)`. Empty beyond the bounds of the kind of year. */
export function yearEcho(kind: NumberKind, text = ""): string {
  const year = readAs(kind, text);
  return year.ok ? formatYearWithEra(year.value) : "";
}

/** `12,300` in a field in 万円 -> `1億2,300万円`. Empty beyond the bounds of the kind of amount. */
export function yenEcho(kind: NumberKind, text = ""): string {
  const amount = readAs(kind, text);
  return amount.ok ? formatYen(amount.value) : "";
}

/** A rent in a field in 万円, in which larger numbers are yen: `12.5` and `125,000` -> `125,000円`. Empty beyond the bounds of a rent. */
export function rentEcho(text = ""): string {
  const rent = readAs(RENT_YEN, text);
  return rent.ok ? `${rent.value.toLocaleString("ja-JP")}円` : "";
}
