import type { SavedQueryResponse } from "#api/client/client.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { words } from "#domain/queries/words/query-words.ts";
import type { QueriesViewProps } from "./queries.view.tsx";

/** For tests and the gallery. */
export const sampleWish: Wish = {
  ...NO_WISH,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", walkMinutesMax: 10, isNewQuakeCode: true },
  areas: [
    { code: "13108", name: "江東区" },
    { code: "13107", name: "墨田区" },
  ],
  price: { min: 40_000_000, max: 60_000_000 },
  areaM2: { min: 60, max: null },
};

export function sampleQuery(changes: Partial<SavedQueryResponse> = {}, wish: Partial<Wish> = {}): SavedQueryResponse {
  const answers = { ...sampleWish, ...wish };
  return {
    ...{ id: "query-1", state: "active", version: 1, words: words(answers), channels: [...answers.channels] },
    answers: structuredClone(answers) as SavedQueryResponse["answers"],
    createdAt: "2026-11-01T03:00:00.000Z",
    updatedAt: "2026-11-20T03:00:00.000Z",
    expiresAt: "2027-11-20T03:00:00.000Z",
    ...changes,
  };
}

export const sampleMatches = [{ channel: "normal", search: { area: "13108,13107" }, total: 128 }] as const;

export const sampleListProps: QueriesViewProps = {
  items: [{ query: sampleQuery(), matches: sampleMatches }],
  ...{ live: 1, most: 10, outcome: "", acting: { isBusy: false, failure: null } },
  ...{ onStep: () => undefined, onCopy: () => undefined, onChannel: () => undefined },
};
