import { sampleQuestions } from "#web/kit/text/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { RecommenderView } from "./recommender.view.tsx";

const faq = { topic: "recommender", title: "よくある質問", questions: sampleQuestions } as const;

export const gallery: Gallery = {
  title: "レコメンダーのご案内",
  cases: [
    { name: "見本つき", element: <RecommenderView faq={faq} /> },
    { name: "質問の取得失敗", element: <RecommenderView faq={null} /> },
  ],
};
