import { Button } from "#web/kit/ui/button.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { DriverList } from "./driver-list.tsx";
import { Footnotes, SourceChips } from "./footnotes.tsx";
import { Parts, ReportHeader } from "./report-header.tsx";
import { VerdictSentence } from "./verdict-sentence.tsx";

const sources = [
  { label: "国土交通省 2025年第2四半期まで", details: "国土交通省 不動産情報ライブラリのデータを加工して作成しています。" },
  { label: "類似成約 14件", details: "場所、広さ、築年、時期の近い成約が14件見つかりました。推定との見比べに使います。" },
];

export const gallery: Gallery = {
  title: "レポート",
  cases: [
    {
      name: "レポートの見出し",
      element: (
        <ReportHeader
          trail={[{ label: "価格を調べる", to: "/search" }, { label: "結果" }]}
          title={<Parts parts={["江東区豊洲", "3LDK", "70㎡(21.17坪)"]} />}
          sub={<Parts parts={["2008年(平成20年)築・築18年", "中古マンション"]} separator="／" />}
          actions={<Button tone="secondary">印刷・PDF</Button>}
        />
      ),
    },
    {
      name: "点数を動かした理由",
      element: (
        <DriverList
          label="点数を動かした項目"
          items={[
            { id: "down", title: "想定浸水深", words: "0.5m以上3m未満の想定です。", points: -4.2, source: sources[0] ?? null },
            { id: "up", title: "修繕積立金", words: "目安の104%です。", points: 2.4, source: null },
          ]}
        />
      ),
    },
    {
      name: "売出価格の判定",
      element: (
        <p className="text-14">
          <VerdictSentence gap={-0.12} verdict="cheap" />
        </p>
      ),
    },
    { name: "出所", element: <SourceChips sources={sources} /> },
    { name: "出所（印刷）", element: <Footnotes sources={sources} /> },
  ],
};
