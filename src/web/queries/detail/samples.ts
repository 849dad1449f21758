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
    reach: null,
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
