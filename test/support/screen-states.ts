/**
 * Where the gallery shows a screen: with data, with nothing to list, and where something could not be had. A name is one of the gallery that is
 * named above it, or a whole one (`title｜name`). `empty` null: it lists nothing. `failed` null: it shows nothing that
 * comes from a service.
 */
export type ScreenStates = readonly [data: string, empty: string | null, failed: string | null];

type InGallery = Readonly<Record<string, ScreenStates>>;

/** What a page says whose loader cannot go on. */
const ERROR_PAGE = "どの画面でも｜エラー";
const CONSOLE_FAILED = "業者の管理画面｜内容の取得失敗";
const DESK_FAILED = "内容の取得失敗";
const OFFICE_FAILED = "取得失敗";
const LETTER_SENT = "送信しました";

/** By the title of a gallery. The specification's names of paths; `npm run check` compares them with the routes. */
const IN_GALLERIES: Readonly<Record<string, InGallery>> = {
  トップページ: { "/": ["数字あり", "数字なし", "数字なし"] },
  どの画面でも: { "/404": ["ページがない", null, null] },
  ウェブアクセシビリティ: { "/accessibility": ["結果あり", null, "取得失敗"] },
  推定の精度: { "/accuracy": ["モデルあり", "モデルなし", "取得失敗"] },
  ヒートマップ: { "/heatmap": ["坪単価", "浸水深：データなし", "取得失敗"] },
  お知らせ: { "/news": ["一覧", "1件もない", "取得失敗"] },
  規約: {
    "/terms": ["版が1つ", null, "取得失敗"],
    "/biz/terms": ["版の違い", null, "取得失敗"],
    "/privacypolicy": ["プライバシーポリシー", "外部送信なし", "プライバシーポリシー：取得失敗"],
    "/email-privacy-policy": ["メール配信", "メール配信：知らない会社", ERROR_PAGE],
  },
  事業者の方へ: { "/biz": ["数字あり", "数字なし", "取得失敗"] },
  AI査定APIの説明: {
    "/biz/ai-assessment-api": ["v1", "モデルなし、記録なし", "取得失敗"],
    "/biz/ai-assessment-api-v2": ["v2", "モデルなし、記録なし", "取得失敗"],
    "/biz/ai-assessment-api-v3": ["データあり", "モデルなし、記録なし", "取得失敗"],
  },
  "価格チェッカー（埋め込み）": { "/biz/checker": ["見本とタグ", null, "測った大きさなし"] },
  レコメンダーのご案内: { "/biz/recommender": ["見本つき", null, "質問の取得失敗"] },
  ダイレクトメール: { "/biz/directmail": ["数がある", "取り込んでいない", "読み込めない"] },
  オンライン相談: {
    "/biz/online-consultation": ["日時を選ぶ", "すべて埋まっている", "読み込みに失敗した"],
    "/biz/thanks-online-consultation": ["予約した", "予約が分からない", "予約を読み込めない"],
  },
  "事業者のお問い合わせ・資料請求・トライアル": {
    "/biz/contact": ["お問い合わせ", null, null],
    "/biz/document": ["資料請求", "資料のリンク：見つからない", "資料のリンク：取得失敗"],
    "/biz/trial": ["無料トライアル", null, null],
    "/biz/thanks": [LETTER_SENT, "受付番号がない", null],
    "/biz/thanks-directmail": [LETTER_SENT, "受付番号がない", null],
    "/biz/thanks-trial": ["トライアルを受け付けました", "受付番号がない", null],
    "/console/trial": ["トライアルのキー：キーを表示", "トライアルのキー：リンクなし", "トライアルのキー：取得失敗"],
  },
  業者の管理画面: {
    "/console": ["概要", "概要：物件なし", "概要：件数の取得失敗"],
    "/console/apply": ["申し込み", null, "申し込み：取得失敗"],
    "/console/company": ["会社情報", null, "取得失敗"],
    "/console/staff": ["スタッフ", "スタッフ：ひとり", CONSOLE_FAILED],
    "/console/keys": ["連携キー", "連携キー：なし", CONSOLE_FAILED],
    "/console/listings": ["物件", "物件：なし", CONSOLE_FAILED],
    "/console/listings/{id}": ["物件1件", null, CONSOLE_FAILED],
    "/console/uploads": ["取り込み", "取り込み：なし", CONSOLE_FAILED],
    "/console/uploads/{id}": ["取り込みの結果", "取り込みの結果：変更なし", CONSOLE_FAILED],
    "/console/inquiries": ["お問い合わせ", "お問い合わせ：なし", CONSOLE_FAILED],
    "/console/inquiries/{number}": ["お問い合わせ1件", null, CONSOLE_FAILED],
    "/console/offers": ["オファー", "オファー：なし", CONSOLE_FAILED],
    "/console/offers/{id}": ["オファー1件", "オファー1件：終わった", CONSOLE_FAILED],
    "/console/invitation/{token}": ["招待", "招待：期限切れ", "招待：取得失敗"],
    "/console/address/{token}": ["宛先の確認", "宛先の確認：待っていない", "宛先の確認：取得失敗"],
  },
  "管理画面：AI査定API": {
    "/console/api": ["契約とキー", "キーなし", CONSOLE_FAILED],
    "/console/api/usage": ["利用", "利用なし", CONSOLE_FAILED],
  },
  "管理画面：一括査定": { "/console/api/batches": ["すべての状態", "なし", CONSOLE_FAILED] },
  "管理画面：オーナーへの手紙": {
    "/console/direct-mail": ["送付の一覧", "送付なし", CONSOLE_FAILED],
    "/console/direct-mail/new": ["新しい送付", null, CONSOLE_FAILED],
    "/console/direct-mail/{id}": ["印刷できる送付", "下書き", CONSOLE_FAILED],
  },
  お手紙を止める: { "/letters/{token}": ["はじめ", "見つからない", "確かめられない"] },
  "管理画面：Webhook": { "/console/api/webhooks": ["送信先", "送信先なし", CONSOLE_FAILED] },
  "管理画面：物件提案": {
    "/console/recommender": ["概要", "概要：停止中、お客さまなし", OFFICE_FAILED],
    "/console/recommender/customers": ["お客さま", "お客さま：なし", OFFICE_FAILED],
    "/console/recommender/customers/{id}": ["お客さま1人", "お客さま1人：停止した、何もない", OFFICE_FAILED],
    "/console/recommender/customers/new": ["お客さまの追加", "使っていない会社のお客さま", OFFICE_FAILED],
    "/console/recommender/customers/import": ["お客さまの取り込み", "お客さまの取り込み：なし", OFFICE_FAILED],
    "/console/recommender/approvals": ["承認", "承認：なし", OFFICE_FAILED],
    "/console/recommender/leads": ["反応", "反応：なし", OFFICE_FAILED],
    "/console/recommender/settings": ["設定", "設定：担当者", OFFICE_FAILED],
  },
  運営の画面: {
    "/admin": ["はじめ", "はじめ：待つものなし", DESK_FAILED],
    "/admin/queues/{queue}": ["受け付けたもの", "受け付けたもの：なし", DESK_FAILED],
    "/admin/items/{queue}/{id}": ["1件：担当している、連絡先を開示した、承認を待つ", "1件：決定ずみ", DESK_FAILED],
    "/admin/search": ["番号で探す", "番号で探す：なし", DESK_FAILED],
    "/admin/audit": ["記録", "記録：なし", DESK_FAILED],
    "/admin/counts": ["利用の流れ", "利用の流れ：記録なし", DESK_FAILED],
  },
  お気に入り: {
    "/favorites": ["会員、二つ選んだ", "なし", "取得失敗"],
    "/favorites/shared": ["共有", "共有：物件なし", "共有：取得失敗"],
    "/favorites/join": ["招待", "招待：リンクなし", null],
  },
  売出物件の画面: { "/homes/{listingKey}": ["1件：値下げあり", "1件：推定なし、成約済み、市街化調整区域", ERROR_PAGE] },
  物件のお問い合わせ: {
    "/kyugake/contact": ["書く", "物件が選ばれていない", "取得失敗"],
    "/kyugake/thanks": [LETTER_SENT, "送信しました：受付番号なし、近い物件なし", null],
    "/recc/contact": ["書く", "おすすめ物件｜物件が選ばれていない", "おすすめ物件｜1件の取得失敗"],
    "/recc/contact_mail": ["書く", "おすすめ物件｜物件が選ばれていない", "おすすめ物件｜1件の取得失敗"],
    "/recc/fm_contact": ["書く", "おすすめ物件｜物件が選ばれていない", "おすすめ物件｜1件の取得失敗"],
    "/recc/contact_line": ["LINE：LINEの外", "LINE：物件なし", "LINE：取得失敗"],
    "/recc/thanks": [LETTER_SENT, null, null],
    "/recc/fm_thanks": [LETTER_SENT, null, "送信しました：受付番号なし、近い物件なし"],
  },
  九掛け: {
    "/kyugake": ["はじめ", "はじめ：なし", "はじめ：取得失敗"],
    "/kyugake/about": ["説明", null, "説明：実績なし、取得失敗"],
    "/kyugake/input": ["条件を選ぶ", "条件を選ぶ：エリアの取得失敗", "条件を選ぶ：エリアの取得失敗"],
    "/kyugake/result": ["一覧", "一覧：なし、近いもの", "一覧：取得失敗"],
    "/kyugake/map": ["地図", "地図：なし", "地図：取得失敗"],
    "/kyugake/fullmap": ["全画面の地図", "全画面の地図：なし", "全画面の地図：取得失敗"],
    "/kyugake/edit": ["条件の編集", "条件の編集：なし", "条件の編集：取得失敗"],
  },
  売出物件の検索: { "/search": ["一覧", "一覧：なし", "取得失敗"] },
  価格を調べる: {
    "/search/input": ["入力", null, "入力：取得失敗"],
    "/search/load": ["計算中", null, ERROR_PAGE],
    "/search/result": ["結果", "結果：推定できません", ERROR_PAGE],
  },
  ログインと会員登録: {
    "/login": ["ログイン", null, "ログイン：まちがい"],
    "/login-check": ["コード：登録の確認", "コード：待っているものがない", "コード：二段階認証の設定（取得失敗）"],
    "/forgot-password": ["再設定", null, "再設定：回数の上限"],
    "/forgot-password-check": ["新しいパスワード", null, null],
  },
  マイページ: { "/mypage": ["マイページ", "マイページ：はじめて", "マイページ：取得失敗"] },
  お知らせの一覧: { "/mypage/notices": ["未読と既読", "なし", "取得失敗"] },
  登録した物件: {
    "/mypage/add": ["登録する：すでにある", "登録する", null],
    "/mypage/input": ["入力", null, "取得失敗"],
    "/mypage/thanks": ["完了", null, "取得失敗"],
    "/mypage/result": ["結果", "結果：計算中", "取得失敗"],
    "/mypage/Graph": ["推移", "推移：来月から", "取得失敗"],
    "/mypage/edit": ["編集", "編集：削除したあと", "取得失敗"],
  },
  ダイレクトオファー: {
    "/offer": ["一覧：オーナー", "一覧：なし（オーナー）", "一覧：取得失敗"],
    "/offer/about": ["しくみ", null, "しくみ、質問の取得失敗"],
  },
  プロフィール: {
    "/profile": ["プロフィール：すべて回答済み", "プロフィール：未回答", "プロフィール：取得失敗"],
    "/profile/edit": ["編集：一部だけ回答", null, "編集：取得失敗"],
    "/profile/edit/age": ["質問：回答済み", "質問：はじめて", "質問：取得失敗"],
    "/profile/edit/gender": ["質問：回答済み", "質問：はじめて", "質問：取得失敗"],
    "/profile/edit/income": ["質問：回答済み", "質問：はじめて", "質問：取得失敗"],
    "/profile/edit/profession": ["質問：回答済み", "質問：はじめて", "質問：取得失敗"],
    "/profile/edit/icon": ["アイコン：イラスト", null, "アイコン：取得失敗"],
  },
  保存した条件: { "/queries": ["保存した条件", "保存した条件：なし", "保存した条件：取得失敗"] },
  条件の詳細: { "/queries/query": ["条件の詳細", "条件の詳細：オファー、合う物件なし", "条件の詳細：取得失敗"] },
  "条件の登録：はじめ": { "/queries/input": ["続き", "はじめて", null] },
  "条件の登録：質問": {
    "/queries/input/{step}": ["できあがり：保存した、オファー", "できあがり：合う物件なし", "できあがり：会員ではない、読み込めない"],
  },
  おすすめ物件: {
    "/recc": ["はじめ", "はじめ：なし", "はじめ：取得失敗"],
    "/recc/latest": ["最新", "最新：なし", "最新：取得失敗"],
    "/recc/property": ["1件の理由", "物件が選ばれていない", "1件の取得失敗"],
    "/recc/Graph": ["価格グラフ", "価格グラフ：記録なし", "価格グラフ：取得失敗"],
    "/recc/loading": ["リンクを確かめている", "リンクなし", "リンクを確かめられない"],
    "/recc/not_found": ["見つからない", "見つからない：近い物件なし", "見つからない：近い物件なし"],
    "/recc/fm_collection": ["メールの一覧", "メールの一覧：なし", "メールの一覧：取得失敗"],
    "/recc/fm_detail": ["1件の理由", "物件が選ばれていない", "1件の取得失敗"],
    "/recc/fm_estimate": ["今の家の査定", null, "今の家の査定：誤り"],
  },
  物件提案サービス: {
    "/recommender/service": ["ご案内", null, "取得失敗"],
    "/recommender/serviceform": ["導入お申し込み", null, null],
    "/recommender/serviceform_02": ["導入お申し込み 2/2", "導入お申し込み 2/2", null],
    "/recommender/inputform": ["ご希望条件", "ご希望条件：エリアなし", "取得失敗"],
    "/recommender/inputformLine": ["LINE：LINEの外", "LINE：使えない", "取得失敗"],
    "/recommender/inputformmail": ["メールから：ご希望条件", "リンクを開いていない", "取得失敗：ご希望条件（メール）"],
    "/recommender/queryform": ["メールから：条件の変更", "メールから：条件の変更、見つからない", "取得失敗：条件の変更"],
    "/recommender/querylist": ["メールから：一覧", "メールから：一覧、なし", "取得失敗：一覧"],
    "/recommender/queryupsertresult": ["メールから：登録の確定", "メールから：登録の確定、なし", "取得失敗：登録の結果"],
    "/recommender/queryupsertresultline": ["LINEから：登録の結果", "LINEから：登録の結果、なし", "取得失敗：登録の結果（LINE）"],
    "/recommender/redirect": ["ページへ移動中", null, "取得失敗"],
  },
  アカウント設定: {
    "/settings/account": ["設定", null, "設定：取得失敗"],
    "/settings/account/edit/email": ["メール：入力の誤り", "メール：Googleでログイン", null],
    "/settings/account/edit/email-check": ["メール：確認コード", "メール：待っていない", null],
    "/settings/account/edit/password": ["パスワード", "ログインし直す", null],
    "/settings/account/edit/tel": ["電話番号：上限", null, null],
    "/settings/account/edit/user": ["氏名・住所", null, "氏名・住所：取得失敗"],
  },
  LINEとの連携: { "/line/link": ["連携する", "リンクなし", null] },
  通知設定: { "/settings/notification": ["いつもの状態", "使えないリンク", "取得失敗"] },
  リスク診断の入口: {
    "/risk": ["はじめ", "はじめ：対象外", "はじめ：取得失敗"],
    "/risk/search_area": ["エリア：一覧", "エリア：対象外", "エリア：取得失敗"],
    "/risk/search_result": ["名前：似た名前", "名前：なし", "名前：取得失敗"],
    "/risk/summary": ["見方：総合", null, null],
    "/risk/apartment": ["見方：建物", null, null],
    "/risk/child": ["見方：子育て", null, null],
    "/risk/crime": ["見方：治安", null, null],
    "/risk/earthquake": ["見方：地震", null, null],
    "/risk/flood": ["見方：水害", null, null],
    "/risk/life": ["見方：暮らし", null, null],
    "/risk/connectOwner": ["オーナーとつながる｜案内", null, null],
    "/risk/contact": ["お問い合わせ", "お問い合わせ：訂正する建物", null],
    "/risk/register": ["登録", "登録：建物を選ぶ", null],
    "/risk/thanks": [LETTER_SENT, null, null],
    "/risk/thanks-registration": ["登録が完了しました", "お知らせの設定：使えないリンク", "お知らせの設定：取得失敗"],
    "/risk/{apartmentKey}/contact": ["建物のお問い合わせ：訂正", null, ERROR_PAGE],
    "/risk/{apartmentKey}/thanks": [LETTER_SENT, null, ERROR_PAGE],
    "/risk/{apartmentKey}/faq_top": ["よくある質問：目次", "よくある質問：なし", ERROR_PAGE],
    ...Object.fromEntries(
      ["apartment", "child", "crime", "earthquake", "flood", "life"].map((part) => [
        `/risk/{apartmentKey}/${part}/faq`,
        ["よくある質問", null, ERROR_PAGE],
      ]),
    ),
  },
  オーナーとつながる: { "/risk/{apartmentKey}/connectOwner": ["買いたい方：登録済み", "買いたい方：登録前", ERROR_PAGE] },
  マンションの診断: {
    "/risk/{apartmentKey}/summary": ["総合", "総合：判定保留", ERROR_PAGE],
    "/risk/{apartmentKey}/summary00": ["簡易版", "総合：判定保留", ERROR_PAGE],
    "/risk/{apartmentKey}/apartment": ["建物・管理", "建物・管理：未確認", "建物・管理：取得失敗"],
    "/risk/{apartmentKey}/apartment/checker": ["価格チェッカー", "価格チェッカー：推定できません", ERROR_PAGE],
    "/risk/{apartmentKey}/apartment/price": ["価格の推移", "価格の推移：見通しなし", "価格の推移：取得失敗"],
    "/risk/{apartmentKey}/apartment/yield": ["利回り", null, "利回り：家賃の取得失敗"],
    "/risk/{apartmentKey}/apartment/loan": ["ローン試算", null, ERROR_PAGE],
    "/risk/{apartmentKey}/apartment/Graph": ["グラフ", null, "グラフ：取得失敗"],
    "/risk/{apartmentKey}/apartment/keyError": ["建物が見つかりません", "対象外の場所", "建物が見つかりません：近い建物なし"],
  },
  "リスク診断：項目のページ": {
    "/risk/{apartmentKey}/earthquake": ["地震", "地震：データなし・対象外", "地震：取得失敗"],
    "/risk/{apartmentKey}/flood": ["水害・土砂", "水害・土砂：データなし", "水害・土砂：取得失敗"],
    "/risk/{apartmentKey}/crime": ["治安", "治安：対象外", "治安：取得失敗"],
    "/risk/{apartmentKey}/child": ["子育て", "子育て：なし、学校の取得失敗", "子育て：取得失敗"],
    "/risk/{apartmentKey}/life": ["暮らし", "リスク診断：まわりの成約と売出し｜該当なし", "暮らし：取得失敗"],
    "/risk/{apartmentKey}/life/facility": ["周辺施設", "周辺施設：なし", "周辺施設：取得失敗"],
    "/risk/{apartmentKey}/life/graph": ["暮らしグラフ", null, "暮らしグラフ：取得失敗"],
    "/risk/{apartmentKey}/life/market": ["相場と流動性", "リスク診断：まわりの成約と売出し｜該当なし", "相場と流動性：取得失敗"],
    "/risk/{apartmentKey}/life/population": ["人口と将来推計", null, "人口と将来推計：取得失敗"],
    "/risk/{apartmentKey}/life/rentChecker": ["家賃チェッカー", "家賃チェッカー：推定できません", "家賃チェッカー：取得失敗"],
    "/risk/{apartmentKey}/life/covid": ["感染症情報", null, "感染症情報：取得失敗"],
    "/risk/{apartmentKey}/life/twitter": ["まちの声", "まちの声：まだない", "まちの声：取得失敗"],
  },
  "リスク診断：地図": {
    "/risk/{apartmentKey}/flood/map": ["浸水マップ", "浸水マップ：データなし", "浸水マップ：取得失敗"],
    "/risk/{apartmentKey}/earthquake/map": ["地震マップ", "地震マップ：データなし", "地震マップ：取得失敗"],
  },
};

/** By the path of a screen, as the specification writes it; the names are whole ones of the gallery. */
export const SCREEN_STATES: ReadonlyMap<string, ScreenStates> = new Map(
  Object.entries(IN_GALLERIES).flatMap(([title, screens]) =>
    Object.entries(screens).map(
      ([path, [data, empty, failed]]) => [path, [whole(title, data), named(title, empty), named(title, failed)]] as const,
    ),
  ),
);

function named(title: string, name: string | null): string | null {
  return name === null ? null : whole(title, name);
}

function whole(title: string, name: string): string {
  return name.includes("｜") ? name.replace("｜", " ") : `${title} ${name}`;
}
