import { CodePanel } from "#web/kit/snippet/code-panel.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { ChoiceTable } from "#web/kit/ui/choice-table.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { BizFrame, BizHead, SmallPrint } from "./biz-frame.tsx";

const samples = [
  { id: "curl", label: "curl", code: "# サンプル\ncurl https://example.jp/v3 -d '{ \"floor\": 5 }'" },
  { id: "typescript", label: "TypeScript", code: 'const floor = 5; // 階\nawait fetch("https://example.jp/v3");' },
];
const answer = { status: "200 OK", note: "サンプル市場", limit: "RateLimit 残り 97／100", body: '{\n  "floor": 5\n}' };
const facts = [
  { title: "幅と確率", text: "10件のうち8件が入る幅。区ごとに検証" },
  { title: "理由", text: "区の平均的な部屋からの差を、円で" },
  { title: "リスク", text: "文字と、使えたデータの割合" },
  { title: "出所", text: "モデルの版とデータの時点を毎回" },
];
const plans = {
  caption: "料金（サンプル）",
  figureLabel: "月額",
  choices: [
    { id: "trial", name: "試用", figure: "0円" },
    { id: "standard", name: "標準", figure: "30,000円", isUsual: true },
    { id: "business", name: "大口", figure: "150,000円" },
  ],
  rows: [
    { label: "含まれる回数", values: ["100回", "3,000回", "20,000回"] },
    { label: "一括", values: [null, "1,000行まで", "50,000行まで"] },
  ],
};
const long = { id: "long", label: "長い行", code: `curl https://example.jp/${"very-long-path/".repeat(20)}` };

export const gallery: Gallery = {
  title: "事業者向けページの枠",
  cases: [
    {
      name: "ページの頭と本文",
      element: (
        <BizFrame>
          <BizHead
            title="AI査定API v3"
            badge={<Badge>現行</Badge>}
            lead="住所と広さを送ると、成約想定価格を80%の幅といっしょに返します。"
            actions={<LinkButton to="/">試す</LinkButton>}
          />
          <SmallPrint />
        </BizFrame>
      ),
    },
    { name: "呼び出しと応答", element: <CodePanel label="推定の呼び出し" {...{ samples, answer, facts }} /> },
    { name: "呼び出しだけ、長い行", element: <CodePanel label="長い呼び出し" samples={[...samples, long].toReversed()} /> },
    { name: "料金", element: <ChoiceTable {...plans} /> },
  ],
};
