import type { Gallery } from "#web/kit/ui/gallery.ts";
import { BrandCard } from "./brand-card.tsx";
import { CheckerView } from "./checker.view.tsx";
import { FactsCard } from "./facts-card.tsx";
import { USUAL_BRAND } from "./snippet.ts";

const sizes = { scriptBytes: 1200, frameBytes: 5400, totalBytes: 6600 };
const stay = () => undefined;
const long = `https://kaisha.example/${"very-long-path/".repeat(12)}`;

export const gallery: Gallery = {
  title: "価格チェッカー（埋め込み）",
  cases: [
    { name: "見本とタグ", element: <CheckerView siteOrigin="https://example.jp" sizes={sizes} /> },
    { name: "読みにくい色", element: <BrandCard brand={{ ...USUAL_BRAND, color: "#ffcc00" }} onChange={stay} /> },
    {
      name: "色と受付の誤り",
      element: <BrandCard brand={{ ...USUAL_BRAND, color: "みどり", contact: "http://kaisha.example" }} onChange={stay} />,
    },
    { name: "長い受付ページ", element: <BrandCard brand={{ ...USUAL_BRAND, contact: long }} onChange={stay} /> },
    { name: "測った大きさなし", element: <FactsCard sizes={null} color="#0b5d66" /> },
  ],
};
