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

type Field = keyof HomeConditions;
type Tell = (conditions: HomeConditions, names: ConditionNames) => string | null;

const WHERE = ["areas", "stations", "polygon", "apartmentKeys", "buildingName"] as const satisfies readonly Field[];
/** What the home is like, from fees and size on. */
const LIKE = [
  ...["monthlyYenMax", "areaM2", "landAreaM2", "layouts", "walkMinutesMax", "commutes", "ageYearsMax", "isNewQuakeCode", "yieldMin"],
  ...FEATURE_OPTIONS.map(({ value }) => value),
  ...["directions", "newWithinDays", "flaggedWithinDays", "excludes"],
] as readonly Field[];

const feature =
  (value: (typeof FEATURE_OPTIONS)[number]["value"]): Tell =>
  (conditions) =>
    conditions[value] ? labelOf(FEATURE_OPTIONS, value) : null;

const TELL: Readonly<Record<Field, Tell>> = {
  areas: ({ areas }, names) =>
    namesInShort(
      areas.map((code) => names.areas.get(code) ?? code.split("-")[1] ?? `市区町村${code}`),
      "か所",
    ),
  stations: ({ stations }, names) =>
    namesInShort(
      stations.map((code) => stationName(names.stations.get(code))),
      "駅",
    ),
  polygon: ({ polygon }) => (polygon === null ? null : "地図で囲んだ範囲"),
  apartmentKeys: ({ apartmentKeys }, names) =>
    namesInShort(
      apartmentKeys.map((key) => names.buildings.get(key) ?? "指定のマンション"),
      "棟",
    ),
  buildingName: ({ buildingName }) => (buildingName === null ? null : `「${buildingName}」を含む名前`),
  kinds: kindWords,
  price: priceWords,
  monthlyYenMax: ({ monthlyYenMax }) => (monthlyYenMax === null ? null : `管理費など月${monthlyYen(monthlyYenMax)}以下`),
  areaM2: ({ areaM2 }) => spanWords(areaM2, formatM2),
  landAreaM2: ({ landAreaM2 }) => {
    const land = spanWords(landAreaM2, formatM2);
    return land === null ? null : `土地${land}`;
  },
  layouts: ({ layouts }) => (layouts.length === 0 ? null : layouts.join("・")),
  walkMinutesMax: ({ walkMinutesMax }) => (walkMinutesMax === null ? null : `駅徒歩${walkMinutesMax}分以内`),
  commutes: ({ commutes }, names) => {
    const told = commutes.map(
      ({ stationGroup, minutesMax }) => `${stationName(names.stations.get(stationGroup))}まで${minutesMax}分以内（目安）`,
    );
    return told.length === 0 ? null : told.join(JOINT);
  },
  ageYearsMax: ({ ageYearsMax }) => (ageYearsMax === null ? null : ageWords(ageYearsMax)),
  isNewQuakeCode: ({ isNewQuakeCode }) => (isNewQuakeCode ? "新耐震" : null),
  yieldMin: ({ yieldMin }) => (yieldMin === null ? null : `表面利回り${Number((yieldMin * 100).toFixed(2))}％以上`),
  isSecondFloorUp: feature("isSecondFloorUp"),
  hasPets: feature("hasPets"),
  hasParking: feature("hasParking"),
  isFreehold: feature("isFreehold"),
  isPriceCut: feature("isPriceCut"),
  directions: ({ directions }) => (directions.length === 0 ? null : `${directions.join("・")}向き`),
  newWithinDays: ({ newWithinDays }) => (newWithinDays === null ? null : `新着${newWithinDays}日以内`),
  flaggedWithinDays: ({ flaggedWithinDays }) => (flaggedWithinDays === null ? null : `九掛けになって${flaggedWithinDays}日以内`),
  excludes: ({ excludes }) => excludeWords(excludes),
  certainties: ({ certainties }) => certaintyWords(certainties),
};

const ALL: readonly Field[] = [...WHERE, "kinds", "price", ...LIKE, "certainties"];

/** Conditions as one Japanese sentence: `江東区・墨田区 / 中古マンション / 60㎡以上`. Nothing asked: すべての物件. */
export function wordsOfConditions(conditions: HomeConditions, names: ConditionNames): string {
  return joinWords(conditionParts(conditions, names).map(({ words }) => words));
}

/** Every condition that is set, in the order of the sentence. */
export function conditionParts(
  conditions: HomeConditions,
  names: ConditionNames,
): readonly { readonly field: Field; readonly words: string }[] {
  return ALL.flatMap((field) => {
    const words = TELL[field](conditions, names);
    return words === null ? [] : [{ field, words }];
  });
}

/** Parts as one sentence; those that ask for nothing fall out. */
export function joinWords(parts: readonly (string | null)[]): string {
  const told = parts.filter((part) => part !== null);
  return told.length === 0 ? NOTHING_ASKED : told.join(JOINT);
}

/** Where: areas, stations, a drawn area, buildings. */
export function placeWords(conditions: HomeConditions, names: ConditionNames): readonly (string | null)[] {
  return WHERE.map((field) => TELL[field](conditions, names));
}

export function kindWords({ kinds }: Pick<HomeConditions, "kinds">): string | null {
  if (kinds.length === KIND_OPTIONS.length) return "すべての種別";
  return kinds.length === 0 ? null : kinds.map((kind) => labelOf(KIND_OPTIONS, kind)).join("・");
}

export function priceWords({ price }: Pick<HomeConditions, "price">): string | null {
  return spanWords(price, formatYen);
}

/** What the home is like, from fees and size on. */
export function homeWords(conditions: HomeConditions, names: ConditionNames): readonly (string | null)[] {
  return LIKE.map((field) => TELL[field](conditions, names));
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

/** A code says nothing to anybody. */
function stationName(name: string | undefined): string {
  if (name === undefined) return "指定の駅";
  return name.endsWith("駅") ? name : `${name}駅`;
}
