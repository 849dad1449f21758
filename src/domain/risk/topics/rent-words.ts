import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import type { HomeBasis, LetHome } from "./rent-home.ts";

/** A month's rent, common fees included, with its 80 % band. */
type RentFigures = {
  readonly pointYen: Yen;
  readonly lowYen: Yen;
  readonly highYen: Yen;
  readonly grade: "A" | "B" | "C" | "D";
  /** Rents that resemble the home. */
  readonly n: number;
  readonly modelVersion: string;
  /** Last quarter of the rents it rests on, in the home's prefecture. */
  readonly dataAsOf: Quarter;
  readonly isSample: boolean;
};

type WhyNot = "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model" | "preparing";

/** What the one who appraises rents answers. */
export type RentOutcome = ({ readonly estimated: true } & RentFigures) | { readonly estimated: false; readonly reason: WhyNot };

export type RentAnswer = {
  readonly estimate: (RentFigures & { readonly home: LetHome }) | null;
  /** 推定できません; null where there is an estimate. */
  readonly reason: string | null;
  /** What the estimate is of, or why there is none. */
  readonly why: string;
};

const CANNOT = "推定できません";

export const NO_RENTS: RentAnswer = {
  estimate: null,
  reason: CANNOT,
  why: "賃料のデータを取り込んでいないため、このマンションの賃料を推定できません。",
};

const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  "no-model": "賃料の記録が少なく、賃料を推定するモデルがまだありません。",
  preparing: "賃料を推定する準備をしています。数分後に、もう一度このページを開いてください。",
  "out-of-area": "この市区町村の賃料の記録がないため、推定できません。",
  "too-few-comparables": "この3年間に、この建物や近くで条件の似た賃料の記録が3件に満たないため、推定できません。",
  "outlier-size": "8〜300㎡の部屋だけを推定できます。",
  "address-not-found": "この建物の場所が分からないため、推定できません。",
};

const OF: Readonly<Record<HomeBasis, string>> = {
  asked: "指定した広さ",
  building: "この建物で貸し出される標準的な部屋",
  town: "この町で貸し出される標準的な部屋",
  city: "この市区町村で貸し出される標準的な部屋",
  general: "一般的な部屋",
};

/** What is said of a rent: the estimate with what it rests on, or the reason why there is none. */
export function rentAnswer(home: LetHome, outcome: RentOutcome): RentAnswer {
  if (!outcome.estimated) return { estimate: null, reason: CANNOT, why: WHY_NOT[outcome.reason] };
  const { estimated: _, ...figures } = outcome;
  const size = `${home.areaM2}㎡${home.layout ? `・${home.layout}` : ""}`;
  const n = figures.n.toLocaleString("ja-JP");
  return {
    estimate: { ...figures, home },
    reason: null,
    why: `${OF[home.basis]}（${size}）の月額で、管理費・共益費をふくみます。条件の似た賃料の記録は${n}件です。階や眺め、室内の状態は見ていません。`,
  };
}
