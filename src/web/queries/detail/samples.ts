import { SAMPLE_DAY, SAMPLE_HOMES } from "#web/kit/home/samples.ts";
import { sampleMatches, sampleQuery } from "#web/queries/list/samples.ts";
import type { QueryDetailData } from "./find-query.ts";
import type { QueryViewProps } from "./query.view.tsx";

export function sampleDetail(changes: Partial<QueryDetailData> = {}): QueryDetailData {
  const query = sampleQuery({ version: 2 });
  return {
    query,
    versions: [
      { version: 2, words: query.words, madeAt: "2026-11-20T03:00:00.000Z" },
      { version: 1, words: "江東区 / 中古マンション", madeAt: "2026-11-01T03:00:00.000Z" },
    ],
    told: {
      items: [
        {
          ...{ id: "batch-2", topic: "recommendation", channel: "mail", at: "2026-11-20T09:00:00.000Z" },
          homes: [
            {
              ...{ position: 1, key: "lst_0001", title: "東雲サンプルコート 8階", priceThen: 62_800_000, price: 61_800_000 },
              reaction: { kind: "like", reason: null },
            },
            {
              ...{ position: 2, key: null, title: "門前仲町サンプルハウス 5階", priceThen: 67_800_000, price: null },
              reaction: { kind: "nope", reason: "price" },
            },
          ],
        },
        {
          ...{ id: "batch-1", topic: "kyugake", channel: "line", at: "2026-11-12T03:00:00.000Z" },
          homes: [{ position: 1, key: null, title: null, priceThen: 54_000_000, price: null, reaction: null }],
        },
      ],
    },
    matches: [
      {
        ...sampleMatches[0],
        page: {
          total: 128,
          homes: SAMPLE_HOMES.slice(0, 5).map((home) => ({ ...home, dwellingKey: `d-${home.key}` })),
          asOf: "2026-11-21T00:00:00.000Z",
        },
      },
    ],
    ...changes,
  };
}

export const sampleViewProps: QueryViewProps = {
  ...{ data: sampleDetail(), today: SAMPLE_DAY, editor: null, acting: { isBusy: false, failure: null }, outcome: "" },
  ...{ onStep: () => undefined, onEdit: () => undefined },
};
