import { sampleCard } from "#api/client/samples.ts";
import { sampleQuestions } from "#web/kit/text/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { OverviewView } from "./overview.view.tsx";

const faq = { topic: "business", title: "よくある質問", questions: sampleQuestions } as const;
const cards = [sampleCard, { ...sampleCard, kind: "house" as const }, { ...sampleCard, kind: "land" as const }];

export const gallery: Gallery = {
  title: "事業者の方へ",
  cases: [
    { name: "数字あり", element: <OverviewView cards={cards} faq={faq} /> },
    { name: "サンプルデータ", element: <OverviewView cards={cards.map((card) => ({ ...card, isSample: true }))} faq={faq} /> },
    { name: "数字なし", element: <OverviewView cards={[]} faq={{ ...faq, questions: [] }} /> },
    { name: "取得失敗", element: <OverviewView cards={null} faq={null} /> },
  ],
};
