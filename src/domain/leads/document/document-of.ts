import type { ModelCard } from "#domain/valuation/core/types.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { formatQuarterJa } from "#kernel/quarter.ts";
import type { BizDocument, ToldPlan } from "./types.ts";

const PRODUCTS: BizDocument["products"] = [
  {
    name: "AI査定API",
    text: "住所と広さを送ると、成約想定価格を返します。v2は賃料・利回り・似た成約と一括CSV、v3は80%の幅、±10%に入る確率、理由の円、確かさ、リスク評価まで返します。",
  },
  {
    name: "価格チェッカー",
    text: "自社のサイトに1行で埋め込む価格チェックの枠です。色を自社に合わせられ、キーボードと読み上げで使えます。許可したサイトでだけ動きます。",
  },
  {
    name: "レコメンダー（物件提案サービス）",
    text: "お客さまの条件に合う物件を、会社の名前でメールとLINEに届けます。反応から、いま連絡したいお客さまが分かります。",
  },
  {
    name: "ダイレクトメール",
    text: "会社がお持ちの宛先のCSVから、推定価格の幅を添えたオーナーへの手紙を、会社の名前のPDFで作ります。印刷と発送は会社が行います。PDFを作るたびに、停止を申し出た住所を除きます。",
  },
];

/** What the API prices. */
const PRICED_KINDS = ["condo", "house", "land"] as const;

const EXAMPLE = [
  "{",
  '  "kind": "condo",',
  '  "priceYen": 82400000,',
  '  "band80": { "lowYen": 73500000, "highYen": 93100000 },',
  '  "withinTenPercent": 0.58,',
  '  "grade": "B",',
  '  "basePriceYen": 74500000,',
  '  "factors": [',
  '    { "group": "location", "yen": 9800000 },',
  '    { "group": "age", "yen": -1900000 }',
  "  ],",
  '  "asking": { "askingPriceYen": 89800000, "gap": 0.0898, "standing": "in-band" },',
  '  "pricedFor": "2026Q3",',
  '  "modelVersion": "condo-2026.11",',
  '  "dataAsOf": "2026Q2",',
  '  "isSample": true',
  "}",
];

type Told = {
  readonly cards: readonly ModelCard[];
  readonly plans: readonly ToldPlan[];
  /** ISO dates. */
  readonly plansFrom: string;
  readonly madeOn: string;
};

/** The document for businesses: products, prices as they are, and accuracy as the models in use were tested. */
export function documentOf({ cards, plans, plansFrom, madeOn }: Told): BizDocument {
  const trial = plans.find(({ days }) => days !== null);
  return {
    title: "まちのね 事業者向けサービスのご案内",
    lead: "成約価格から学んだAIの推定価格を、幅と理由をつけて、御社の査定・審査・提案に組み込むためのサービスです。",
    madeOn,
    isSample: cards.some(({ isSample }) => isSample),
    products: PRODUCTS,
    plans: plansTable(plans),
    plansFrom: `${formatDay(plansFrom)}からの料金です。税別、最低利用期間はありません。`,
    accuracy: accuracyOf(cards),
    example: EXAMPLE,
    steps: [
      ...(trial
        ? [`無料トライアル: お申し込みを3営業日以内に審査し、${trial.days}日・${trial.includedCalls}回まで試せるキーをお渡しします。`]
        : []),
      "ご契約: 業者アカウントの管理画面で、キーの発行・交換・取り消しと、使った回数の確認ができます。",
      "ご請求: 月ごとの回数と料金を、管理画面からCSVで受け取れます。",
    ],
    notes: [
      "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。",
      "媒介のために価格について意見を述べるときは、根拠を合わせて示す必要があります（宅地建物取引業法34条の2第2項）。応答の理由と似た事例を根拠の資料にお使いください。",
      ...(cards.length > 0 && cards.every(({ kind }) => kind !== "rent")
        ? ["いまは、成約賃料のデータから作ったモデルがないため、賃料と利回りは返しません（rentAbsence: no-model）。"]
        : []),
      "回数の上限は、ご希望により引き上げます。応答の例は、v3の応答の一部です。数値はサンプルで、実在の物件ではありません。",
    ],
  };
}

function plansTable(plans: readonly ToldPlan[]): BizDocument["plans"] {
  const row = (label: string, value: (plan: ToldPlan) => string) => [label, ...plans.map(value)];
  const yen = (amount: number) => `${amount.toLocaleString("ja-JP")}円`;
  const times = (count: number) => `${count.toLocaleString("ja-JP")}回`;
  return {
    head: ["", ...plans.map(({ name }) => name)],
    rows: [
      row("月額（税別）", ({ monthlyYen }) => yen(monthlyYen)),
      row("含まれる回数", ({ includedCalls, days }) => (days === null ? times(includedCalls) : `${times(includedCalls)}（${days}日）`)),
      row("超過1回あたり（税別）", ({ overCallYen }) => (overCallYen === null ? "止まります" : yen(overCallYen))),
      row("回数の上限", ({ overCallYen, mostCalls }) => (overCallYen === null ? times(mostCalls) : `${times(mostCalls)}／月`)),
      row("毎秒の上限", ({ callsPerSecond }) => times(callsPerSecond)),
      row("一括CSV", ({ batchRows }) => (batchRows === null ? "なし" : `${batchRows.toLocaleString("ja-JP")}行まで`)),
      row("Webhook", ({ hasWebhooks }) => (hasWebhooks ? "あり" : "なし")),
      row("価格チェッカー", ({ hasChecker }) => (hasChecker ? "あり" : "なし")),
      row("稼働の約束（月）", ({ availabilityPercent }) => (availabilityPercent === null ? "なし" : `${availabilityPercent}%`)),
    ],
  };
}

/** The kinds that the API answers for, each as its model did on sales it had not seen, knowing nothing of a renovation: as it answers most calls and all batches. */
function accuracyOf(cards: readonly ModelCard[]): BizDocument["accuracy"] {
  const [first] = cards;
  if (first === undefined) return null;
  // The wards were measured with it alone.
  const weakest = cards.flatMap(({ kind, overall: { worstWardCoverage80 } }) =>
    worstWardCoverage80 === null ? [] : [`${MODEL_KIND_NAMES[kind]} ${percent(worstWardCoverage80)}`],
  );
  const missing = PRICED_KINDS.filter((kind) => cards.every((card) => card.kind !== kind));
  return {
    head: ["種別", "件数", "誤差の中央値", "±10%以内", "80%の幅の中"],
    rows: cards.map(({ kind, overall: { n, blind } }) => [
      MODEL_KIND_NAMES[kind],
      `${n.toLocaleString("ja-JP")}件`,
      percent(blind.mdape),
      percent(blind.ppe10),
      percent(blind.coverage80),
    ]),
    period: `学習に使っていない成約（${formatQuarterJa(first.testFrom)}〜${formatQuarterJa(first.testUntil)}）で、リフォームの有無を伏せて調べた値です。区ごとの値は、サイトの「推定の精度」にあります。`,
    missing:
      missing.length === 0
        ? null
        : `${missing.map((kind) => MODEL_KIND_NAMES[kind]).join("・")}のモデルは準備中です。用意ができるまで、価格を返しません。`,
    weakest:
      weakest.length === 0 ? null : `80%の幅に入った割合がいちばん低い区市町村では（リフォームの有無が分かる場合）：${weakest.join("、")}`,
  };
}
