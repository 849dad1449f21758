import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { Exclusion, FlagChoice, HomeConditions, Span } from "#domain/search/homes/types.ts";
import { formatYen } from "#kernel/yen.ts";
import { KIND_LABELS, monthWords } from "#web/kit/home/home-words.ts";

/** What places of an address are called; a code without a name stands for itself. */
export type PlaceNames = Readonly<Record<string, string>>;

/** One condition in words, and the conditions without it. */
export type ConditionWords = { readonly field: keyof HomeConditions; readonly words: string; readonly without: HomeConditions };

export const EXCLUSION_LABELS: Readonly<Record<Exclusion, string>> = {
  "old-quake-code": "旧耐震を除く",
  leasehold: "借地権を除く",
  tenanted: "賃貸中を除く",
  "ground-floor": "1階を除く",
  "no-rebuild": "再建築不可を除く",
  incident: "告知事項ありを除く",
};

export const CERTAINTY_LABELS: Readonly<Record<FlagChoice, string>> = {
  A: "九掛け A",
  B: "九掛け B",
  C: "九掛け C",
  near: "推定の90〜95%",
};

export const TOGGLE_LABELS = {
  isNewQuakeCode: "新耐震",
  isSecondFloorUp: "2階以上",
  hasPets: "ペット可",
  hasParking: "駐車場あり",
  isFreehold: "所有権のみ",
  isPriceCut: "値下げあり",
} as const;

/** `6,000万円〜9,500万円`, `〜9,500万円`, `50㎡〜`. */
export function spanWords({ min, max }: Span, write: (value: number) => string): string {
  return `${min === null ? "" : write(min)}〜${max === null ? "" : write(max)}`;
}

const m2 = (value: number) => `${value}㎡`;

/** What the places asked for are called, a drawn area and a building among them; empty: none. */
export function placeWords(conditions: HomeConditions, names: PlaceNames): string {
  const { areas, stations, polygon, buildingName, apartmentKeys } = conditions;
  const named = [
    ...areas.map((code) => nameOf(code, names)),
    ...stationNames(stations, names),
    ...apartmentKeys.map((key) => nameOf(key, names)),
  ];
  const parts = [...named, ...(polygon ? ["囲んだ範囲"] : []), ...(buildingName === null ? [] : [`「${buildingName}」`])];
  return parts.length > 3 ? `${parts.slice(0, 2).join("・")}ほか${parts.length - 2}か所` : parts.join("・");
}

/** Stations by their names; those whose name is not known are counted, since their codes say nothing to anybody. */
function stationNames(stations: readonly string[], names: PlaceNames): readonly string[] {
  const known = stations.flatMap((code) => (names[code] === undefined ? [] : [asStation(names[code])]));
  const others = stations.length - known.length;
  return others === 0 ? known : [...known, `選んだ駅${others}つ`];
}

function asStation(name: string): string {
  return name.endsWith("駅") ? name : `${name}駅`;
}

/** `13108-豊洲` is the town of a city. */
export function nameOf(code: string, names: PlaceNames): string {
  const known = names[code];
  if (known !== undefined) return known;
  const [, city = "", town = ""] = /^(\d{5})-(.+)$/.exec(code) ?? [];
  return town === "" ? code : `${names[city] ?? ""}${town}`;
}

type Teller = { readonly [Field in keyof HomeConditions]: (value: HomeConditions[Field], names: PlaceNames) => readonly string[] };

const some = (words: string | null): readonly string[] => (words === null ? [] : [words]);
const all = (values: readonly string[]): readonly string[] => (values.length === 0 ? [] : [values.join("・")]);
const span = (name: string, value: Span, write: (value: number) => string) =>
  value.min === null && value.max === null ? [] : [`${name}${spanWords(value, write)}`];
const toggle = (field: keyof typeof TOGGLE_LABELS) => (isAsked: boolean) => (isAsked ? [TOGGLE_LABELS[field]] : []);

const TELL: Teller = {
  kinds: (kinds) => all(kinds.map((kind) => KIND_LABELS[kind])),
  areas: (areas, names) => all(areas.map((code) => nameOf(code, names))),
  stations: (stations, names) => all(stationNames(stations, names)),
  walkMinutesMax: (minutes) => some(minutes === null ? null : `駅徒歩${minutes}分以内`),
  commutes: (commutes, names) =>
    all(
      commutes.map(({ stationGroup, minutesMax }) => {
        const name = names[stationGroup];
        return `${name === undefined ? "選んだ駅" : asStation(name)}まで電車で${minutesMax}分以内（目安）`;
      }),
    ),
  polygon: (polygon) => some(polygon === null ? null : "囲んだ範囲"),
  buildingName: (name) => some(name === null ? null : `名前に「${name}」`),
  apartmentKeys: (keys, names) => all(keys.map((key) => nameOf(key, names))),
  price: (price) => span("", price, formatYen),
  monthlyYenMax: (yen) => some(yen === null ? null : `管理費等 月${monthWords(yen)}以下`),
  areaM2: (size) => span("広さ", size, m2),
  landAreaM2: (size) => span("土地", size, m2),
  ageYearsMax: (years) => some(years === null ? null : `築${years}年以内`),
  layouts: (layouts) => all(layouts),
  yieldMin: (rate) => some(rate === null ? null : `表面利回り${Number((rate * 100).toFixed(2))}%以上`),
  isNewQuakeCode: toggle("isNewQuakeCode"),
  isSecondFloorUp: toggle("isSecondFloorUp"),
  directions: (directions) => all(directions.map((direction) => `${direction}向き`)),
  hasPets: toggle("hasPets"),
  hasParking: toggle("hasParking"),
  isFreehold: toggle("isFreehold"),
  isPriceCut: toggle("isPriceCut"),
  newWithinDays: (days) => some(days === null ? null : `掲載${days}日以内`),
  excludes: (excludes) => all(excludes.map((exclusion) => EXCLUSION_LABELS[exclusion])),
  flaggedWithinDays: (days) => some(days === null ? null : `九掛けになって${days}日以内`),
  certainties: (certainties) => all(certainties.map((grade) => CERTAINTY_LABELS[grade])),
};

/** Every condition that is set, in a fixed order, each with the way without it. */
export function conditionWords(conditions: HomeConditions, names: PlaceNames): readonly ConditionWords[] {
  const fields = Object.keys(TELL) as (keyof HomeConditions)[];
  return fields.flatMap((field) =>
    tell(field, conditions, names).map((words) => ({ field, words, without: { ...conditions, [field]: NO_CONDITIONS[field] } })),
  );
}

function tell<Field extends keyof HomeConditions>(field: Field, conditions: HomeConditions, names: PlaceNames): readonly string[] {
  return TELL[field](conditions[field], names);
}

/** What the list shows, for its heading: `江東区・中央区の中古マンション`, `売出物件`. */
export function headingWords(conditions: HomeConditions, names: PlaceNames): string {
  const place = placeWords(conditions, names);
  const kinds =
    conditions.kinds.length === 0 || conditions.kinds.length > 2
      ? "売出物件"
      : conditions.kinds.map((kind) => KIND_LABELS[kind]).join("・");
  return place === "" ? kinds : `${place}の${kinds}`;
}
