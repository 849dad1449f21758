import type { HistoryResponse, OneRecommendedHome, Recommendations, RecommendedHome } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { sampleKeepable } from "#web/session/favorites/samples.ts";
import { NotShownView } from "./door/closed.tsx";
import { LoadingView } from "./door/loading.view.tsx";
import { CollectionScreen } from "./fm/collection.screen.tsx";
import { OwnEstimateView } from "./fm/estimate.view.tsx";
import { LandingScreen } from "./list/landing.screen.tsx";
import { LatestScreen } from "./list/latest.screen.tsx";
import { ContactWays } from "./one/contact-ways.tsx";
import { GoneView } from "./one/gone.view.tsx";
import { GraphView } from "./one/graph.view.tsx";
import { MorePicks } from "./one/more-picks.tsx";
import { NoHomeView } from "./one/no-home.tsx";
import { OneHome } from "./one/one-home.tsx";
import { officeSender } from "./sender.ts";

const today = "2026-11-24";
const ignore = () => undefined;
const office = {
  key: "a-home",
  name: "青葉ホーム",
  licence: "東京都知事(1)第99999号",
  address: "東京都江東区豊洲1-1-1",
  colour: "#7a3e1d",
};
const home = sampleKeepable();
const gone = { title: "成約した見本", state: "sold", kind: "condo", cityCode: "13108", price: 50_000_000 } as const;
const item: RecommendedHome = {
  ...{ position: 1, listingKey: "lst_0001", dwellingKey: "d-1", priceThen: 64_800_000, reasons: ["駅から7分"], softEdges: [] },
  ...{ reaction: null, home, gone: null, ownPage: null },
};
const items: Recommendations["batch"] = {
  ...{ id: "b1", topic: "recommendation", sentAt: null, scheduledAt: "2026-11-24T09:00:00Z", isSample: false },
  items: [
    item,
    { ...item, position: 2, home: null, gone },
    { ...item, position: 3, dwellingKey: "d-3", reaction: { kind: "like", reason: null } },
  ],
};
const found = (given: Partial<Recommendations> = {}): { kind: "shown"; found: Recommendations; today: string } => ({
  kind: "shown",
  found: {
    ...{ reader: "link", address: "h***@e***", sender: null, batch: items, conditions: [{ id: "q1", words: "江東区 / 中古マンション" }] },
    ...{ nextHour: 18, suggestion: { queryId: "q1", reason: "walk", question: "駅からの時間を10分以内にしますか。" } },
    ...given,
  },
  today,
});
const none = found({ batch: null, conditions: [], suggestion: null });
const failed = { kind: "failed" } as const;
const one: OneRecommendedHome = { ...{ batchId: "b1", item, address: "h***@e***", reader: "link", sender: null } };
const back = { b: "b1", n: 1 };
const asked = { home, prices: { cut: { before: 64_800_000, beforeFromOn: "2026-07-26", price: 61_800_000, cutOn: "2026-10-31" } } };
const area: HistoryResponse = {
  ...{ scope: "city", label: "江東区" },
  points: ["2026Q1", "2026Q2", "2026Q3"].map((quarter, index) => ({ quarter, medianYenPerM2: 1_010_000 + index * 12_000, n: 60 + index })),
};
const loading = (state: Parameters<typeof LoadingView>[0]["state"]) => <LoadingView state={state} token={() => null} onRetry={ignore} />;

export const gallery: Gallery = {
  title: "おすすめ物件",
  cases: [
    { name: "はじめ", element: <LandingScreen data={found()} /> },
    { name: "はじめ：なし", element: <LandingScreen data={none} /> },
    { name: "はじめ：取得失敗", element: <LandingScreen data={failed} /> },
    { name: "はじめ：リンクを開いていない", element: <LandingScreen data={{ kind: "closed" }} /> },
    { name: "はじめ：期限切れ", element: <LandingScreen data={{ kind: "expired" }} /> },
    { name: "最新", element: <LatestScreen data={found()} /> },
    { name: "最新：なし", element: <LatestScreen data={none} /> },
    { name: "最新：取得失敗", element: <LatestScreen data={failed} /> },
    { name: "メールの一覧", element: <CollectionScreen data={found({ sender: office })} /> },
    { name: "メールの一覧：なし", element: <CollectionScreen data={{ ...none, found: { ...none.found, sender: office } }} /> },
    { name: "メールの一覧：取得失敗", element: <CollectionScreen data={failed} /> },
    { name: "1件の理由", element: <OneHome one={one} contactPath="/recc/contact" /> },
    { name: "1件の取得失敗", element: <NotShownView title="おすすめ物件の詳細" why="failed" /> },
    { name: "物件が選ばれていない", element: <NoHomeView title="お問い合わせ" listPath="/recc/latest" /> },
    { name: "問い合わせの方法", element: <ContactWays b="b1" n={1} listing="lst_0001" /> },
    { name: "ほかのおすすめ", element: <MorePicks listPath="/recc/latest" office={null} /> },
    { name: "見つからない", element: <GoneView gone={gone} similar={[home]} today={today} office={null} /> },
    { name: "見つからない：近い物件なし", element: <GoneView gone={null} similar={[]} today={today} office={office} /> },
    { name: "価格グラフ", element: <GraphView series={{ detail: asked, area }} today={today} back={back} office={office} /> },
    {
      name: "価格グラフ：記録なし",
      element: (
        <GraphView series={{ detail: { ...asked, home: { ...home, areaM2: null } }, area: null }} today={today} back={back} office={null} />
      ),
    },
    { name: "価格グラフ：取得失敗", element: <GraphView series={null} today={today} back={back} office={office} /> },
    {
      name: "今の家の査定",
      element: (
        <OwnEstimateView sender={officeSender(office)} form={sampleForm({ typed: { kind: "condo" } })}>
          {null}
        </OwnEstimateView>
      ),
    },
    {
      name: "今の家の査定：誤り",
      element: (
        <OwnEstimateView
          sender={officeSender(office)}
          form={sampleForm({ typed: { kind: "condo" }, issues: [{ field: "address", message: "住所を入力してください" }] })}
        >
          {null}
        </OwnEstimateView>
      ),
    },
    { name: "リンクを確かめている", element: loading({ kind: "checking", isSlow: true }) },
    { name: "リンクを確かめられない", element: loading({ kind: "failed" }) },
    { name: "リンクなし", element: loading({ kind: "closed" }) },
    { name: "リンクの期限切れ", element: loading({ kind: "expired" }) },
  ],
};
