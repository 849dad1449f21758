import { sampleCard } from "#api/client/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HomeView } from "./home.view.tsx";
import { sampleMarket } from "./samples.ts";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };

export const gallery: Gallery = {
  title: "トップページ",
  cases: [
    { name: "数字あり", element: <HomeView data={{ card: sampleCard, market: sampleMarket }} search={search} /> },
    {
      name: "サンプルデータ",
      element: (
        <HomeView data={{ card: { ...sampleCard, isSample: true }, market: { ...sampleMarket, origin: "sample" } }} search={search} />
      ),
    },
    { name: "数字なし", element: <HomeView data={{ card: null, market: null }} search={search} /> },
  ],
};
