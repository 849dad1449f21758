import { homesQuestion } from "#web/homes/question/homes-search.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HomeView } from "./page/home.view.tsx";
import { sampleDetail, sampleFound, sampleSales } from "./samples.ts";
import { EmptyResults } from "./search/empty-results.tsx";

const around = { report: null, chomes: [], building: null, sales: sampleSales(), similar: [sampleFound()], today: "2026-11-21" };
const cut = {
  cut: { before: 64_800_000, beforeFromOn: "2026-07-26", price: 61_800_000, cutOn: "2026-10-31" },
  steps: [
    { on: "2026-07-26", step: "first" as const },
    { on: "2026-10-31", step: "cut" as const },
  ],
};
const nothing = () => undefined;

export const gallery: Gallery = {
  title: "売出物件の画面",
  cases: [
    { name: "1件：値下げあり", element: <HomeView data={{ ...around, detail: sampleDetail({ prices: cut }) }} /> },
    {
      name: "1件：推定なし、成約済み、市街化調整区域",
      element: (
        <HomeView
          data={{
            ...around,
            similar: [],
            sales: null,
            detail: sampleDetail({ estimate: null, state: "sold", facts: { notices: ["urbanization-control"], place: null } }),
          }}
        />
      ),
    },
    {
      name: "0件",
      element: (
        <EmptyResults
          question={homesQuestion({ area: "13108" })}
          costliest={null}
          isMarketEmpty={false}
          pages={8}
          onDrop={nothing}
          onDropWindow={nothing}
        />
      ),
    },
  ],
};
