import { sampleCard } from "#api/client/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HomeView } from "./home.view.tsx";
import { sampleExample, sampleNews, samplePrices } from "./samples.ts";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const prices = { ...samplePrices, towns: samplePrices.busyTowns };
const held = { ...sampleExample, kind: "place" as const, name: "江東区豊洲", isSample: false };
const rating = { ...sampleExample.rating, letter: null, overall: null, coverage: 0.29 };

export const gallery: Gallery = {
  title: "トップページ",
  cases: [
    {
      name: "数字あり",
      element: (
        <HomeView
          data={{ card: sampleCard, prices, example: { ...held, rating }, hasBuildings: false, news: sampleNews }}
          search={search}
        />
      ),
    },
    {
      name: "サンプルデータ",
      element: (
        <HomeView
          data={{
            card: { ...sampleCard, isSample: true },
            prices: { ...prices, isSample: true },
            example: { ...sampleExample, sold: null },
            hasBuildings: true,
            news: sampleNews,
          }}
          search={search}
        />
      ),
    },
    {
      name: "数字なし",
      element: <HomeView data={{ card: null, prices: null, example: null, hasBuildings: true, news: [] }} search={search} />,
    },
  ],
};
