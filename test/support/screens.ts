export type Screen = {
  readonly path: string;
  readonly title: string;
  /** What its heading says, or a part of it. */
  readonly heading: string;
  /** Search engines are asked to leave it out. */
  readonly isHidden?: true;
  /** Left out: 200. */
  readonly status?: 200 | 404;
};

/** Screens that everybody may open, without a building. */
export const OPEN_SCREENS: readonly Screen[] = [
  { path: "/", title: "AIで住まいの価格とリスクを確かめる", heading: "その住まいの値段とリスクを、根拠といっしょに。" },
  screen("/search", "物件・マンション検索"),
  { ...hidden("/search/input", "AI価格チェック 条件入力"), heading: "AI価格チェック" },
  screen("/accuracy", "推定の精度"),
  screen("/kyugake", "九掛け物件を探す"),
  screen("/kyugake/about", "九掛けとは"),
  hidden("/kyugake/input", "九掛け 条件入力"),
  { ...hidden("/kyugake/result", "九掛け物件一覧"), heading: "九掛け物件" },
  screen("/kyugake/map", "九掛けマップ"),
  hidden("/kyugake/fullmap", "九掛けマップ（全画面）"),
  screen("/heatmap", "価格・リスクのヒートマップ"),
  hidden("/queries/input", "条件を登録する"),
  hidden("/queries/input?mode=all", "条件を登録する"),
  {
    ...hidden("/queries/input?from=kind%3Dcondo%26area%3D13108%26name%3D%E3%82%BF%E3%83%AF%E3%83%BC", "条件を登録する"),
    heading: "条件を保存する",
  },
  { ...hidden("/queries/input/SelectDirectOffer", "探し方"), heading: "どの方法で探しますか" },
  { ...hidden("/queries/input/StepNav1", "入力の進み具合 1"), heading: "1 場所の進み具合" },
  hidden("/favorites", "お気に入り"),
  { ...hidden("/favorites?compare=nothing-of-ours", "お気に入り"), heading: "くらべる" },
  hidden("/favorites/shared", "共有されたお気に入り"),
  hidden("/kyugake/contact", "物件のお問い合わせ"),
  { ...hidden("/recc/contact_line", "LINEで問い合わせ"), heading: "物件のお問い合わせ" },
  hidden("/kyugake/thanks?id=K7QM-3XWD-9RTA&due=2026-11-30&area=13108", "お問い合わせありがとうございます"),
  screen("/biz/directmail", "ダイレクトメール"),
  hidden("/biz/online-consultation", "オンライン相談予約"),
  hidden("/biz/contact", "お問い合わせ（事業者）"),
  hidden("/biz/contact?product=directmail", "お問い合わせ（事業者）"),
  hidden("/biz/document", "資料請求"),
  hidden("/biz/trial", "無料トライアル"),
  hidden("/biz/thanks?id=K7QM-3XWD-9RTA&due=2026-11-30", "送信しました"),
  hidden("/biz/thanks-directmail?id=K7QM-3XWD-9RTA&due=2026-11-30", "DMのお申し込みを受け付けました"),
  hidden("/biz/thanks-trial?id=K7QM-3XWD-9RTA&due=2026-11-30", "トライアルを受け付けました"),
  hidden("/console/trial", "トライアルのAPIキー"),
  { ...hidden("/biz/thanks-online-consultation", "予約が完了しました"), heading: "オンライン相談の予約" },
  hidden("/recommender/serviceform", "導入お申し込み"),
  { ...hidden("/recommender/serviceform_02", "導入お申し込み（2/2）"), heading: "導入お申し込み" },
  { ...hidden("/recommender/inputformmail", "ご希望条件の入力（メール）"), heading: "ご希望条件の入力" },
  hidden("/recommender/queryform", "条件の変更"),
  hidden("/recommender/querylist", "登録条件の一覧"),
  { ...hidden("/recommender/queryupsertresult", "条件を保存しました"), heading: "条件の登録" },
  { ...hidden("/recommender/queryupsertresultline", "条件を保存しました（LINE）"), heading: "条件の登録" },
  screen("/offer", "ダイレクトオファー"),
  screen("/offer/about", "ダイレクトオファーとは"),
  screen("/biz/checker", "価格チェッカー（埋め込み）"),
  screen("/terms", "利用規約"),
  // Who opened no link sees what the page is for.
  hidden("/recc", "おすすめ物件"),
  hidden("/recc/latest", "最新のおすすめ"),
  hidden("/recc/property", "おすすめ物件の詳細"),
  hidden("/recc/Graph", "価格グラフ"),
  { ...hidden("/recc/loading", "読み込み中"), heading: "おすすめを開く" },
  hidden("/recc/not_found", "物件が見つかりません"),
  hidden("/recc/contact", "お問い合わせ"),
  hidden("/recc/contact_mail", "メールで問い合わせ"),
  { ...hidden("/recc/thanks?id=K7QM-3XWD-9RTA&due=2026-11-30", "送信しました"), heading: "お問い合わせありがとうございます" },
  hidden("/recc/fm_collection", "メールのおすすめ一覧"),
  hidden("/recc/fm_detail", "物件詳細（メール）"),
  hidden("/recc/fm_contact", "担当者に相談（メール）"),
  hidden("/recc/fm_estimate", "今の家のAI査定（メール）"),
  { ...hidden("/recc/fm_thanks?id=K7QM-3XWD-9RTA", "ありがとうございます（メール）"), heading: "お問い合わせありがとうございます" },
  screen("/privacypolicy", "プライバシーポリシー"),
  screen("/email-privacy-policy", "メール配信に関する個人情報の取扱い"),
  hidden("/settings/notification", "通知設定"),
  screen("/news", "お知らせ"),
  screen("/news?category=model", "お知らせ"),
  screen("/biz", "不動産会社・事業者の方へ"),
  screen("/biz/recommender", "レコメンダー"),
  screen("/biz/terms", "事業者向け利用規約"),
  screen("/accessibility", "ウェブアクセシビリティ"),
  { ...hidden("/letters/0000-0000-0000-0000", "ページが見つかりません"), heading: "お手紙を止める", status: 404 },
];

