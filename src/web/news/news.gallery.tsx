import type { Gallery } from "#web/kit/ui/gallery.ts";
import { NewsView } from "./news.view.tsx";
import { sampleNewsEntry, sampleNewsPage } from "./samples.ts";

const none = { ...sampleNewsPage, items: [], total: 0 };

export const gallery: Gallery = {
  title: "お知らせ",
  cases: [
    { name: "一覧", element: <NewsView found={{ kind: "list", page: sampleNewsPage, category: null }} /> },
    { name: "2ページ目がある", element: <NewsView found={{ kind: "list", page: { ...sampleNewsPage, total: 21 }, category: "model" }} /> },
    { name: "1件もない", element: <NewsView found={{ kind: "list", page: none, category: null }} /> },
    { name: "この種類にはない", element: <NewsView found={{ kind: "list", page: none, category: "data" }} /> },
    { name: "1件", element: <NewsView found={{ kind: "entry", entry: sampleNewsEntry }} /> },
    { name: "取得失敗", element: <NewsView found={{ kind: "failed" }} /> },
  ],
};
