import { sampleCard } from "#api/client/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ApiView } from "./api.view.tsx";
import { SAMPLE_ASSESSMENT, SAMPLE_GUIDE, SAMPLE_STATUS } from "./samples.ts";
import { StatusCard } from "./status-card.tsx";
import { TryResult } from "./try-result.tsx";

const now = new Date("2026-12-15T03:00:00Z");
const data = { guide: SAMPLE_GUIDE, cards: [sampleCard], status: SAMPLE_STATUS, now };
const refusal = (status: number, type: string, title: string) => ({ status, type: `/problems/${type}`, title });

export const gallery: Gallery = {
  title: "AI査定APIの説明",
  cases: [
    { name: "データあり", element: <ApiView version="v3" {...data} /> },
    { name: "v1", element: <ApiView version="v1" {...data} /> },
    { name: "v2", element: <ApiView version="v2" {...data} /> },
    { name: "取得失敗", element: <ApiView version="v2" guide={null} cards={null} status={null} now={now} /> },
    { name: "モデルなし、記録なし", element: <ApiView version="v1" {...data} guide={{ ...SAMPLE_GUIDE, answer: null }} cards={[]} /> },
    { name: "障害中", element: <StatusCard status={{ ...SAMPLE_STATUS, state: "down" }} now={now} /> },
    {
      name: "確認できない",
      element: <StatusCard status={{ ...SAMPLE_STATUS, state: "unknown", upShare: null, p95Ms: null, incidents: [] }} now={now} />,
    },
    { name: "試した結果", element: <TryResult version="v3" tried={SAMPLE_ASSESSMENT} isBusy={false} /> },
    { name: "v1を試した結果", element: <TryResult version="v1" tried={SAMPLE_ASSESSMENT} isBusy={false} /> },
    { name: "v2を試した結果", element: <TryResult version="v2" tried={SAMPLE_ASSESSMENT} isBusy={false} /> },
    { name: "試している", element: <TryResult version="v3" tried={null} isBusy /> },
    {
      name: "回数をこえた",
      element: <TryResult version="v3" tried={{ ...refusal(429, "too-many-requests", "集中"), retryAfterSeconds: 700 }} isBusy={false} />,
    },
    {
      name: "対象外",
      element: (
        <TryResult version="v3" tried={{ ...refusal(422, "cannot-estimate", "推定できません"), reason: "out-of-area" }} isBusy={false} />
      ),
    },
    { name: "準備中", element: <TryResult version="v3" tried={refusal(503, "preparing", "準備をしています")} isBusy={false} /> },
    { name: "失敗", element: <TryResult version="v3" tried={refusal(500, "internal", "エラーが発生しました")} isBusy={false} /> },
  ],
};
