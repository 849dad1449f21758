import type { Block } from "#wire/content/text-blocks.ts";
import type { Asked } from "./faq-list.tsx";

/** Texts for the gallery and tests. */
export const sampleBlocks: readonly Block[] = [
  {
    kind: "paragraph",
    spans: [
      { text: "前文です。" },
      { text: "トップページ", to: "/" },
      { text: "と" },
      { text: "国土交通省", to: "https://www.mlit.go.jp/" },
    ],
  },
  { kind: "heading", id: "section-1", text: "見出し" },
  { kind: "list", isOrdered: false, items: [[{ text: "項目" }], [{ text: "大事な語", isStrong: true }]] },
  { kind: "table", head: [[{ text: "名前" }], [{ text: "期間" }]], rows: [[[{ text: "控え" }], [{ text: "30日" }]]] },
];

const answer = (text: string): readonly Block[] => [{ kind: "paragraph", spans: [{ text }] }];

export const sampleQuestions: readonly Asked[] = [
  {
    id: "over",
    question: "回数を超えると、どうなりますか",
    answer: answer("超過した分を、1回ごとの単価で計算します。チョウカ料金は税別です。"),
  },
  { id: "stop", question: "止めたいときは、どうすればよいですか", answer: answer("管理画面から止められます。") },
  { id: "long", question: "とても長い質問でも、狭い画面で横に動かさずに読めるでしょうか。".repeat(3), answer: sampleBlocks },
];
