import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { Picker } from "#web/homes/hub/find-picker.ts";
import { PickerView } from "#web/homes/hub/picker.view.tsx";
import { homesQuestion } from "#web/homes/question/homes-search.ts";
import { sampleFacets, sampleFound, samplePage } from "#web/homes/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import type { HomesFound } from "./find-homes.ts";
import { ResultsView } from "./results.view.tsx";

const found = (
  search: Readonly<Record<string, unknown>>,
  homes = [sampleFound(), sampleFound({ key: "l2", estimate: null, flag: null })],
) => {
  const shown: HomesFound = {
    ...{ kind: "found", question: homesQuestion(search), homes: samplePage(homes), facets: sampleFacets({ total: homes.length }) },
    ...{ names: { "13108": "江東区" }, costliest: null, isMarketEmpty: false, today: "2026-11-21" },
  };
  return <ResultsView found={shown} />;
};
const prefectures = [
  { code: "13", name: "東京都", count: 424 },
  { code: "01", name: "北海道", count: 0 },
];
type Of<Given> = Given extends unknown ? Omit<Given, "question" | "conditions"> : never;
const picker = (given: Of<Picker>, by: "area" | "line" = "area") => (
  <PickerView picker={{ question: { by, within: "13", line: null, search: {} }, conditions: NO_CONDITIONS, ...given }} />
);

export const gallery: Gallery = {
  title: "売出物件の検索",
  cases: [
    { name: "一覧", element: found({ area: "13108" }) },
    { name: "一覧：なし", element: found({ area: "13108", priceMax: 1000 }, []) },
    { name: "地図", element: found({ area: "13108", view: "map" }) },
    { name: "取得失敗", element: <ResultsView found={{ kind: "failed", question: homesQuestion({ area: "13108" }) }} /> },
    { name: "エリアから探す", element: picker({ kind: "areas", prefectures, areas: [{ code: "13108", name: "江東区", count: 24 }] }) },
    { name: "エリアから探す：なし", element: picker({ kind: "areas", prefectures, areas: [] }) },
    { name: "エリアから探す：取得失敗", element: picker({ kind: "failed" }) },
    {
      name: "沿線から探す",
      element: picker(
        { kind: "lines", prefectures, lines: [{ id: "l1", name: "有楽町線", operator: "東京メトロ", count: 30 }], stations: [] },
        "line",
      ),
    },
    {
      name: "沿線から探す：駅",
      element: picker({ kind: "lines", prefectures, lines: [], stations: [{ stationGroup: "1", name: "豊洲", count: 12 }] }, "line"),
    },
    { name: "沿線から探す：なし", element: picker({ kind: "lines", prefectures, lines: [], stations: [] }, "line") },
  ],
};
