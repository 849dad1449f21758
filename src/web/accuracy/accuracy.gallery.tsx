import { sampleCard } from "#api/client/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AccuracyView } from "./accuracy.view.tsx";

const none = { city: "", onCity: () => undefined };

export const gallery: Gallery = {
  title: "推定の精度",
  cases: [
    { name: "モデルあり", element: <AccuracyView cards={[sampleCard]} {...none} /> },
    { name: "わたしの区市町村", element: <AccuracyView cards={[sampleCard]} {...none} city="13108" /> },
    { name: "サンプルデータ", element: <AccuracyView cards={[{ ...sampleCard, isSample: true }]} {...none} /> },
    { name: "モデルなし", element: <AccuracyView cards={[]} {...none} /> },
    { name: "取得失敗", element: <AccuracyView cards={null} {...none} /> },
  ],
};