/** Lists of what a service finds, the places to choose for one, and a piece of news: without the service they have no name. */
export const LIST_SCREENS: readonly Screen[] = [
  screen("/search?kind=condo&area=13108", "江東区の中古マンション"),
  screen("/search?area=13108&view=map", "江東区の売出物件"),
  { ...screen("/search?by=line", "物件・マンション検索"), heading: "沿線・駅から探す" },
  screen("/news?id=2026-11-21-price-and-accuracy", "住所から、推定価格と80%の幅を調べられます"),
];

/** Screens under the name of the sample tenant. */
export const TENANT_SCREENS: readonly Screen[] = [
  hidden("/recommender/service?t=mihon-home", "物件提案サービスのご案内"),
  hidden("/recommender/inputform?t=mihon-home", "ご希望条件の入力"),
  { ...hidden("/recommender/inputformLine?t=mihon-home", "ご希望条件の入力（LINE）"), heading: "ご希望条件の入力" },
  screen("/email-privacy-policy?t=mihon-home", "メール配信に関する個人情報の取扱い"),
  hidden("/recommender/redirect?t=mihon-home&to=https%3A%2F%2Fwww.mihon-home.example%2F", "物件ページへ移動中"),
];

/** Screens of the risk report that are about no building. */
export const GUIDE_SCREENS: readonly Screen[] = [
  screen("/risk", "住まいのリスク診断"),
  screen("/risk/search_area", "エリアから探す"),
  { ...hidden("/risk/search_result?q=豊洲", "リスク診断の検索結果"), heading: "「豊洲」の検索結果" },
  screen("/risk/summary", "リスク診断とは（総合）"),
  screen("/risk/apartment", "建物・管理の見方"),
  screen("/risk/child", "子育て環境の見方"),
  screen("/risk/crime", "治安の見方"),
  screen("/risk/earthquake", "地震リスクの見方"),
  screen("/risk/flood", "水害リスクの見方"),
  screen("/risk/life", "暮らしの見方"),
  screen("/risk/connectOwner", "オーナーとつながる"),
  hidden("/risk/register", "診断レポートの登録"),
  hidden("/risk/contact", "お問い合わせ・データ訂正"),
  hidden("/risk/thanks", "送信しました"),
  hidden("/risk/thanks-registration", "登録が完了しました"),
];

type Part = readonly [path: string, title: string, heading?: string];

/** Each screen of a building or a place: its path under the key, what its title says beside the name, and its heading where that differs. */
export const REPORT_SCREENS: Readonly<Record<string, readonly Part[]>> = {
  "the summary and the letters": [
    ["summary", "リスク診断", ""],
    ["summary00", "診断サマリー（簡易版）", ""],
    ["faq_top", "よくある質問"],
    ["contact", "お問い合わせ"],
    ["connectOwner", "オーナーとつながる"],
    ["thanks", "お問い合わせ", "送信しました"],
  ],
  "the pages of the building": [
    ["apartment", "建物・管理"],
    ["apartment/checker", "価格チェッカー"],
    ["apartment/price", "価格の推移"],
    ["apartment/yield", "利回り・賃料"],
    ["apartment/loan", "ローン試算"],
    ["apartment/faq", "建物のよくある質問", "よくある質問"],
    ["apartment/Graph", "グラフ"],
    ["apartment/keyError", "建物が見つかりません"],
    ["child", "子育て環境", "子育て"],
    ["child/faq", "子育てのよくある質問", "よくある質問"],
  ],
  "the pages of its hazards": [
    ["earthquake", "地震"],
    ["earthquake/map", "地震マップ"],
    ["earthquake/faq", "地震のよくある質問", "よくある質問"],
    ["flood", "水害・土砂"],
    ["flood/map", "浸水マップ"],
    ["flood/faq", "水害のよくある質問", "よくある質問"],
    ["crime", "治安"],
    ["crime/faq", "治安のよくある質問", "よくある質問"],
  ],
  "the pages of life around it": [
    ["life", "暮らし"],
    ["life/covid", "感染症情報（アーカイブ）"],
    ["life/facility", "周辺施設"],
    ["life/faq", "暮らしのよくある質問", "よくある質問"],
    ["life/graph", "暮らしグラフ"],
    ["life/market", "相場と流動性"],
    ["life/population", "人口と将来推計"],
    ["life/rentChecker", "家賃チェッカー"],
    ["life/twitter", "まちの声"],
  ],
};

