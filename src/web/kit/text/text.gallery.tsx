import type { Gallery } from "#web/kit/ui/gallery.ts";
import { Blocks } from "./blocks.tsx";
import { FaqList } from "./faq-list.tsx";
import { sampleBlocks, sampleQuestions } from "./samples.ts";

export const gallery: Gallery = {
  title: "文章とよくある質問",
  cases: [
    { name: "文章", element: <Blocks blocks={sampleBlocks} /> },
    { name: "よくある質問", element: <FaqList questions={sampleQuestions} /> },
    { name: "絞り込み", element: <FaqList questions={sampleQuestions} sought="ﾁｮｳｶ" /> },
    { name: "合う質問なし", element: <FaqList questions={sampleQuestions} sought="飛行機" /> },
  ],
};
