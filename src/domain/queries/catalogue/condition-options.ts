import { CERTAINTY_RULES } from "#domain/kyugake/core/types.ts";
import { DIRECTIONS, type ListingKind } from "#domain/listings/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { type Certainty, type Exclusion, LAYOUTS, type LayoutChoice } from "#domain/search/homes/types.ts";
import type { Option } from "./option.ts";

const BUILT: readonly ListingKind[] = ["condo", "new-condo", "house", "building"];
const FLATS: readonly ListingKind[] = ["condo", "new-condo"];

/** 築年数, years at most; null: 指定なし. */
export const AGE_OPTIONS: readonly Option<number | null>[] = [
  { value: 1, label: "築1年以内" },
  ...[3, 5, 10, 15, 20, 25, 30, 40].map((value) => ({ value, label: `築${value}年以内` })),
  { value: null, label: "指定なし" },
];

export const LAYOUT_OPTIONS: readonly Option<LayoutChoice>[] = LAYOUTS.map((value) => ({ value, label: value }));

/** 表面利回り, a rate; null: 指定なし. */
export const YIELD_OPTIONS: readonly Option<number | null>[] = [
  ...[0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1].map((value) => ({ value, label: `${Math.round(value * 100)}％以上` })),
  { value: null, label: "指定なし" },
];

/** 九掛けの確かさ: a grade brings the surer ones with it. */
export const CERTAINTY_OPTIONS: readonly Option<readonly Certainty[]>[] = [
  { value: ["A"], label: "Aだけ", note: `${CERTAINTY_RULES.A}。数は少なくなります。` },
  { value: ["A", "B"], label: "AとB", note: `Bは、${CERTAINTY_RULES.B}。確かさと数のつり合いがとれます。` },
  { value: ["A", "B", "C"], label: "A・B・C", note: `Cは、${CERTAINTY_RULES.C}。安さが見かけだけのこともあります。` },
];

type Feature = "isSecondFloorUp" | "hasPets" | "hasParking" | "isFreehold" | "isPriceCut";
/** ほかの条件 that are ticked or not. */
export const FEATURE_OPTIONS: readonly Option<Feature>[] = [
  { value: "isSecondFloorUp", label: "2階以上", only: { kinds: FLATS } },
  { value: "hasPets", label: "ペット可", note: "「相談」の物件も含みます。", only: { kinds: FLATS } },
  { value: "hasParking", label: "駐車場あり", only: { kinds: BUILT } },
  { value: "isFreehold", label: "所有権のみ" },
  { value: "isPriceCut", label: "値下げした物件", only: { channels: ["normal", "kyugake"] } },
];

export const NEW_QUAKE_CODE_OPTION: Option<"isNewQuakeCode"> = {
  value: "isNewQuakeCode",
  label: "新耐震のみ",
  note: "建築確認が1981年6月1日以降の建物だけにします。建築確認の日がわからないときは、1983年4月以降に完成した建物を含みます。",
};

export const DIRECTION_OPTIONS: readonly Option<Wish["directions"][number]>[] = DIRECTIONS.map((value) => ({
  value,
  label: `${value}向き`,
  only: { kinds: FLATS },
}));

/** 新着: first seen within so many days; null: 指定なし. */
export const NEW_WITHIN_OPTIONS: readonly Option<number | null>[] = [
  { value: 1, label: "1日以内" },
  ...[3, 7, 14].map((value) => ({ value, label: `${value}日以内` })),
  { value: null, label: "指定なし" },
];

/** What somebody may not want to see. What is not known of a home excludes nothing. */
export const EXCLUSION_OPTIONS: readonly Option<Exclusion>[] = [
  { value: "old-quake-code", label: "旧耐震", only: { kinds: BUILT } },
  { value: "leasehold", label: "借地権" },
  { value: "tenanted", label: "賃貸中", only: { kinds: BUILT } },
  { value: "ground-floor", label: "1階", only: { kinds: FLATS } },
  { value: "no-rebuild", label: "再建築不可", only: { kinds: ["house", "land", "building"] } },
  { value: "incident", label: "告知事項あり" },
];