/** Those that look otherwise where the subject is a place. */
export const PLACE_PARTS: readonly Part[] = Object.values(REPORT_SCREENS)
  .flat()
  .filter(([part]) => ["summary", "summary00", "contact", "connectOwner", "apartment", "apartment/loan"].includes(part));

const HIDDEN_PARTS = new Set([
  ...["summary00", "contact", "connectOwner", "thanks", "apartment/checker", "apartment/loan", "apartment/Graph", "apartment/keyError"],
  ...["life/covid", "life/graph", "life/rentChecker", "life/twitter"],
]);

/** One screen of the report of a building or a place. */
export function reportScreen({ key, name }: { readonly key: string; readonly name: string }, [part, title, heading = title]: Part): Screen {
  return {
    path: `/risk/${key}/${part}`,
    title: part === "apartment/keyError" ? title : `${name}の${title}`,
    heading: heading || name,
    ...(HIDDEN_PARTS.has(part) ? { isHidden: true } : {}),
  };
}

/** Screens of who is not signed in. */
export const GUEST_SCREENS: readonly Screen[] = [
  { ...hidden("/login", "ログイン / 会員登録"), heading: "ログイン" },
  { ...hidden("/login?tab=sign-up", "ログイン / 会員登録"), heading: "会員登録" },
  hidden("/forgot-password", "パスワードの再設定"),
];

/** Screens of a member, as the sample member with a profile sees them. */
export const MEMBER_SCREENS: readonly Screen[] = [
  { path: "/mypage", title: "マイページ", heading: "見本さん、こんにちは" },
  screen("/queries", "保存した条件"),
  hidden("/kyugake/edit", "九掛け条件の編集"),
  screen("/profile", "プロフィール"),
  hidden("/profile/edit", "プロフィール編集"),
  { ...hidden("/profile/edit/age", "年代"), heading: "年代を選んでください" },
  { ...hidden("/profile/edit/icon", "アイコン"), heading: "アイコンを選んでください" },
  hidden("/console", "業者の管理画面"),
  hidden("/mypage/notices", "お知らせ"),
  hidden("/settings/account", "アカウント設定"),
  hidden("/line/link", "LINEとの連携"),
  hidden("/settings/account/edit/email", "メールアドレスの変更"),
  hidden("/settings/account/edit/email-check", "メールの確認コード"),
  hidden("/settings/account/edit/password", "パスワードの変更"),
  hidden("/settings/account/edit/tel", "電話番号の変更"),
  hidden("/settings/account/edit/user", "氏名・住所の変更"),
];

/** Screens of a company, as the sample owner sees them, who has a second factor. */
export const COMPANY_SCREENS: readonly Screen[] = [
  hidden("/console", "業者の管理画面"),
  hidden("/console/apply", "業者アカウントの申し込み"),
  hidden("/console/company", "会社情報"),
  hidden("/console/staff", "スタッフ"),
  hidden("/console/keys", "連携キー"),
  hidden("/console/api", "AI査定API"),
  hidden("/console/api/usage", "APIの利用と請求"),
  hidden("/console/api/batches", "一括査定"),
  hidden("/console/api/webhooks", "Webhook"),
  hidden("/console/listings", "物件"),
  hidden("/console/uploads", "取り込み"),
  hidden("/console/inquiries", "お問い合わせ"),
  hidden("/console/offers", "引き継いだオファー"),
  hidden("/console/recommender", "物件提案"),
  hidden("/console/recommender/customers", "お客さま"),
  hidden("/console/recommender/customers/new", "お客さまの追加"),
  hidden("/console/recommender/customers/import", "お客さまの取り込み"),
  hidden("/console/recommender/approvals", "承認"),
  hidden("/console/recommender/leads", "反応"),
  hidden("/console/recommender/settings", "設定"),
];

/** Screens of the operators' desk, as a sample operator sees them, who has a second factor and has just signed in. */
export const DESK_SCREENS: readonly Screen[] = [
  hidden("/admin", "運営の画面"),
  hidden("/admin/search", "番号で探す"),
  hidden("/admin/audit", "記録"),
  hidden("/admin/counts", "利用の流れ"),
];

function screen(path: string, title: string): Screen {
  return { path, title, heading: title };
}

function hidden(path: string, title: string): Screen {
  return { ...screen(path, title), isHidden: true };
}
