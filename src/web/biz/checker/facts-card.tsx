import type { CheckerSizes } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { colourVerdict } from "./colour-verdict.ts";

type Fact = { readonly what: string; readonly value: string; readonly how: string };

const COLUMNS: readonly Column<Fact>[] = [
  { key: "what", label: "項目", isRowHeading: true, cell: ({ what }) => what },
  {
    key: "value",
    label: "値",
    cell: ({ value, how }) => (
      <>
        <b>{value}</b>
        <span className="block text-12 text-sub sm:hidden print:hidden">{how}</span>
      </>
    ),
  },
  { key: "how", label: "確かめ方", isWideOnly: true, cell: ({ how }) => <span className="text-sub">{how}</span> },
];

/** What was measured of the checker, and how. */
export function FactsCard({ sizes, color }: { readonly sizes: CheckerSizes | null; readonly color: string }) {
  return (
    <Card title="大きさと使いやすさ" lead="大きさは、いま配信しているものを測った値です。ほかは、変更のたびに行う検査です。">
      <DataTable caption="大きさと検査" columns={COLUMNS} rows={factsOf(sizes, color)} rowKey={({ what }) => what} />
      <p className="mt-3 text-13 text-sub">
        枠の中は、置いたサイトから切り離されています（iframe の sandbox、allow-same-origin なし）。Cookie
        も保存領域も使わず、ほかの会社のスクリプトは読み込みません。動きを減らす設定の端末では、動きを止めます。
      </p>
    </Card>
  );
}

function factsOf(sizes: CheckerSizes | null, color: string): readonly Fact[] {
  const measured =
    sizes === null
      ? "データなし"
      : `${kilobytes(sizes.totalBytes)}（タグ ${kilobytes(sizes.scriptBytes)}、枠 ${kilobytes(sizes.frameBytes)}）`;
  return [
    {
      what: "読み込む大きさ",
      value: measured,
      how: "配信しているスクリプト・HTML・CSSを gzip で圧縮した合計。価格を調べる前まで。15kBをこえる変更は、検査で止まります",
    },
    {
      what: "自動検査の違反",
      value: "1件でも公開しません",
      how: "axe-core で、入力前、入力の誤り、結果の3つの状態を、変更のたびに検査しています",
    },
    { what: "キーボードだけの操作", value: "結果まで行えます", how: "別のサイトに置いた枠で、変更のたびに検査しています" },
    {
      what: "ボタンの文字と背景の比",
      value: `${colourVerdict(color).ratio}:1`,
      how: "上で選んだ色で計算。どの色でも 4.5:1 以上になるように調整します（WCAG 2.2 の 1.4.3）",
    },
    { what: "狭い画面", value: "320px でもはみ出しません", how: "320px の枠で、変更のたびに検査しています" },
  ];
}

/** Of 1,000 bytes: `6.4kB`. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)}kB`;
}
