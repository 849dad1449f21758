import type { Gallery } from "#web/kit/ui/gallery.ts";
import { DocumentLinkView, type LinkState } from "./document-link.tsx";
import { LeadPage } from "./lead-page.tsx";
import { SAMPLE_TYPED, sampleLead, sampleTrial } from "./samples.ts";
import { ThanksView } from "./thanks.view.tsx";
import { type TrialPageState, TrialPageView } from "./trial-page.view.tsx";

const ignore = () => undefined;
const quiet = { isBusy: false, failure: null };
const page = { title: "お問い合わせ（事業者）", lead: "2営業日以内にお返事します。", steps: ["受付番号をメールでお送りします。"] };
const issues = [
  { field: "message", message: "お問い合わせの内容を入力してください" },
  { field: "licence", message: "宅建業の免許証番号を入力してください" },
];
const long = { ...SAMPLE_TYPED, message: "長い説明を書きます。".repeat(60), company: "とても長い名前の不動産株式会社".repeat(4) };

const links: Readonly<Record<LinkState, string>> = {
  loading: "確かめています",
  good: "使える",
  expired: "期限切れ",
  "sent-again": "再送した",
  unknown: "見つからない",
  failed: "取得失敗",
};
const trials: readonly { readonly name: string; readonly state: TrialPageState }[] = [
  { name: "確かめています", state: { kind: "loading" } },
  { name: "リンクなし", state: { kind: "no-link" } },
  { name: "取得失敗", state: { kind: "failed" } },
  { name: "キーの受け取り前", state: { kind: "open", trial: sampleTrial(), key: null } },
  {
    name: "キーを表示",
    state: {
      kind: "open",
      trial: sampleTrial({ state: "active", isKeyShown: true, usedCalls: 0 }),
      key: `mk_live_${"サンプル".repeat(3)}${"x".repeat(40)}`,
    },
  },
  {
    name: "キーは受け取り済み",
    state: { kind: "open", trial: sampleTrial({ state: "extended", isKeyShown: true, usedCalls: 38, wantsReminders: false }), key: null },
  },
  { name: "終了", state: { kind: "open", trial: sampleTrial({ state: "ended", isKeyShown: true, usedCalls: 100 }), key: null } },
  { name: "契約に移行", state: { kind: "open", trial: sampleTrial({ state: "converted", isKeyShown: true }), key: null } },
];

export const gallery: Gallery = {
  title: "事業者のお問い合わせ・資料請求・トライアル",
  cases: [
    { name: "お問い合わせ", element: <LeadPage {...page} letter={sampleLead("contact", { typed: SAMPLE_TYPED })} /> },
    { name: "お問い合わせ：入力の誤り", element: <LeadPage {...page} letter={sampleLead("contact", { issues })} /> },
    { name: "お問い合わせ：確認", element: <LeadPage {...page} letter={sampleLead("contact", { typed: long }, { step: "confirm" })} /> },
    { name: "DMのお申し込み", element: <LeadPage {...page} letter={sampleLead("directmail")} /> },
    { name: "資料請求", element: <LeadPage {...page} letter={sampleLead("document")} /> },
    { name: "無料トライアル", element: <LeadPage {...page} letter={sampleLead("trial", { notice: "通信できませんでした。" })} /> },
    ...(Object.keys(links) as LinkState[]).map((state) => ({
      name: `資料のリンク：${links[state]}`,
      element: <DocumentLinkView state={state} acting={quiet} onTake={ignore} onSendAgain={ignore} />,
    })),
    {
      name: "資料のリンク：受け取れない",
      element: (
        <DocumentLinkView state="good" acting={{ isBusy: false, failure: "混み合っています。" }} onTake={ignore} onSendAgain={ignore} />
      ),
    },
    { name: "送信しました", element: <ThanksView what="contact" thanks={{ id: "K7QM-3XWD-9RTA", due: "2026-12-02" }} /> },
    { name: "送信しました：資料", element: <ThanksView what="document" thanks={{ id: "K7QM-3XWD-9RTA", again: true }} /> },
    { name: "受付番号がない", element: <ThanksView what="directmail" thanks={{}} /> },
    { name: "トライアルを受け付けました", element: <ThanksView what="trial" thanks={{ id: "K7QM-3XWD-9RTA", due: "2026-12-02" }} /> },
    ...trials.map(({ name, state }) => ({
      name: `トライアルのキー：${name}`,
      element: <TrialPageView state={state} acting={quiet} onShow={ignore} onReminders={ignore} />,
    })),
  ],
};
