import type { Gallery } from "#web/kit/ui/gallery.ts";
import { SAMPLE_CODE, SAMPLE_STOP } from "./samples.ts";
import { StopView } from "./stop.view.tsx";

const draw = (found: Parameters<typeof StopView>[0]["found"]) => <StopView code={SAMPLE_CODE} found={found} />;

export const gallery: Gallery = {
  title: "お手紙を止める",
  cases: [
    { name: "はじめ", element: draw(SAMPLE_STOP) },
    { name: "この会社を止めた", element: draw({ ...SAMPLE_STOP, isStoppedOfCompany: true, canUndo: true }) },
    { name: "すべてを止めた（1日を過ぎた）", element: draw({ ...SAMPLE_STOP, isStoppedOfAll: true }) },
    { name: "見本のお手紙", element: draw({ ...SAMPLE_STOP, isSample: true }) },
    { name: "続けて押した", element: <StopView code={SAMPLE_CODE} found={SAMPLE_STOP} isBusy /> },
    { name: "見つからない", element: draw("unknown") },
    { name: "確かめられない", element: draw("failed") },
  ],
};
