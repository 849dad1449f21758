import { type HomeConditions, type Span, TOGGLES } from "#domain/search/homes/types.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { formatYen } from "#kernel/yen.ts";
import { type PlaceNames, placeWords, spanWords } from "#web/homes/question/condition-words.ts";

export const NOT_SET = "指定なし";

/** The controls of the bar, in their order. */
export const GROUPS = ["place", "kinds", "price", "layouts", "size", "walk", "age", "more"] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_LABELS: Readonly<Record<Group, string>> = {
  place: "場所",
  kinds: "種別",
  price: "価格",
  layouts: "間取り",
  size: "広さ",
  walk: "駅徒歩・通勤",
  age: "築年",
  more: "ほかの条件",
};

/** What a control says is chosen; null: nothing. */
export function groupValue(group: Group, conditions: HomeConditions, names: PlaceNames): string | null {
  return VALUES[group](conditions, names);
}

type Tell = (conditions: HomeConditions, names: PlaceNames) => string | null;

const VALUES: Readonly<Record<Group, Tell>> = {
  place: (conditions, names) => placeWords(conditions, names) || null,
  kinds: ({ kinds }) => (kinds.length === 0 ? null : shortened(kinds.map((kind) => KIND_LABELS[kind]))),
  price: ({ price }) => spanText(price, formatYen),
  layouts: ({ layouts }) => (layouts.length === 0 ? null : shortened(layouts)),
  size: ({ areaM2, landAreaM2 }) => {
    const land = spanText(landAreaM2, m2);
    return spanText(areaM2, m2) ?? (land === null ? null : `土地${land}`);
  },
  walk: ({ walkMinutesMax, commutes }) => {
    const told = [
      ...(walkMinutesMax === null ? [] : [`${walkMinutesMax}分以内`]),
      ...(commutes.length === 0 ? [] : [`通勤・通学${commutes.length}駅`]),
    ];
    return told.length === 0 ? null : told.join("・");
  },
  age: ({ ageYearsMax }) => (ageYearsMax === null ? null : `${ageYearsMax}年以内`),
  more: (conditions) => {
    const count = moreCount(conditions);
    return count === 0 ? null : `${count}つ`;
  },
};

const m2 = (value: number) => `${value.toLocaleString("ja-JP")}㎡`;

function spanText(span: Span, write: (value: number) => string): string | null {
  return span.min === null && span.max === null ? null : spanWords(span, write);
}

function shortened(words: readonly string[]): string {
  return words.length > 2 ? `${words[0]}ほか${words.length - 1}つ` : words.join("・");
}

/** How many conditions stand under ほかの条件. */
export function moreCount(conditions: HomeConditions): number {
  const { monthlyYenMax, yieldMin, newWithinDays, directions, excludes, certainties } = conditions;
  const single = [monthlyYenMax, yieldMin, newWithinDays].filter((value) => value !== null).length;
  const lists = [directions, excludes, certainties].filter((list) => list.length > 0).length;
  return single + lists + TOGGLES.filter((toggle) => conditions[toggle]).length;
}
