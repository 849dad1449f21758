import type { KeptHomesResponse, OfferSummary, OverviewResponse } from "#api/client/client.ts";
import type { KeptQuery } from "./find-mypage.ts";
import type { SeenEstimate } from "./recent-cards.tsx";

const search = (label: string, searchedAt: string, draft: Readonly<Record<string, string>> = {}) => ({
  ...{ label, searchedAt },
  draft: { kind: "condo", cityCode: "13108", ...draft },
});

export function sampleEstimate(changes: Partial<SeenEstimate> = {}): SeenEstimate {
  return {
    estimateId: "e-1",
    seenAt: "2026-11-20T03:00:00.000Z",
    label: "江東区豊洲",
    value: 71_200_000,
    band: { low: 62_100_000, high: 81_600_000 },
    grade: "B",
    state: "current",
    ...changes,
  };
}

export function sampleOverview(changes: Partial<OverviewResponse> = {}): OverviewResponse {
  return {
    greetingName: "山田",
    icon: { kind: "preset", name: "house" },
    todos: ["verify-mail", "finish-profile"],
    profile: { answered: 3, total: 5 },
    searches: [
      search("江東区豊洲", "2026-11-20T03:00:00.000Z", { town: "豊洲", areaM2: "70" }),
      search("世田谷区三軒茶屋", "2026-11-18T16:00:00.000Z"),
    ],
    estimates: [sampleEstimate()],
    ...changes,
  };
}

export const newOverview = sampleOverview({
  ...{ greetingName: null, icon: null, searches: [], estimates: [] },
  profile: { answered: 0, total: 5 },
  todos: ["finish-profile", "enter-user-info", "check-price"],
});

const LONG = "プレミアムガーデンタワーズ豊洲ベイサイドレジデンス イーストウイング弐番館";

/** As much as is ever shown, and all of it long. */
export const fullOverview = sampleOverview({
  greetingName: "勅使河原",
  searches: Array.from({ length: 6 }, (_, index) => search(`${LONG}${index}`, "2026-11-20T03:00:00.000Z")),
  estimates: [
    sampleEstimate({ label: LONG, value: 1_234_560_000, band: { low: 1_034_560_000, high: 1_434_560_000 } }),
    sampleEstimate({ estimateId: "e-2", state: "expired" }),
    sampleEstimate({ estimateId: "e-3", value: null, band: null, grade: "E" }),
    sampleEstimate({ estimateId: "e-4", label: null, value: null, band: null, grade: null, state: "gone" }),
    sampleEstimate({ estimateId: "e-5", grade: "A" }),
    sampleEstimate({ estimateId: "e-6", grade: "D" }),
  ],
});

export const sampleHomes: KeptHomesResponse["items"] = [
  { key: "sample-apartment", rest: "", label: "豊洲サンプルレジデンス", told: {}, floor: 5, keptAt: "2026-11-20T03:00:00Z" },
  {
    key: "town-6smrdfzwf",
    rest: "12-3",
    label: "墨田区八広六丁目",
    told: { built: 2015, floors: 7, structure: "RC", units: 40, fund: 200 },
    floor: null,
    keptAt: "2026-11-18T03:00:00Z",
  },
];

export const sampleQueries: readonly KeptQuery[] = [
  { id: "q-1", words: "江東区・墨田区 / 中古マンション / 6,000万円以下 / 駅徒歩10分以内", state: "active" },
  { id: "q-2", words: "豊洲駅 / 中古マンション / 九掛け（確かさA・B）7,000万円以下", state: "paused" },
];

const NONE = { live: 0, yourTurn: 0, unread: 0 } as const;
export const NO_OFFERS: OfferSummary = { buyer: NONE, owner: NONE };
export const sampleOffers: OfferSummary = { buyer: { live: 3, yourTurn: 0, unread: 1 }, owner: { live: 2, yourTurn: 1, unread: 0 } };
