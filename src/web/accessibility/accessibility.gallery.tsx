import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AccessibilityView } from "./accessibility.view.tsx";
import { sampleAccessibility } from "./samples.ts";

export const gallery: Gallery = {
  title: "ウェブアクセシビリティ",
  cases: [
    { name: "結果あり", element: <AccessibilityView report={sampleAccessibility} /> },
    { name: "取得失敗", element: <AccessibilityView report={null} /> },
  ],
};
