import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { CrimeView } from "#web/risk/crime/crime.view.tsx";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { depthOf } from "#web/risk/hazards/depth-words.ts";
import { EarthquakeView } from "#web/risk/hazards/earthquake.view.tsx";
import { FloodView } from "#web/risk/hazards/flood.view.tsx";
import { FloorFigureCard } from "#web/risk/hazards/floor-figure-card.tsx";
import { MarketView } from "#web/risk/market/market.view.tsx";
import { RentCheckerView } from "#web/risk/money/rent-checker.view.tsx";
import { ChildView } from "#web/risk/neighbourhood/child.view.tsx";
import { CovidView } from "#web/risk/neighbourhood/covid.view.tsx";
import { FacilityView } from "#web/risk/neighbourhood/facility.view.tsx";
import { LifeView } from "#web/risk/neighbourhood/life.view.tsx";
import { LifeGraphView } from "#web/risk/neighbourhood/life-graph.view.tsx";
import { PopulationView } from "#web/risk/neighbourhood/population.view.tsx";
import { TownNotesView } from "#web/risk/neighbourhood/town-notes.view.tsx";
import {
  bareHazards,
  detailReport,
  noRent,
  sampleBuilding,
  sampleChildPlaces,
  sampleCovid,
  sampleCrime,
  sampleFacilities,
  sampleHazards,
  sampleLand,
  sampleMarketFacts,
  sampleNotes,
  samplePopulation,
  sampleRent,
  sampleSchools,
  sampleShelters,
} from "./detail-samples.ts";
import { sampleProvenance } from "./samples.ts";

const page = { report: detailReport, search: { floor: 5 } };
const deep = depthOf(4);

export const gallery: Gallery = {
  title: "リスク診断：項目のページ",
  cases: [
    {
      name: "項目の行：5つの状態",
      element: (
        <FindingRows label="項目の行">
          <FindingRow
            title="ある"
            state="ok"
            words="0.5〜3m未満"
            score={45}
            provenance={sampleProvenance}
            meaning="1階の床の上まで水が来ます。"
          />
          <FindingRow title="確認中" state="ok" words="0.5〜3m未満" score={45} provenance={sampleProvenance} isChecking />
          <FindingRow title="該当なし" state="none" words="色なし" score={100} provenance={sampleProvenance} />
          <FindingRow title="データなし" state="no_data" />
          <FindingRow title="対象外" state="out_of_area" />
          <FindingRow title="取得失敗" state="failed" />
        </FindingRows>
      ),
    },
    { name: "階の図：深い浸水", element: deep && <FloorFigureCard water={{ state: "ok", depth: deep }} floor={3} floors={12} /> },
    { name: "階の図：色なし", element: <FloorFigureCard water={{ state: "none" }} floor={null} floors={5} /> },
    { name: "階の図：データなし", element: <FloorFigureCard water={{ state: "unknown" }} floor={3} floors={12} /> },
    { name: "地震", element: <EarthquakeView {...page} hazards={sampleHazards} building={sampleBuilding} /> },
    { name: "地震：データなし・対象外", element: <EarthquakeView {...page} hazards={bareHazards} building={sampleBuilding} /> },
    { name: "地震：取得失敗", element: <EarthquakeView {...page} hazards={null} building={null} /> },
    { name: "水害・土砂", element: <FloodView {...page} hazards={sampleHazards} shelters={sampleShelters} /> },
    { name: "水害・土砂：データなし", element: <FloodView {...page} hazards={bareHazards} shelters={null} /> },
    { name: "水害・土砂：取得失敗", element: <FloodView {...page} hazards={null} shelters={null} /> },
    { name: "治安", element: <CrimeView {...page} crime={sampleCrime} /> },
    {
      name: "治安：対象外",
      element: (
        <CrimeView
          {...page}
          crime={{ ...sampleCrime, state: "out_of_area", years: [], rate: null, quintile: null, cityRank: null, provenance: null }}
        />
      ),
    },
    { name: "治安：取得失敗", element: <CrimeView {...page} crime={null} /> },
    { name: "子育て", element: <ChildView {...page} places={sampleChildPlaces} schools={sampleSchools} /> },
    {
      name: "子育て：なし、学校の取得失敗",
      element: <ChildView {...page} places={{ ...sampleChildPlaces, items: [] }} schools={null} />,
    },
    { name: "子育て：取得失敗", element: <ChildView {...page} places={null} schools={null} /> },
    {
      name: "暮らし",
      element: <LifeView {...page} places={sampleFacilities} market={sampleMarketFacts} population={samplePopulation} />,
    },
    { name: "暮らし：取得失敗", element: <LifeView {...page} places={null} market={null} population={null} /> },
    { name: "周辺施設", element: <FacilityView {...page} places={sampleFacilities} /> },
    { name: "周辺施設：なし", element: <FacilityView {...page} places={{ ...sampleFacilities, items: [] }} /> },
    { name: "周辺施設：取得失敗", element: <FacilityView {...page} places={null} /> },
    { name: "暮らしグラフ：取得失敗", element: <LifeGraphView {...page} market={null} population={null} /> },
    { name: "相場と流動性：取得失敗", element: <MarketView {...page} market={null} land={null} /> },
    { name: "人口と将来推計：取得失敗", element: <PopulationView {...page} population={null} /> },
    { name: "家賃チェッカー：取得失敗", element: <RentCheckerView {...page} rent={null} form={sampleForm()} asked={null} found={null} /> },
    { name: "感染症情報：取得失敗", element: <CovidView {...page} covid={null} /> },
    { name: "まちの声：取得失敗", element: <TownNotesView {...page} notes={null} form={sampleForm()} isReceived={false} /> },
    { name: "暮らしグラフ", element: <LifeGraphView {...page} market={sampleMarketFacts} population={samplePopulation} /> },
    { name: "相場と流動性", element: <MarketView {...page} market={sampleMarketFacts} land={sampleLand} /> },
    { name: "人口と将来推計", element: <PopulationView {...page} population={samplePopulation} /> },
    {
      name: "家賃チェッカー",
      element: <RentCheckerView {...page} rent={sampleRent} form={sampleForm({ typed: { rent: "31" } })} asked={310_000} found={null} />,
    },
    {
      name: "家賃チェッカー：推定できません",
      element: <RentCheckerView {...page} rent={noRent} form={sampleForm()} asked={null} found={null} />,
    },
    { name: "感染症情報", element: <CovidView {...page} covid={sampleCovid} /> },
    { name: "まちの声", element: <TownNotesView {...page} notes={sampleNotes} form={sampleForm()} isReceived={false} /> },
    { name: "まちの声：まだない", element: <TownNotesView {...page} notes={{ items: [] }} form={sampleForm()} isReceived /> },
  ],
};
