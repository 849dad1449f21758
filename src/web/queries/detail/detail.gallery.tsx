import type { Gallery } from "#web/kit/ui/gallery.ts";
import { sampleQuery } from "#web/queries/list/samples.ts";
import { DeletedView } from "./deleted.view.tsx";
import { QueryScreen } from "./query.screen.tsx";
import { QueryView, type QueryViewProps } from "./query.view.tsx";
import { sampleDetail, sampleViewProps } from "./samples.ts";

const page = (changes: Partial<QueryViewProps> = {}) => <QueryView {...sampleViewProps} {...changes} />;
const offer = { channels: ["offer"], offerBudget: 70_000_000, financing: "cash", offerRatio: 0.95 } as const;

export const gallery: Gallery = {
  title: "条件の詳細",
  cases: [
    { name: "条件の詳細", element: page({ outcome: "変更を保存しました。" }) },
    {
      name: "条件の詳細：オファー、合う物件なし",
      element: page({
        data: sampleDetail({
          query: sampleQuery({ state: "paused" }, offer),
          told: { items: [] },
          matches: [{ channel: "offer", search: {}, page: { total: 0, homes: [], asOf: "2026-11-21T00:00:00.000Z" } }],
        }),
      }),
    },
    { name: "条件の詳細：取得失敗", element: <QueryScreen data={null} search={{}} /> },
    {
      name: "条件の詳細：削除した",
      element: <DeletedView words={sampleQuery().words} acting={sampleViewProps.acting} onRestore={() => undefined} />,
    },
  ],
};
