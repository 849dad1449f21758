import type { ScoreTable } from "./score-table.ts";

const GIROJ = "地震調査研究推進本部・J-SHIS「確率論的地震動予測地図」の5区分(0.1・3・6・26%)";
const A31 = "国土交通省「水害ハザードマップ作成の手引き」の浸水深の区分(0.5・3・5・10・20m)";

/** 地震, 水害・土砂, 治安: what official data say of the place. Scores at the official break points are ours. */
export const HAZARD_TABLES = {
  quakeProbability: {
    title: "30年以内に震度6弱以上の確率",
    unit: "%",
    source: GIROJ,
    dated: "2024",
    reading: "log",
    points: [
      [0.1, 100],
      [3, 70],
      [6, 55],
      [26, 30],
      [60, 10],
    ],
  },
  groundAmplification: {
    title: "表層地盤の増幅率",
    unit: "倍",
    source: "防災科研 J-SHIS 表層地盤(1.6以上でゆれやすい、2.0超で強くゆれる)",
    dated: "2020",
    reading: "linear",
    points: [
      [1.2, 100],
      [1.6, 60],
      [2, 30],
      [2.5, 10],
    ],
  },
  liquefactionPl: {
    title: "液状化（PL値）",
    unit: "PL",
    source: "液状化指数 PL の区分(0・5・15、岩崎ほか)",
    dated: "1980",
    reading: "upTo",
    points: [
      [0, 100],
      [5, 75],
      [15, 40],
      [Number.POSITIVE_INFINITY, 15],
    ],
  },
  /** 1 least … 5 most likely. */
  liquefactionClass: {
    title: "液状化の発生傾向（地形から）",
    unit: "区分",
    source: "国土交通省「地形区分に基づく液状化の発生傾向図」5区分",
    dated: "2021",
    reading: "from",
    points: [
      [1, 100],
      [2, 80],
      [3, 60],
      [4, 40],
      [5, 15],
    ],
  },
  areaDanger: {
    title: "地域危険度（総合）",
    unit: "ランク",
    source: "東京都「地震に関する地域危険度測定調査」第9回",
    dated: "2022-09",
    reading: "from",
    points: [
      [1, 100],
      [2, 80],
      [3, 55],
      [4, 30],
      [5, 10],
    ],
  },
  /** By rank of depth: 0 not coloured, 1 <0.5 m, 2 0.5–3, 3 3–5, 4 5–10, 5 10–20, 6 ≥20. */
  waterDepth: {
    title: "浸水深",
    unit: "ランク",
    source: A31,
    dated: "2023",
    reading: "from",
    points: [
      [0, 100],
      [1, 75],
      [2, 45],
      [3, 25],
      [4, 10],
      [5, 0],
    ],
  },
  /** 0 none, 1 土砂災害警戒区域, 2 特別警戒区域. */
  landslide: {
    title: "土砂災害警戒区域",
    unit: "区分",
    source: "土砂災害防止法の警戒区域・特別警戒区域",
    dated: "2000",
    reading: "from",
    points: [
      [0, 100],
      [1, 45],
      [2, 5],
    ],
  },
  crimeQuintile: {
    title: "住宅に関わる犯罪の多さ（都道府県内の5区分）",
    unit: "区分",
    source: "当サイトの設定(1が最も少ない)",
    dated: "2026-11",
    reading: "from",
    points: [
      [1, 95],
      [2, 80],
      [3, 60],
      [4, 40],
      [5, 20],
    ],
  },
} as const satisfies Readonly<Record<string, ScoreTable>>;
