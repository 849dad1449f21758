import type {
  ApartmentResponse,
  ProvenanceResponse,
  RiskIndicatorResponse,
  RiskReportResponse,
  SubjectResponse,
} from "#api/client/client.ts";

/** Example answers of the API for the gallery and for tests of views. The figures are invented and name no real building. */
export const sampleApartment: ApartmentResponse = {
  key: "sample-apartment",
  nameKana: "トヨスサンプルレジデンス",
  name: "豊洲サンプルレジデンス",
  prefecture: "東京都",
  cityCode: "13108",
  cityName: "江東区",
  town: "豊洲",
  address: "東京都江東区豊洲5丁目",
  place: { lon: 139.7935, lat: 35.6555 },
  builtYear: 2008,
  builtMonth: 3,
  floors: 32,
  units: 412,
  structure: "RC",
  stationName: "豊洲",
  walkMinutes: 7,
  isSample: true,
};

const { nameKana: _, ...registered } = sampleApartment;

export const sampleSubject: SubjectResponse & { readonly builtYear: number } = {
  ...registered,
  kind: "building",
  precision: "building",
  chome: "豊洲五丁目",
  chomeKey: "town-8mzbvw3t5",
  isApproximate: true,
  isPriced: true,
  nearestStation: null,
};

export const sampleProvenance: ProvenanceResponse = {
  attribution: "国土数値情報（洪水浸水想定区域データ）（国土交通省）を加工して作成",
  licence: "CC BY 4.0",
  asOf: "2023年度",
  precision: "17m四方",
  isSample: false,
};

const shaking: ProvenanceResponse = {
  attribution: "J-SHIS 地震ハザードステーション（防災科学技術研究所）",
  licence: "J-SHIS 利用規約",
  asOf: "2024年版",
  precision: "250mメッシュ",
  isSample: false,
};

const guideline: ProvenanceResponse = {
  attribution: "マンションの修繕積立金に関するガイドライン（国土交通省）",
  licence: "公共データ利用規約",
  asOf: "2021年9月",
  precision: "建物",
  isSample: false,
};

export function sampleIndicator(
  changes: Partial<RiskIndicatorResponse> & Pick<RiskIndicatorResponse, "id" | "pillar">,
): RiskIndicatorResponse {
  return {
    title: "洪水の想定浸水深（想定最大規模）",
    unit: "rank",
    weight: 50,
    state: "ok",
    value: 2,
    score: 45,
    words: "0.5m以上3m未満の想定です。",
    provenance: sampleProvenance,
    ...changes,
  };
}

/** An indicator that nothing is known of. */
function unknown(id: string, pillar: RiskIndicatorResponse["pillar"], title: string): RiskIndicatorResponse {
  return {
    id,
    pillar,
    title,
    unit: "",
    weight: 50,
    state: "no_data",
    value: null,
    score: null,
    words: "データがありません。",
    provenance: null,
  };
}

type Pillar = RiskReportResponse["rating"]["pillars"][number];

function pillar(id: Pillar["id"], score: number | null, indicators: readonly RiskIndicatorResponse[]): Pillar {
  const known = indicators.filter((indicator) => indicator.score !== null).length;
  return { id, score, coverage: indicators.length === 0 ? 0 : known / indicators.length, indicators: [...indicators] };
}

const pillars: readonly Pillar[] = [
  pillar("earthquake", 62, [
    sampleIndicator({
      id: "quake_i55",
      pillar: "earthquake",
      title: "30年以内に震度6弱以上",
      unit: "%",
      value: 47,
      score: 22,
      words: "30年以内に震度6弱以上の確率は47%です。",
      provenance: shaking,
    }),
    unknown("liquefaction", "earthquake", "液状化のしやすさ"),
  ]),
  pillar("water", 45, [sampleIndicator({ id: "flood_max_rank", pillar: "water" })]),
  pillar("building", 78, [
    sampleIndicator({
      id: "reserve_fund",
      pillar: "building",
      title: "修繕積立金",
      unit: "%",
      value: 104,
      score: 100,
      words: "20階以上の目安338円/㎡に対し352円/㎡です。",
      provenance: guideline,
    }),
  ]),
  pillar("crime", 58, [
    sampleIndicator({ id: "crime_rate_quintile", pillar: "crime", title: "住宅に関わる犯罪の多さ", score: 58, value: 3 }),
  ]),
  pillar("child", null, [unknown("nurseries", "child", "保育施設")]),
  pillar("life", 72, [sampleIndicator({ id: "facilities", pillar: "life", title: "徒歩10分の施設", score: 72, value: 4 })]),
];

