import type { Exclusion, FlagChoice, HomeConditions, Span } from "#domain/search/homes/types.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";

/** What places of an address are called; a code without a name says nothing to anybody: it is a chosen place. */
export type PlaceNames = Readonly<Record<string, string>>;

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
  if (others === 0) return known;
  return others === 1 && known.length === 0 ? ["選んだ駅"] : [...known, `選んだ駅${others}つ`];
}

function asStation(name: string): string {
  return name.endsWith("駅") ? name : `${name}駅`;
}

/** `13108-豊洲` is the town of a city. `number`: what tells places without a name apart. */
export function nameOf(code: string, names: PlaceNames, number: number | null = null): string {
  const known = names[code];
  if (known !== undefined) return known;
  const [, city = "", town = ""] = /^(\d{5})-(.+)$/.exec(code) ?? [];
  if (town === "") return number === null ? "選んだ場所" : `選んだ場所 ${number}`;
  return `${names[city] ?? ""}${town}`;
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
