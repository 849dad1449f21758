/** 長期優良・低炭素, ZEH水準, 省エネ基準適合, その他. */
export const HOME_GRADES = ["certified", "zeh", "energy", "other"] as const;
export type HomeGrade = (typeof HOME_GRADES)[number];

/** Limits of the loan in 万円 for most households and for families (子育て世帯・若者夫婦世帯); 0: no credit at all. */
export type GradeRule = { readonly limitMan: number; readonly familyMan: number; readonly years: number };

export type TaxCreditRule = {
  /** Move-in years, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly source: string;
  readonly isNew: boolean;
  readonly grades: Readonly<Record<HomeGrade, GradeRule>>;
  /** From this area on, or from the smaller one where the income of the year is at most 1,000万円. */
  readonly leastM2: number;
  readonly smallLeastM2: number;
};

const rule = (limitMan: number, familyMan: number, years: number): GradeRule => ({ limitMan, familyMan, years });
const NONE = rule(0, 0, 0);

const UNTIL_2025 = {
  from: 2024,
  to: 2025,
  title: "2024・2025年入居",
  source: "国土交通省「住宅ローン減税」(令和6・7年度税制改正)",
} as const;
const OF_2026 = "令和8年度税制改正の大綱(2025年12月)";
const FROM_2026 = { from: 2026, to: 2027, title: "2026・2027年入居", source: OF_2026 } as const;
const FROM_2028 = { from: 2028, to: 2030, title: "2028〜2030年入居", source: OF_2026 } as const;
const SMALL_ALLOWED = { leastM2: 50, smallLeastM2: 40 } as const;

const NEW_CERTIFIED = { certified: rule(4500, 5000, 13), zeh: rule(3500, 4500, 13) } as const;
const USED_FROM_2026 = {
  certified: rule(3500, 4500, 13),
  zeh: rule(3500, 4500, 13),
  energy: rule(2000, 3000, 13),
  other: rule(2000, 2000, 10),
} as const;
const USED_UNTIL_2025 = {
  certified: rule(3000, 3000, 10),
  zeh: rule(3000, 3000, 10),
  energy: rule(3000, 3000, 10),
  other: rule(2000, 2000, 10),
} as const;

/**
 * 住宅ローン控除 by year of moving in. Left out: new homes confirmed under earlier rules that keep 2,000万円 for ten years, homes bought renovated from
 * a dealer, and homes in zones that the law of 2026 excludes.
 */
export const TAX_CREDIT_RULES: readonly TaxCreditRule[] = [
  { ...UNTIL_2025, isNew: true, grades: { ...NEW_CERTIFIED, energy: rule(3000, 4000, 13), other: NONE }, ...SMALL_ALLOWED },
  { ...UNTIL_2025, isNew: false, grades: USED_UNTIL_2025, leastM2: 50, smallLeastM2: 50 },
  { ...FROM_2026, isNew: true, grades: { ...NEW_CERTIFIED, energy: rule(2000, 3000, 13), other: NONE }, ...SMALL_ALLOWED },
  { ...FROM_2026, isNew: false, grades: USED_FROM_2026, ...SMALL_ALLOWED },
  { ...FROM_2028, isNew: true, grades: { ...NEW_CERTIFIED, energy: NONE, other: NONE }, ...SMALL_ALLOWED },
  { ...FROM_2028, isNew: false, grades: USED_FROM_2026, ...SMALL_ALLOWED },
];