const weights = { earthquake: 25, water: 20, building: 25, crime: 10, child: 8, life: 12 };

export const sampleReport: RiskReportResponse = {
  subject: sampleSubject,
  told: null,
  rating: {
    modelVersion: "risk-2026-11b",
    weights,
    pillars: [...pillars],
    overall: 58.2,
    coverage: 0.82,
    letter: "BBB",
    isProvisional: false,
    possible: { lowest: "BBB", highest: "A", leastPoints: 55.1, mostPoints: 71.8 },
    narrowing: [],
    caps: [],
    driversDown: [
      { indicatorId: "flood_max_rank", title: "洪水の想定浸水深（想定最大規模）", points: -4.2, words: "0.5m以上3m未満の想定です。" },
      { indicatorId: "quake_i55", title: "30年以内に震度6弱以上", points: -3.1, words: "30年以内に震度6弱以上の確率は47%です。" },
    ],
    driversUp: [{ indicatorId: "reserve_fund", title: "修繕積立金", points: 2.4, words: "20階以上の目安338円/㎡に対し352円/㎡です。" }],
  },
  standing: { deviation: 54.3, topPercent: 34, bottomPercent: 67, among: 128 },
  floor: 5,
  floorGroups: [
    { from: 1, to: 2, letter: "BB", overall: 52.4, lowest: "BB", highest: "BBB" },
    { from: 3, to: 32, letter: "BBB", overall: 58.2, lowest: "BBB", highest: "A" },
  ],
  computedAt: "2026-11-21T03:00:00Z",
  checking: [],
  isSample: true,
};

/** Less than 60 % of the data: no letter. */
export const heldReport: RiskReportResponse = {
  ...sampleReport,
  rating: {
    ...sampleReport.rating,
    letter: null,
    overall: 61.4,
    coverage: 0.41,
    possible: { lowest: "C", highest: "AA", leastPoints: 28.3, mostPoints: 81.9 },
    narrowing: [
      {
        what: "told",
        title: "建った年と総戸数",
        by: "visitor",
        assuming: "築25年・50戸なら",
        coverageAfter: 0.56,
        lowest: "B",
        highest: "AA",
      },
      { what: "built", title: "建った年", by: "visitor", assuming: "築25年なら", coverageAfter: 0.53, lowest: "B", highest: "AA" },
      { what: "crime", title: "犯罪の多さ", by: "data", assuming: "5区分の3なら", coverageAfter: 0.51, lowest: "C", highest: "AA" },
      {
        what: "reserve_fund",
        title: "修繕積立金",
        by: "building",
        assuming: "目安の7割なら",
        coverageAfter: 0.5,
        lowest: "C",
        highest: "AA",
      },
    ],
    pillars: pillars.map((one) =>
      one.id === "building" || one.id === "crime"
        ? { ...one, score: null, coverage: 0, indicators: [unknown(one.id, one.id, "データ")] }
        : one,
    ),
  },
  standing: null,
};

/** 60–80 % of the data, one single risk bounds the letter, and one item is being checked. */
export const provisionalReport: RiskReportResponse = {
  ...sampleReport,
  rating: {
    ...sampleReport.rating,
    letter: "BB",
    overall: 66.1,
    coverage: 0.72,
    isProvisional: true,
    possible: { lowest: "B", highest: "BB", leastPoints: 41.2, mostPoints: 73.9 },
    caps: [{ id: "flood_collapse", atMost: "BB", reason: "家屋倒壊等氾濫想定区域にかかっています。" }],
    driversUp: [],
  },
  checking: ["flood_max_rank"],
};
