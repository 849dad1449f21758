import { QUIET } from "#web/kit/form/form-state.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AddView } from "./add/add.view.tsx";
import { AssetsSection } from "./cards/assets-section.tsx";
import { AssetFailed } from "./core/asset-failed.tsx";
import { EditView } from "./edit/edit.view.tsx";
import type { AssetEdit } from "./edit/use-asset-edit.ts";
import { typedFacts } from "./form/typed-facts.ts";
import { GraphView } from "./graph/graph.view.tsx";
import { seriesParts } from "./graph/series-parts.ts";
import { InputView } from "./input/input.view.tsx";
import { NO_WISHES } from "./result/plan-wishes.ts";
import { PlansView } from "./result/plans.view.tsx";
import { ResultView } from "./result/result.view.tsx";
import { NO_PLANS, samplePlans } from "./result/samples.ts";
import { FULL_FACTS, NO_ASSETS, sampleAsset, sampleAssets, sampleResult } from "./samples.ts";
import { ThanksView } from "./thanks/thanks.view.tsx";

const ignore = () => undefined;
const draft = sampleAsset({ state: "draft" });
const typed = typedFacts(FULL_FACTS, "2026-11");
const issues = [
  { field: "areaM2", message: "専有面積は8㎡以上で入力してください" },
  { field: "loan.endsIn", message: "返済が終わる年月を入力してください" },
];
const saving = { asset: draft, issues: [], failure: null, heldBack: [] };
const edit = (asset: AssetEdit["asset"], more: Partial<AssetEdit> = {}): AssetEdit => ({
  ...{ asset, facts: sampleForm({ typed }), acting: sampleForm(), done: "", isChangedElsewhere: false },
  ...{ settle: ignore, step: ignore, choose: ignore },
  ...more,
});
const add = { search: {}, submitting: QUIET, there: null, onKind: ignore, onPick: ignore, onAnother: ignore };
const result = (changes: Partial<typeof sampleResult>) => (
  <ResultView data={{ result: { ...sampleResult, ...changes }, risk: null, plans: null, check: null, isNamed: true }} onReload={ignore} />
);
const parts = seriesParts(sampleResult);

export const gallery: Gallery = {
  title: "登録した物件",
  cases: [
    { name: "マイページの物件", element: <AssetsSection assets={sampleAssets} /> },
    { name: "マイページの物件：まだない", element: <AssetsSection assets={NO_ASSETS} /> },
    { name: "登録する", element: <AddView {...add} data={{ assets: null, hasBuildings: true, middle: null }} /> },
    {
      name: "登録する：すでにある",
      element: <AddView {...add} data={{ assets: null, hasBuildings: true, middle: null }} there={sampleAsset()} />,
    },
    {
      name: "入力",
      element: (
        <InputView
          asset={draft}
          form={sampleForm({ typed })}
          saving={{ ...saving, status: "saved" }}
          onSettle={ignore}
          onDiscard={ignore}
        />
      ),
    },
    {
      name: "入力：誤りとほかの端末",
      element: (
        <InputView
          asset={draft}
          form={sampleForm({ typed, issues })}
          saving={{ ...saving, status: "changed" }}
          onSettle={ignore}
          onDiscard={ignore}
        />
      ),
    },
    { name: "完了", element: <ThanksView asset={sampleAsset()} /> },
    { name: "結果", element: result({}) },
    { name: "結果：計算中", element: result({ value: { state: "preparing" }, series: [], events: [] }) },
    { name: "結果：推定できない", element: result({ value: { state: "refused", reason: "too-few-comparables", isSample: true } }) },
    { name: "結果：ローンのほうが多い", element: result({ owedYen: 90_000_000 }) },
    {
      name: "結果：売る、5年、貸す",
      element: <PlansView asset={sampleAsset()} plans={samplePlans} wishes={NO_WISHES} isBusy={false} onWishes={ignore} />,
    },
    {
      name: "結果：売る、5年、貸す（計算できない）",
      element: <PlansView asset={sampleAsset()} plans={NO_PLANS} wishes={NO_WISHES} isBusy={false} onWishes={ignore} />,
    },
    { name: "取得失敗", element: <AssetFailed title="資産診断の結果" /> },
    { name: "推移", element: <GraphView asset={sampleAsset()} {...parts} onCsv={ignore} /> },
    { name: "推移：来月から", element: <GraphView asset={sampleAsset()} points={[]} owed={[]} events={[]} onCsv={ignore} /> },
    { name: "編集", element: <EditView {...edit(sampleAsset({ state: "verified", offerSetting: "anonymous" }))} /> },
    { name: "編集：ほかの画面で変わった", element: <EditView {...edit(sampleAsset(), { isChangedElsewhere: true })} /> },
    {
      name: "編集：削除したあと",
      element: <EditView {...edit(sampleAsset({ state: "deleted", removedAt: "2026-12-20T03:00:00.000Z" }))} />,
    },
  ],
};
