import { formatM2 } from "#kernel/area.ts";
import { ageInYears, ageText } from "#kernel/japanese-date.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import type { HomeSummary } from "./home-summary.ts";

/** `辰巳駅 徒歩7分`, `葛西駅 バス12分・停歩3分`; null: not told. */
export function accessWords({
  stationName,
  walkMinutes,
  busMinutes,
}: Pick<HomeSummary, "stationName" | "walkMinutes" | "busMinutes">): string | null {
  if (stationName === null || walkMinutes === null) return null;
  const station = stationName.endsWith("駅") ? stationName : `${stationName}駅`;
  return busMinutes === null ? `${station} 徒歩${walkMinutes}分` : `${station} バス${busMinutes}分・停歩${walkMinutes}分`;
}

/** The size people compare: 専有 or 建物面積, of land its own. Decimals are cut. */
export function sizeWords({ kind, areaM2, landAreaM2 }: Pick<HomeSummary, "kind" | "areaM2" | "landAreaM2">): readonly string[] {
  const land = landAreaM2 === null ? [] : [`土地 ${formatM2(landAreaM2)}`];
  if (kind === "land") return land;
  if (areaM2 === null) return land;
  return kind === "condo" || kind === "new-condo" ? [formatM2(areaM2)] : [`建物 ${formatM2(areaM2)}`, ...land];
}

/** `2005年3月・築21年` on an ISO day; null: not told. */
export function builtWords({ builtYear, builtMonth }: Pick<HomeSummary, "builtYear" | "builtMonth">, today: string): string | null {
  if (builtYear === null) return null;
  const when = builtMonth === null ? `${builtYear}年` : `${builtYear}年${builtMonth}月`;
  return `${when}・${ageText(ageInYears({ year: builtYear, month: builtMonth }, today))}`;
}

/** `1億` and `2,300万円` come apart into figures and units, so that the figures can stand larger. */
export function priceParts(yen: number): readonly { readonly text: string; readonly isUnit: boolean }[] {
  const man = Math.round(yen / 10_000);
  const oku = Math.floor(man / 10_000);
  const rest = man % 10_000;
  const figure = (text: number, unit: string) => [
    { text: text.toLocaleString("ja-JP"), isUnit: false },
    { text: unit, isUnit: true },
  ];
  if (oku === 0) return figure(rest, "万円");
  return rest === 0 ? figure(oku, "億円") : [...figure(oku, "億"), ...figure(rest, "万円")];
}

/** Price of a square metre; null where the size is not known. */
export function unitPriceWords({ kind, price, areaM2, landAreaM2 }: HomeSummary): string | null {
  if (kind === "house" || kind === "building") return null;
  const size = kind === "land" ? landAreaM2 : areaM2;
  return size === null || size <= 0 ? null : `㎡単価 ${formatUnitPrice(price / size).replace("/㎡", "")}`;
}

/** Days from one ISO day to another; the day itself is 0. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** `11/20`: month and day of an ISO day. */
export function shortDay(day: string): string {
  const [, month, date] = day.split("-");
  return `${Number(month)}/${Number(date)}`;
}

/** `1.2万円`, `3万円` of a month, to the next thousand yen up. */
export function monthWords(yen: number): string {
  return yen < 10_000 ? `${yen.toLocaleString("ja-JP")}円` : `${Math.ceil(yen / 1000) / 10}万円`;
}
