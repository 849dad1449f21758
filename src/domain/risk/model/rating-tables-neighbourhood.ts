import type { ScoreTable } from "./score-table.ts";

const OURS = "当サイトの設定";

/** 子育て, 暮らし・市場. */
export const NEIGHBOURHOOD_TABLES = {
  childcare: {
    title: "800m以内の保育施設",
    unit: "か所",
    source: "東京23区の町800か所での五分位(保育施設1,871か所、2016年)",
    dated: "2026-11",
    reading: "from",
    points: [
      [0, 30],
      [1, 50],
      [4, 65],
      [6, 80],
      [9, 95],
    ],
  },
  schoolDistance: {
    title: "小学校までの直線距離",
    unit: "m",
    source: "4km は公立小学校の通学距離の目安(義務教育諸学校等の施設費の国庫負担等に関する法律施行令)",
    dated: "1958",
    reading: "linear",
    points: [
      [400, 100],
      [800, 85],
      [1200, 70],
      [2000, 50],
      [4000, 30],
    ],
  },
  parks: {
    title: "800m以内の公園",
    unit: "か所",
    source: OURS,
    dated: "2026-11",
    reading: "from",
    points: [
      [0, 30],
      [1, 50],
      [4, 65],
      [7, 80],
      [11, 95],
    ],
  },
  facilities: {
    title: "徒歩10分以内にそろう施設",
    unit: "種類",
    source: "コンビニ・スーパー・診療所・病院・銀行・郵便局の6種類のうち届くもの(80m を1分)",
    dated: "2026-11",
    reading: "linear",
    points: [
      [0, 0],
      [6, 100],
    ],
  },
  populationChange: {
    title: "人口の変化（2020→2050年）",
    unit: "%",
    source: "国土数値情報「250mメッシュ別将来推計人口」",
    dated: "2024",
    reading: "linear",
    points: [
      [-40, 25],
      [-25, 50],
      [-10, 75],
      [0, 100],
    ],
  },
  /** Under 1 % a year the market of a building is thin. */
  liquidity: {
    title: "売買の多さ（戸数に対する年間の成約）",
    unit: "%/年",
    source: OURS,
    dated: "2026-11",
    reading: "linear",
    points: [
      [0, 20],
      [1, 45],
      [2, 70],
      [4, 95],
    ],
  },
  volatility: {
    title: "価格の振れ（年ごとの変化の標準偏差）",
    unit: "%",
    source: OURS,
    dated: "2026-11",
    reading: "linear",
    points: [
      [3, 95],
      [6, 75],
      [10, 50],
      [20, 20],
    ],
  },
} as const satisfies Readonly<Record<string, ScoreTable>>;
