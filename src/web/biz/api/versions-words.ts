import type { ApiVersion } from "#domain/api-access/versions.ts";

export type VersionPage = {
  readonly version: ApiVersion;
  readonly to: "/biz/ai-assessment-api" | "/biz/ai-assessment-api-v2" | "/biz/ai-assessment-api-v3";
  readonly title: string;
  readonly lead: string;
  /** What another version has beyond this one. */
  readonly beyond?: { readonly words: string; readonly version: ApiVersion };
  readonly facts: readonly { readonly title: string; readonly text: string }[];
};

const PRICE = { title: "価格", text: "成約を想定した価格を円で" };
const SOURCE = { title: "出所", text: "モデルの版とデータの時点を毎回" };
const PLACE = { title: "照合", text: "住所・マンション・緯度経度のどれでも" };
const RENT = { title: "賃料と利回り", text: "成約想定賃料と表面利回り" };
const SALES = { title: "近い成約", text: "条件の近い成約を20件まで" };

/** What the three pages say, each of its version. */
export const VERSION_PAGES: Readonly<Record<ApiVersion, VersionPage>> = {
  v1: {
    ...{ version: "v1", to: "/biz/ai-assessment-api", title: "AI査定API" },
    lead: "住所と広さを送ると、成約想定価格を返します。",
    beyond: { words: "幅・理由・リスク評価", version: "v3" },
    facts: [PRICE, PLACE, { title: "精度", text: "区ごとの誤差を毎回公開" }, SOURCE],
  },
  v2: {
    ...{ version: "v2", to: "/biz/ai-assessment-api-v2", title: "AI査定API v2" },
    lead: "価格に加えて、賃料・利回り・条件の近い成約を返します。CSVの一括査定もできます。",
    beyond: { words: "幅・理由・リスク評価", version: "v3" },
    facts: [RENT, SALES, { title: "一括CSV", text: "プランに応じて50,000行まで" }, SOURCE],
  },
  v3: {
    ...{ version: "v3", to: "/biz/ai-assessment-api-v3", title: "AI査定API v3" },
    lead: "住所と広さを送ると、成約想定価格を80%の幅、±10%の確率、理由の円、リスク評価といっしょに返します。幅のない価格は返しません。",
    facts: [
      { title: "幅と確率", text: "10件のうち8件が入る幅。区ごとに検証" },
      { title: "理由", text: "比べる相手からの差を、円で" },
      { title: "リスク", text: "文字と、使えたデータの割合" },
      SOURCE,
    ],
  },
};

type Change = { readonly on: string; readonly version: ApiVersion; readonly text: string };

/** What became otherwise for callers, the newest first. */
export const CHANGES: readonly Change[] = [
  { on: "2026-11-30", version: "v3", text: "提供を始めました。80%の幅、±10%の確率、確かさ、理由の円、リスク評価を返します。" },
  { on: "2026-11-30", version: "v2", text: "提供を始めました。賃料、表面利回り、条件の近い成約を返します。" },
  { on: "2026-11-30", version: "v1", text: "提供を始めました。成約想定価格を返します。" },
];
