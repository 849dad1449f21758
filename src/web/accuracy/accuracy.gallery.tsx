import { sampleCard } from "#api/client-samples.ts";
import type { Gallery } from "../kit/ui/gallery.ts";
import { AccuracyView } from "./accuracy.view.tsx";

const onRetry = () => undefined;

export const gallery: Gallery = {
  title: "推定の精度",
  cases: [
    { name: "モデルあり", element: <AccuracyView cards={[sampleCard]} onRetry={onRetry} /> },
    { name: "サンプルデータ", element: <AccuracyView cards={[{ ...sampleCard, isSample: true }]} onRetry={onRetry} /> },
    { name: "モデルなし", element: <AccuracyView cards={[]} onRetry={onRetry} /> },
    { name: "取得失敗", element: <AccuracyView cards={null} onRetry={onRetry} /> },
  ],
};
