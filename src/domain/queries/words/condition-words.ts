import { AGE_OPTIONS, EXCLUSION_OPTIONS, FEATURE_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { labelOf } from "#domain/queries/catalogue/option.ts";
import { KIND_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { formatM2 } from "#kernel/area.ts";
import { formatYen } from "#kernel/yen.ts";
import { namesInShort, spanWords } from "./span-words.ts";

/** What codes are called; one without a name is told by what of it can be read. */
export type ConditionNames = {
  readonly areas: ReadonlyMap<string, string>;
  readonly stations: ReadonlyMap<string, string>;
  readonly buildings: ReadonlyMap<string, string>;
};

export const JOINT = " / ";
/** What asks for nothing. */
export const NOTHING_ASKED = "すべての物件";

/** Conditions as one Japanese sentence: `江東区・墨田区 / 中古マンション / 60㎡以上`. Nothing asked: すべての物件. */
export function wordsOfConditions(conditions: HomeConditions, names: ConditionNames): string {
  const parts = [...placeWords(conditions, names), kindWords(conditions), priceWords(conditions), ...homeWords(conditions, names)];
  return joinWords([...parts, certaintyWords(conditions.certainties)]);
}

/** Parts as one sentence; those that ask for nothing fall out. */
export function joinWords(parts: readonly (string | null)[]): string {
  const told = parts.filter((part) => part !== null);
  return told.length === 0 ? NOTHING_ASKED : told.join(JOINT);
}

/** Where: areas, stations, a drawn area, buildings. */
export function placeWords(
  { areas, stations, polygon, buildingName, apartmentKeys }: HomeConditions,
  names: ConditionNames,
): readonly (string | null)[] {
  return [
    namesInShort(
      areas.map((code) => names.areas.get(code) ?? code.split("-")[1] ?? `市区町村${code}`),
      "か所",
    ),
    namesInShort(
      stations.map((code) => withStation(names.stations.get(code) ?? code)),
      "駅",
    ),
    polygon === null ? null : "地図で囲んだ範囲",
    namesInShort(
      apartmentKeys.map((key) => names.buildings.get(key) ?? "指定のマンション"),
      "棟",
    ),
    buildingName === null ? null : `「${buildingName}」を含む名前`,
  ];
}

export function kindWords({ kinds }: Pick<HomeConditions, "kinds">): string | null {
  return kinds.length === 0 ? null : kinds.map((kind) => labelOf(KIND_OPTIONS, kind)).join("・");
}

export function priceWords({ price }: Pick<HomeConditions, "price">): string | null {
  return spanWords(price, formatYen);
}

/** What the home is like, from fees and size on. */
export function homeWords(conditions: HomeConditions, names: ConditionNames): readonly (string | null)[] {
  const { monthlyYenMax, areaM2, landAreaM2, layouts, walkMinutesMax, ageYearsMax, isNewQuakeCode, yieldMin } = conditions;
  const land = spanWords(landAreaM2, formatM2);
  return [
    monthlyYenMax === null ? null : `管理費など月${monthlyYen(monthlyYenMax)}以下`,
    spanWords(areaM2, formatM2),
    land === null ? null : `土地${land}`,
    layouts.length === 0 ? null : layouts.join("・"),
    walkMinutesMax === null ? null : `駅徒歩${walkMinutesMax}分以内`,
    ...conditions.commutes.map(
      ({ stationGroup, minutesMax }) => `${withStation(names.stations.get(stationGroup) ?? stationGroup)}まで${minutesMax}分以内（目安）`,
    ),
    ageYearsMax === null ? null : ageWords(ageYearsMax),
    isNewQuakeCode ? "新耐震" : null,
    yieldMin === null ? null : `表面利回り${Number((yieldMin * 100).toFixed(2))}％以上`,
    ...FEATURE_OPTIONS.map(({ value, label }) => (conditions[value] ? label : null)),
    conditions.directions.length === 0 ? null : `${conditions.directions.join("・")}向き`,
    conditions.newWithinDays === null ? null : `新着${conditions.newWithinDays}日以内`,
    conditions.flaggedWithinDays === null ? null : `九掛けになって${conditions.flaggedWithinDays}日以内`,
    excludeWords(conditions.excludes),
  ];
}

const NEAR = "near";
/** `九掛け（確かさA・B）`; what is only near a flag is told by its share of the estimate. */
export function certaintyWords(certainties: readonly string[]): string | null {
  const grades = certainties.filter((one) => one !== NEAR);
  const told = [
    ...(grades.length > 0 ? [`九掛け（確かさ${grades.join("・")}）`] : []),
    ...(certainties.includes(NEAR) ? ["推定の90〜95％"] : []),
  ];
  return told.length === 0 ? null : told.join("・");
}

function excludeWords(excludes: HomeConditions["excludes"]): string | null {
  return excludes.length === 0 ? null : `${excludes.map((one) => labelOf(EXCLUSION_OPTIONS, one)).join("・")}を除く`;
}

function ageWords(years: number): string {
  const known = AGE_OPTIONS.find(({ value }) => value === years);
  return known?.label ?? `築${years}年以内`;
}

/** Fees are small: 1.5万円 is said as such, and not rounded to 2万円. */
export function monthlyYen(yen: number): string {
  return yen >= 10_000 ? `${Number((yen / 10_000).toFixed(2))}万円` : formatYen(yen);
}

function withStation(name: string): string {
  return name.endsWith("駅") ? name : `${name}駅`;
}
