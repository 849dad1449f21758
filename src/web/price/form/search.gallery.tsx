import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HubView } from "#web/price/hub/hub.view.tsx";
import { LoadView } from "#web/price/job/load.view.tsx";
import type { InputData } from "#web/price/place/find-place.ts";
import { sampleHouse, sampleOldHouse } from "#web/price/result/house-samples.ts";
import { ResultView } from "#web/price/result/result.view.tsx";
import {
  sampleAddress,
  sampleApartment,
  sampleEstimate,
  sampleJob,
  sampleMarket,
  sampleRefusal,
  sampleSimilar,
  sampleTown,
} from "#web/price/result/samples.ts";
import { InputView } from "./input.view.tsx";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const asked = { question: { q: "豊洲", city: "", page: 1 }, cities: sampleMarket.cities, hasBuildings: true };
const apartments = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };
const result = { around: { history: null, similar: sampleSimilar }, onRecompute: ignore, isRecomputing: false, problem: null };
const waiting = { isSlow: false, isUnreached: false, isBusy: false, onCancel: ignore, onRestart: ignore, onChoose: ignore };
const failure = { step: "geocode", reason: "address-ambiguous", candidates: [sampleTown] } as const;
const koto = { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 };
const toyosu: InputData = {
  place: { kind: "town", city: koto, town: "豊洲" },
  ...{ cities: sampleMarket.cities, failed: false, hasBuildings: true },
};
const form = { onClear: ignore, onPlace: ignore };

export const gallery: Gallery = {
  title: "価格を調べる",
  cases: [
    {
      name: "検索：見つかった",
      element: <HubView hub={{ kind: "found", ...asked, city: null, address: null, places: [sampleTown], apartments }} search={search} />,
    },
    {
      name: "検索：住所",
      element: (
        <HubView hub={{ kind: "found", ...asked, city: null, address: sampleAddress, places: [sampleTown], apartments }} search={search} />
      ),
    },
    {
      name: "検索：データがありません",
      element: (
        <HubView
          hub={{
            kind: "found",
            ...asked,
            hasBuildings: false,
            city: null,
            address: null,
            places: [],
            apartments: { ...apartments, items: [], total: 0 },
          }}
          search={search}
        />
      ),
    },
    { name: "検索：対象外", element: <HubView hub={{ kind: "out-of-area", ...asked }} search={search} /> },
    { name: "検索：取得失敗", element: <HubView hub={{ kind: "failed", ...asked, cities: [] }} search={search} /> },
    { name: "入力", element: <InputView {...form} data={toyosu} form={sampleForm({ typed: { kind: "condo", areaM2: "70" } })} /> },
    {
      name: "入力：場所なし、誤り、計算の準備中",
      element: (
        <InputView
          {...form}
          data={{ ...toyosu, place: { kind: "none" } }}
          form={sampleForm({ typed: { kind: "house" }, issues: [{ field: "areaM2", message: "土地面積を入力してください" }] })}
          isPreparing
        />
      ),
    },
    {
      name: "入力：取得失敗",
      element: <InputView {...form} data={{ ...toyosu, place: { kind: "none" }, failed: true }} form={sampleForm()} />,
    },
    { name: "計算中", element: <LoadView job={sampleJob} {...waiting} /> },
    {
      name: "計算中：場所の候補",
      element: <LoadView job={{ ...sampleJob, state: "failed", failure: { ...failure, candidates: [sampleTown] } }} {...waiting} />,
    },
    { name: "結果", element: <ResultView estimate={sampleEstimate} {...result} /> },
    { name: "結果：一戸建て", element: <ResultView estimate={sampleHouse} {...result} /> },
    { name: "結果：価格のほとんどが土地の一戸建て", element: <ResultView estimate={sampleOldHouse} {...result} /> },
    { name: "結果：推定できません", element: <ResultView estimate={sampleRefusal} {...result} /> },
    { name: "結果：期限切れ", element: <ResultView estimate={{ ...sampleEstimate, isExpired: true }} {...result} /> },
  ],
};
