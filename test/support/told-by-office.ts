import type { OneRecommendedHome, Recommendations } from "#api/client/client.ts";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { sampleInquiryHome } from "#web/inquiries/samples.ts";
import { type Answers, MARKET } from "./site-visit.tsx";

export const OFFICE = {
  key: "a-home",
  name: "青葉ホーム",
  licence: "東京都知事(1)第99999号",
  address: "東京都江東区豊洲1-1-1",
  colour: "#7a3e1d",
};

const item = {
  ...{
    position: 1,
    listingKey: "lst_0001",
    dwellingKey: "d-1",
    priceThen: 61_800_000,
    reasons: ["駅から7分"],
    softEdges: [],
    reaction: null,
  },
  ...{ home: sampleFound(), gone: null, ownPage: null },
};
const gone = { title: "成約した見本", state: "sold", kind: "condo", cityCode: "13108", price: 50_000_000 } as const;

/** What the services answer to the reader of a message with one home on offer and one that is gone. */
export function toldAnswers(sender: Recommendations["sender"]): Answers {
  const batch = {
    id: "b1",
    topic: "recommendation",
    sentAt: null,
    scheduledAt: "2026-11-24T09:00:00Z",
    isSample: false,
    items: [item],
  } as const;
  const about = { reader: "link", address: "h***@e***", sender } as const;
  const latest: Recommendations = { ...about, batch, conditions: [], nextHour: 18, suggestion: null };
  const one: OneRecommendedHome = { ...about, batchId: "b1", item };
  return {
    ...MARKET,
    "GET /api/recommendation/batches/latest": latest,
    "GET /api/recommendation/batches/b1/homes/1": one,
    "GET /api/recommendation/batches/b1/homes/2": { ...one, item: { ...item, position: 2, home: null, gone } } satisfies OneRecommendedHome,
    "GET /api/estate/homes/lst_0001": sampleDetail(),
    "GET /api/estate/homes/lst_0001/recipients": sampleInquiryHome(),
  };
}
