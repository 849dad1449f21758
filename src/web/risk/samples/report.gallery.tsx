import type { SuggestItem } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ApartmentView } from "#web/risk/building/apartment.view.tsx";
import { GraphView } from "#web/risk/building/graph.view.tsx";
import { PriceView } from "#web/risk/building/price.view.tsx";
import { KeyErrorView } from "#web/risk/frame/key-error.view.tsx";
import { OutsideView } from "#web/risk/frame/outside.view.tsx";
import { CheckerView } from "#web/risk/money/checker.view.tsx";
import { LoanView } from "#web/risk/money/loan.view.tsx";
import { loanStart, readLoan } from "#web/risk/money/loan-form.ts";
import { YieldView } from "#web/risk/money/yield.view.tsx";
import { readYield, yieldStart } from "#web/risk/money/yield-form.ts";
import { SummaryView } from "#web/risk/report/summary.view.tsx";
import { LightSummaryView } from "#web/risk/report/summary00.view.tsx";
import { ToldBuildingCard } from "#web/risk/report/told-building-card.tsx";
import {
  bareBuilding,
  priceState,
  refusedEstimate,
  sampleBuilding,
  sampleCityOutlook,
  sampleEstimate,
  sampleMarket,
  sampleRent,
  sampleSales,
  weightsState,
} from "./building-samples.ts";
import { heldReport, provisionalReport, sampleApartment, sampleReport } from "./samples.ts";

const base = { report: sampleReport, search: { floor: 5 } };
const idle = { weights: weightsState(), price: priceState() };
const loan = { ...loanStart(2026), pay: "700" };
const rented = { ...yieldStart({ managementYenPerM2: 240, reserveYenPerM2: 352 }), price: "8,000", rent: "260,000" };
const near: SuggestItem = {
  kind: "apartment",
  label: sampleApartment.name,
  detail: "東京都江東区豊洲",
  reference: sampleApartment.key,
  prefecture: "東京都",
  cityCode: "13108",
  town: "豊洲",
  place: sampleApartment.place,
};

export const gallery: Gallery = {
  title: "マンションの診断",
  cases: [
    { name: "総合", element: <SummaryView {...base} {...idle} price={priceState({ kind: "done", estimate: sampleEstimate })} /> },
    { name: "総合：判定保留", element: <SummaryView {...base} {...idle} report={heldReport} /> },
    {
      name: "総合：参考、上限、確認中",
      element: (
        <SummaryView
          {...base}
          report={provisionalReport}
          weights={weightsState({ isDefault: false, isAllZero: true, kept: weightsState().weights })}
          price={priceState({ kind: "failed", words: "価格を調べられませんでした。" })}
        />
      ),
    },
    {
      name: "総合：会員の重み、保存できない",
      element: (
        <SummaryView
          {...base}
          {...idle}
          weights={weightsState({
            isDefault: false,
            home: "account",
            kept: weightsState().weights,
            saving: { kind: "failed", why: "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。" },
          })}
        />
      ),
    },
    {
      name: "建物は未登録",
      element: <ToldBuildingCard search={{}} rating={heldReport.rating} onApply={() => undefined} year={2026} />,
    },
    {
      name: "建物は未登録：入力ずみ",
      element: (
        <ToldBuildingCard
          search={{ built: 2015, floors: 7, structure: "RC", units: 40, floor: 5 }}
          rating={provisionalReport.rating}
          onApply={() => undefined}
          year={2026}
        />
      ),
    },
    { name: "簡易版", element: <LightSummaryView report={provisionalReport} search={{}} /> },
    { name: "建物・管理", element: <ApartmentView {...base} building={sampleBuilding} /> },
    { name: "建物・管理：未確認", element: <ApartmentView {...base} building={bareBuilding} /> },
    { name: "建物・管理：取得失敗", element: <ApartmentView {...base} building={null} /> },
    { name: "価格チェッカー", element: <CheckerView {...base} price={priceState({ kind: "done", estimate: sampleEstimate })} /> },
    {
      name: "価格チェッカー：推定できません",
      element: <CheckerView {...base} price={priceState({ kind: "done", estimate: refusedEstimate })} />,
    },
    { name: "価格の推移", element: <PriceView {...base} market={sampleMarket} sales={sampleSales} /> },
    {
      name: "価格の推移：町の成約が少ない",
      element: (
        <PriceView
          {...base}
          market={{ ...sampleMarket, town: null, outlook: sampleCityOutlook }}
          sales={{ ...sampleSales, items: [], total: 0 }}
        />
      ),
    },
    {
      name: "価格の推移：見通しなし",
      element: <PriceView {...base} market={{ ...sampleMarket, outlook: { state: "no_data", reason: "too-short" } }} sales={sampleSales} />,
    },
    { name: "価格の推移：取得失敗", element: <PriceView {...base} market={null} sales={null} /> },
    { name: "グラフ", element: <GraphView {...base} market={sampleMarket} rent={sampleRent} /> },
    {
      name: "ローン試算",
      element: <LoanView {...base} form={sampleForm({ typed: loan })} reading={readLoan(loan, { builtYear: 2008, isNewCode: true })} />,
    },
    {
      name: "利回り",
      element: <YieldView {...base} hasFees rent={sampleRent} form={sampleForm({ typed: rented })} reading={readYield(rented)} />,
    },
    {
      name: "利回り：家賃の取得失敗",
      element: <YieldView {...base} hasFees={false} rent={null} form={sampleForm({ typed: {} })} reading={readYield({})} />,
    },
    { name: "グラフ：取得失敗", element: <GraphView {...base} market={null} rent={null} /> },
    { name: "建物が見つかりません", element: <KeyErrorView near={[near]} hasBuildings /> },
    { name: "建物が見つかりません：近い建物なし", element: <KeyErrorView near={[]} hasBuildings={false} /> },
    { name: "対象外の場所", element: <OutsideView /> },
  ],
};
