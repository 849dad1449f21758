import type { SavedQueryResponse } from "#api/client/client.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AboutView } from "./about/about.view.tsx";
import { EditScreen } from "./edit/edit.screen.tsx";
import { InputView } from "./input/input.view.tsx";
import type { FlaggedFound } from "./list/find-flagged.ts";
import { flaggedQuestion } from "./list/flagged-search.ts";
import { ResultView } from "./list/result.view.tsx";
import type { MapFound } from "./map/find-map.ts";
import { FullmapScreen, useFullmapView } from "./map/fullmap.screen.tsx";
import { MapScreen } from "./map/map.screen.tsx";
import { aHomePage, aSummary, flaggedHome, someFacets } from "./samples.ts";
import { StartView } from "./start/start.view.tsx";

const today = "2026-11-21";
const ignore = () => undefined;
const question = flaggedQuestion({});
const facets = someFacets([
  { value: "A", count: 10 },
  { value: "B", count: 13 },
]);
const two = [flaggedHome(), flaggedHome({ key: "l-2", title: "見本の二つ目", estimate: null })];
const list = (homes = two, near: typeof two = []): FlaggedFound => ({
  ...{ kind: "found", question, homes: aHomePage(homes), facets, near, words: "江東区 / 九掛け（確かさA・B）", today },
});
const onMap = (homes = two): MapFound => ({
  ...{ question, list: { homes, total: homes.length, today }, facets, bounds: null, layers: [] },
});
const lostMap: MapFound = { question, list: null, facets: null, bounds: null, layers: [] };
const answers = {
  ...{ ...NO_WISH, channels: ["kyugake" as const], kinds: ["condo" as const], placeMode: "area" as const },
  ...{ areas: [{ code: "13107", name: "墨田区" }], certainties: ["A" as const, "B" as const] },
};
const query: SavedQueryResponse = {
  ...{ id: "q-1", state: "active", version: 2, words: "墨田区 / 中古マンション", channels: ["kyugake"] },
  answers: structuredClone(answers) as SavedQueryResponse["answers"],
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z", expiresAt: "2027-11-01T00:00:00.000Z" },
};
const preview = { total: 2, recent: { homes: two, total: 2, today } };
const areas = [{ name: "東京都", cities: [{ code: "13107", name: "墨田区", count: 12 }] }];

function Fullmap({ found }: { readonly found: MapFound }) {
  return <FullmapScreen found={found} view={useFullmapView()} onArea={ignore} />;
}

export const gallery: Gallery = {
  title: "九掛け",
  cases: [
    { name: "はじめ", element: <StartView summary={aSummary()} newest={{ items: two, today }} /> },
    {
      name: "はじめ：なし",
      element: <StartView summary={aSummary({ homes: { A: 0, B: 0, C: 4, near: 2, check: 0 } })} newest={{ items: [], today }} />,
    },
    { name: "はじめ：取得失敗", element: <StartView summary={null} newest={null} /> },
    { name: "説明", element: <AboutView summary={aSummary()} /> },
    { name: "説明：実績なし、取得失敗", element: <AboutView summary={null} /> },
    { name: "条件を選ぶ", element: <InputView question={question} areas={areas} onSearch={ignore} /> },
    { name: "条件を選ぶ：エリアの取得失敗", element: <InputView question={question} areas={[]} onSearch={ignore} /> },
    { name: "一覧", element: <ResultView found={list()} /> },
    { name: "一覧：なし、近いもの", element: <ResultView found={list([], two)} /> },
    { name: "一覧：取得失敗", element: <ResultView found={{ kind: "failed", question }} /> },
    { name: "地図", element: <MapScreen found={onMap()} /> },
    { name: "地図：なし", element: <MapScreen found={onMap([])} /> },
    { name: "地図：取得失敗", element: <MapScreen found={lostMap} /> },
    { name: "全画面の地図", element: <Fullmap found={onMap()} /> },
    { name: "全画面の地図：なし", element: <Fullmap found={onMap([])} /> },
    { name: "全画面の地図：取得失敗", element: <Fullmap found={lostMap} /> },
    { name: "条件の編集", element: <EditScreen found={{ kind: "found", query, notice: "daily", preview }} /> },
    {
      name: "条件の編集：知らせ方と件数の取得失敗",
      element: <EditScreen found={{ kind: "found", query, notice: null, preview: { total: null, recent: null } }} />,
    },
    { name: "条件の編集：なし", element: <EditScreen found={{ kind: "missing" }} /> },
    { name: "条件の編集：取得失敗", element: <EditScreen found={{ kind: "failed" }} /> },
  ],
};
