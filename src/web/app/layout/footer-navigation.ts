import type { NavigationItem } from "#web/kit/link/site-link.tsx";

type FooterColumn = { readonly title: string; readonly items: readonly NavigationItem[] };

export const NEWS: NavigationItem = { label: "お知らせ", to: "/news" };

/** The columns of the footer, in their order. A screen appears here by existing. */
export const FOOTER_COLUMNS = {
  use: {
    title: "使う",
    items: [
      { label: "物件を探す", to: "/search" },
      { label: "価格を調べる", to: "/search/input" },
      { label: "九掛け物件を探す", to: "/kyugake" },
      { label: "リスクを知る", to: "/risk" },
      { label: "地図で見くらべる", to: "/heatmap" },
      { label: "ダイレクトオファー", to: "/offer/about" },
    ],
  },
  check: {
    title: "確かめる",
    items: [
      { label: "推定の精度（区ごと）", to: "/accuracy" },
      { label: "評価の方法と重み", to: "/risk/summary" },
      { label: "まちがいを知らせる", to: "/risk/contact" },
      NEWS,
    ],
  },
  business: {
    title: "事業者の方へ",
    items: [
      { label: "業者の管理画面", to: "/console" },
      { label: "物件提案サービスの導入", to: "/recommender/serviceform" },
      { label: "サービスの一覧", to: "/biz" },
      { label: "AI査定API", to: "/biz/ai-assessment-api-v3" },
      { label: "レコメンダー", to: "/biz/recommender" },
      { label: "稼働状況", to: "/biz/ai-assessment-api-v3", hash: "status" },
      { label: "資料請求", to: "/biz/document" },
    ],
  },
  rules: {
    title: "きまり",
    items: [
      { label: "利用規約", to: "/terms" },
      { label: "プライバシーポリシー", to: "/privacypolicy" },
      { label: "メール配信の取扱い", to: "/email-privacy-policy" },
      { label: "外部送信", to: "/privacypolicy", hash: "external" },
      { label: "開示などの請求", to: "/privacypolicy", hash: "request" },
      { label: "事業者向け利用規約", to: "/biz/terms" },
      { label: "ウェブアクセシビリティ", to: "/accessibility" },
    ],
  },
} as const satisfies Readonly<Record<string, FooterColumn>>;

/** What is told in the footer itself as long as it has no page of its own. */
export const TOLD_HERE = { credits: "credits" } as const;

/** Where people ask about what is kept of them, and complain. */
export const CONTACT: NavigationItem = { label: "お問い合わせ", to: "/risk/contact" };
