import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HubView } from "#web/price/hub/hub.view.tsx";
import { LoadView } from "#web/price/job/load.view.tsx";
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

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const asked = { question: { q: "豊洲", city: "", page: 1 }, cities: sampleMarket.cities, hasBuildings: true };
const apartments = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };
const result = { around: { history: null, similar: sampleSimilar }, onRecompute: ignore, isRecomputing: false, problem: null };
const waiting = { isSlow: false, isUnreached: false, isBusy: false, onCancel: ignore, onRestart: ignore, onChoose: ignore };
const failure = { step: "geocode", reason: "address-ambiguous", candidates: [sampleTown] } as const;

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
    { name: "計算中", element: <LoadView job={sampleJob} {...waiting} /> },
    {
      name: "計算中：場所の候補",
      element: <LoadView job={{ ...sampleJob, state: "failed", failure: { ...failure, candidates: [sampleTown] } }} {...waiting} />,
    },
    { name: "結果", element: <ResultView estimate={sampleEstimate} {...result} /> },
    { name: "結果：推定できません", element: <ResultView estimate={sampleRefusal} {...result} /> },
    { name: "結果：期限切れ", element: <ResultView estimate={{ ...sampleEstimate, isExpired: true }} {...result} /> },
  ],
};
