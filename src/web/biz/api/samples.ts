import type { AssessmentV3, BizGuide, ServiceStatus } from "#api/client/client.ts";

export const SAMPLE_GUIDE: BizGuide = {
  samples: [
    { id: "curl", label: "curl", code: "# 見本\ncurl https://example.jp/api/biz/v3/assessments" },
    { id: "python", label: "Python", code: "print('見本')" },
  ],
  answer: { body: '{\n  "priceYen": 82400000,\n  "comparables": [ … 14件 ]\n}', isSampleMarket: true },
  reference: [
    {
      ...{ method: "POST", path: "/api/biz/v3/assessments", summary: "住まいの価格を推定する", about: "説明" },
      headers: [{ name: "idempotency-key", type: "string", isRequired: false, about: "呼び出しの名前" }],
      ...{ inputTypes: ["application/json"], outputTypes: ["application/json"] },
      input: [{ name: "areaM2", type: "number", isRequired: true, about: "8〜2000" }],
      output: [{ name: "band80.lowYen", type: "integer", isRequired: true, about: "" }],
      answers: [
        { status: "200", about: "推定の結果" },
        { status: "429", about: "`/problems/quota-exceeded` 上限です / `/problems/too-many-requests` アクセスが集中しています" },
      ],
    },
    {
      ...{ method: "POST", path: "/api/biz/v3/batches", summary: "まとめて推定する", about: "ファイルを送ります" },
      ...{ inputTypes: ["text/csv", "application/x-ndjson"], outputTypes: [], headers: [], output: [] },
      input: [{ name: "areaM2", type: "number", isRequired: true, about: "日本語の見出し「面積(㎡)」。8〜2000" }],
      answers: [{ status: "202", about: "受け付けた一括査定" }],
    },
  ],
};

const day = (index: number, recordedMinutes: number, downMinutes = 0) => ({
  day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
  recordedMinutes,
  downMinutes,
});

export const SAMPLE_STATUS: ServiceStatus = {
  ...{ state: "up", asOf: "2026-11-29T03:00:00Z", upShare: 0.99956, p95Ms: 38 },
  days: Array.from({ length: 90 }, (_, index) => (index < 60 ? day(index, 0) : day(index, 1440, index === 70 ? 4 : 0))),
  incidents: [{ from: "2026-11-10T03:00:00Z", minutes: 4, parts: ["database"] }],
};

export const SAMPLE_ASSESSMENT: AssessmentV3 = {
  ...{ kind: "condo", priceYen: 82_400_000, pricedFor: "2025Q2", mode: "informed", modelVersion: "condo-2026.11", dataAsOf: "2025Q2" },
  location: { prefecture: "東京都", cityCode: "13108", cityName: "江東区", town: "豊洲", apartmentKey: null, apartmentName: null },
  ...{ assessedAt: "2026-11-29T03:00:00Z", isSample: true, attributions: [], notice: "" },
  ...{ rent: null, rentAbsence: "no-model", grossYield: null, comparables: [], comparableCount: 0 },
  ...{ band80: { lowYen: 73_500_000, highYen: 93_100_000 }, withinTenPercent: 0.58, grade: "B", basePriceYen: 70_000_000, baseLabel: "" },
  factors: [
    { group: "location", yen: 9_800_000, absence: null, source: null },
    { group: "age", yen: -6_100_000, absence: null, source: null },
    { group: "floor", yen: 1_600_000, absence: null, source: "コラビット" },
  ],
  ...{ unusedAnswers: [], landAndBuilding: null, asking: null, risk: null },
};
