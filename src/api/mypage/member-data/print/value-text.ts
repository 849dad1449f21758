import { formatMoment } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { byPath } from "./by-path.ts";
import { VALUE_WORDS } from "./value-words.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const COUNTS = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 10, useGrouping: false });

const UNITS = [
  { ending: "M2", unit: "㎡" },
  { ending: "walkMinutes", unit: "分" },
  { ending: "Seconds", unit: "秒" },
] as const;

export type Plain = string | number | boolean | Date | null;

/** The word of a code under a path; undefined: it has none. */
export function wordOf(path: string, code: string): string | undefined {
  const words = byPath(VALUE_WORDS, path);
  if (words === undefined) return undefined;
  return Object.hasOwn(words, code) ? words[code] : words["*"];
}

/** A value as people read it, by the path it stands under, whose last name has the unit: `priceUpToYen` 54800000 -> `5,480万円（54,800,000円）`. Nothing told: `データなし`. */
export function valueText(path: string, value: Plain): string {
  if (value === null || value === "") return "データなし";
  if (value instanceof Date) return formatMoment(value);
  const word = wordOf(path, String(value));
  if (word !== undefined) return word;
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "number") return numberText(path, value);
  return MOMENT.test(value) ? formatMoment(new Date(value)) : value;
}

function numberText(name: string, value: number): string {
  // To the yen: a share of rounded amounts is no record of what was told.
  if (name.endsWith("Yen")) return `${formatYen(value)}（${value.toLocaleString("ja-JP")}円）`;
  const unit = UNITS.find(({ ending }) => name.endsWith(ending))?.unit ?? "";
  return `${COUNTS.format(value)}${unit}`;
}
