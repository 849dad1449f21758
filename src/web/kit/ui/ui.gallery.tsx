import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { CopyLink } from "#web/kit/link/copy-link.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Badge } from "./badge.tsx";
import { Button, LinkButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { Chip, ChipRow, ProvenanceChip } from "./chip.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { ErrorText, FieldLabel, fieldClass, SupportText } from "./field-label.tsx";
import type { Gallery } from "./gallery.ts";
import { Notice } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";
import { LoadFailed, NoData, OutOfArea } from "./state-block.tsx";
import { Tabs } from "./tabs.tsx";

const wards = [
  { ward: "江東区", error: "8.7%", within: "55%", n: "2,214" },
  { ward: "世田谷区", error: "9.6%", within: "51%", n: "2,480" },
];
const columns: readonly Column<(typeof wards)[number]>[] = [
  { key: "ward", label: "区", cell: (row) => row.ward, isRowHeading: true },
  { key: "error", label: "誤差の中央値", cell: (row) => row.error, isNumber: true },
  { key: "within", label: "±10%以内", cell: (row) => row.within, isNumber: true },
  { key: "n", label: "件数", cell: (row) => row.n, isNumber: true, isWideOnly: true },
];

export const gallery: Gallery = {
  title: "基本の部品",
  cases: [
    {
      name: "Button",
      element: (
        <div className="flex flex-wrap gap-3">
          <Button>調べる</Button>
          <Button tone="secondary">条件を直す</Button>
          <Button tone="plain">もどる</Button>
          <Button disabled>送る</Button>
          <Button size="bar">ログイン</Button>
          <LinkButton to="/404" tone="secondary" size="bar">
            リンク
          </LinkButton>
        </div>
      ),
    },
    {
      name: "Card",
      element: (
        <Card title="この価格になった理由" lead="江東区の平均的な部屋（6,910万円）からの差" aside={<Badge>評価の確かさ B</Badge>}>
          <p>江東区の中古マンションの成約533件の検証では、10件のうち約8件（79.2%）が、この幅で売れています。</p>
        </Card>
      ),
    },
    {
      name: "Badge",
      element: (
        <div className="flex flex-wrap gap-2">
          <Badge>同じ町・築年が近い</Badge>
          <Badge tone="accent">▼ 大きい</Badge>
          <Badge tone="good">確認済み</Badge>
          <Badge tone="warn">件数不足</Badge>
          <Badge tone="quiet">入力なし</Badge>
        </div>
      ),
    },
    {
      name: "Chip",
      element: (
        <ChipRow>
          <Chip>類似成約 14件</Chip>
          <ProvenanceChip label="国土交通省 2025年第2四半期まで">
            出典：国土交通省 不動産情報ライブラリ。成約価格情報と取引価格情報を加工して作成。
          </ProvenanceChip>
          <ProvenanceChip label="モデル condo-2026.11">23区の中古マンションで検証した版です。</ProvenanceChip>
        </ChipRow>
      ),
    },
    { name: "NoData", element: <NoData>この区の犯罪件数は公開されていません。</NoData> },
    { name: "OutOfArea", element: <OutOfArea>いまは東京23区だけを調べられます。</OutOfArea> },
    { name: "LoadFailed", element: <LoadFailed /> },
    {
      name: "Notice",
      element: (
        <div className="flex flex-col gap-3">
          <Notice>データを2025年第2四半期まで更新しました。</Notice>
          <Notice tone="good">条件を保存しました。</Notice>
          <Notice tone="warn">築年が入力されていないため、幅が広くなっています。</Notice>
          <Notice tone="error" title="入力内容を確認してください">
            専有面積を半角の数字で入力してください。
          </Notice>
        </div>
      ),
    },
    { name: "Skeleton", element: <Skeleton /> },
    {
      name: "Tabs",
      element: (
        <Tabs
          label="似た成約"
          tabs={[
            { id: "table", label: "表", content: "表の内容" },
            { id: "map", label: "地図", content: "地図の内容" },
          ]}
        />
      ),
    },
    {
      name: "LetterMark",
      element: (
        <div className="flex flex-wrap items-center gap-6">
          <LetterMark letter="BBB" absent="判定保留" />
          <LetterMark letter={null} absent="判定保留" />
          <LetterMark letter="AA" absent="判定保留" size="small" />
          <LetterMark letter={null} absent="判定保留" size="small" />
        </div>
      ),
    },
    { name: "CopyLink", element: <CopyLink /> },
    { name: "DataTable", element: <DataTable caption="区ごとの精度" columns={columns} rows={wards} rowKey={(row) => row.ward} /> },
    { name: "DataTable, empty", element: <DataTable caption="区ごとの精度" columns={columns} rows={[]} rowKey={(row) => row.ward} /> },
    { name: "Breadcrumbs", element: <Breadcrumbs items={[{ label: "価格を調べる", to: "/404" }, { label: "結果" }]} /> },
    {
      name: "Field",
      element: (
        <div className="max-w-80">
          <FieldLabel htmlFor="gallery-area" isRequired>
            専有面積
          </FieldLabel>
          <SupportText id="gallery-area-help">登記簿より広い「壁芯」の面積でかまいません。</SupportText>
          <input id="gallery-area" aria-invalid="true" aria-describedby="gallery-area-help gallery-area-error" className={fieldClass} />
          <ErrorText id="gallery-area-error">専有面積を入力してください。</ErrorText>
        </div>
      ),
    },
  ],
};
