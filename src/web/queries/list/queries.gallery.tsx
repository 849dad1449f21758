import type { Gallery } from "#web/kit/ui/gallery.ts";
import { QueriesFailed, QueriesView, type QueriesViewProps } from "./queries.view.tsx";
import { sampleListProps, sampleMatches, sampleQuery } from "./samples.ts";

const page = (changes: Partial<QueriesViewProps>) => <QueriesView {...sampleListProps} {...changes} />;
const kyugake = { channels: ["normal", "kyugake"], certainties: ["A", "B"], kyugakeBudget: 60_000_000 } as const;
const [normal] = sampleMatches;

const all: QueriesViewProps["items"] = [
  { query: sampleQuery({}, kyugake), matches: [normal, { ...normal, channel: "kyugake", total: 0 }] },
  {
    query: sampleQuery({ id: "query-2", state: "paused", version: 3 }, { kinds: ["house", "land"] }),
    matches: [{ ...normal, total: null }],
  },
  { query: sampleQuery({ id: "query-3", state: "expired" }), matches: [] },
  { query: sampleQuery({ id: "query-4", state: "archived" }), matches: [] },
];

export const gallery: Gallery = {
  title: "保存した条件",
  cases: [
    { name: "保存した条件", element: page({ items: all, live: 2, outcome: "一時停止しました。" }) },
    { name: "保存した条件：なし", element: page({ items: [], live: 0 }) },
    { name: "保存した条件：上限", element: page({ live: 10, acting: { isBusy: false, failure: "探せる条件は10件までです。" } }) },
    { name: "保存した条件：取得失敗", element: <QueriesFailed /> },
  ],
};
