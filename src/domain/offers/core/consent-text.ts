/** What both sides agree to before either learns who the other is. Other words need another version. */
export const DISCLOSURE_TEXT = {
  version: "2026-11-25",
  title: "お名前と連絡先の開示",
  body: "双方が同意したとき、お名前・メールアドレス・（選んだ場合は）電話番号を相手にお伝えします。部屋番号はお伝えしません。そのあと、宅地建物取引業者にこれまでのやり取りと連絡先を引き継ぎます。同意しても、売買の契約にはなりません。72時間のうちに双方の同意がそろわないときは、どちらの連絡先も伝えずに終わります。",
} as const;
