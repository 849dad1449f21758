import type { ScoreTable } from "./score-table.ts";

const OURS = "当サイトの設定";

/** What the building itself is. */
export const BUILDING_TABLES = {
  reserveFund: {
    title: "修繕積立金の目安比",
    unit: "倍",
    source: "国土交通省「マンションの修繕積立金に関するガイドライン」の平均値に対する比",
    dated: "2021-09",
    reading: "linear",
    points: [
      [0.3, 10],
      [0.4, 30],
      [0.6, 55],
      [0.8, 80],
      [1, 100],
    ],
  },
  age: {
    title: "築年数",
    unit: "年",
    source: OURS,
    dated: "2026-11",
    reading: "linear",
    points: [
      [10, 100],
      [20, 85],
      [30, 65],
      [40, 45],
      [50, 30],
    ],
  },
  units: {
    title: "総戸数",
    unit: "戸",
    source: OURS,
    dated: "2026-11",
    reading: "from",
    points: [
      [0, 45],
      [20, 65],
      [50, 80],
      [100, 90],
    ],
  },
  managementStars: {
    title: "マンション管理適正評価",
    unit: "★",
    source: "マンション管理業協会「マンション管理適正評価制度」の★0–5",
    dated: "2022-04",
    reading: "linear",
    points: [
      [0, 20],
      [5, 100],
    ],
  },
  /** By day of the 建築確認, yyyymmdd. Before 1981-06-01 a building that is diagnosed as sound or retrofitted has 60 (`oldCodeSound`). */
  seismicCode: {
    title: "建物の耐震基準",
    unit: "建築確認日",
    source: "建築基準法施行令の改正(1981年6月1日)、告示(2000年6月1日)",
    dated: "2000-06",
    reading: "from",
    points: [
      [0, 20],
      [19810601, 85],
      [20000601, 100],
    ],
  },
} as const satisfies Readonly<Record<string, ScoreTable>>;
