import { sampleCard } from "#api/client/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AccuracyView } from "./accuracy.view.tsx";

export const gallery: Gallery = {
  title: "推定の精度",
  cases: [
    { name: "モデルあり", element: <AccuracyView cards={[sampleCard]} /> },
    { name: "サンプルデータ", element: <AccuracyView cards={[{ ...sampleCard, isSample: true }]} /> },
    { name: "モデルなし", element: <AccuracyView cards={[]} /> },
    { name: "取得失敗", element: <AccuracyView cards={null} /> },
  ],
};
