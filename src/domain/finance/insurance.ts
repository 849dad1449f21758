import type { Yen } from "#kernel/yen.ts";

/** 火災保険の構造級別 of a home in a condominium or a house. */
export type FireClass = "M" | "T" | "H";

type Built = "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";

/**
 * M構造 (マンション構造): 共同住宅 of concrete, brick, stone, or 耐火建築物. A condominium of steel is M only as 耐火建築物, which its papers tell, else T; wood is H unless it is
 * 準耐火 or 省令準耐火 (then T). `isSure` false: the papers may say better. Null: the structure is not known.
 */
export function fireClass(structure: Built | null): { readonly id: FireClass; readonly isSure: boolean } | null {
  if (structure === null) return null;
  if (structure === "wood") return { id: "H", isSure: false };
  return structure === "steel" || structure === "light-steel" ? { id: "T", isSure: false } : { id: "M", isSure: true };
}

/** 地震保険の基本料率, イ構造 (M構造とT構造), yen a year for 10,000,000 insured: rates of October 2022. Only prefectures whose rate was checked. */
export const EARTHQUAKE_INSURANCE = {
  dated: "2022-10",
  source: "損害保険料率算出機構 地震保険基準料率(2022年10月1日以降始期)",
  perYen: 10_000_000,
  sturdyYen: {
    北海道: 7300,
    青森県: 7300,
    岩手県: 7300,
    宮城県: 11_600,
    秋田県: 7300,
    山形県: 7300,
    福島県: 11_600,
    茨城県: 23_000,
    栃木県: 7300,
    群馬県: 7300,
    埼玉県: 26_500,
    千葉県: 27_500,
    東京都: 27_500,
    神奈川県: 27_500,
  } as Readonly<Partial<Record<string, Yen>>>,
  /** 割引率; they do not add up, the greatest holds. 建築年割引: built new from 1 June 1981 on. */
  discounts: { none: 0, builtSince1981: 0.1, isolated: 0.5 },
} as const;

/** A year's premium of 地震保険 for a home of イ構造, whole yen. Null: no rate of the prefecture is kept here. */
export function earthquakePremium(prefecture: string, insuredYen: Yen, discount: keyof typeof EARTHQUAKE_INSURANCE.discounts): Yen | null {
  const { sturdyYen } = EARTHQUAKE_INSURANCE;
  const rate = Object.hasOwn(sturdyYen, prefecture) ? sturdyYen[prefecture] : undefined;
  if (rate === undefined) return null;
  const share = 1 - EARTHQUAKE_INSURANCE.discounts[discount];
  return Math.round((insuredYen / EARTHQUAKE_INSURANCE.perYen) * rate * share);
}
