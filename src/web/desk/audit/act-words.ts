/** What was done, as people read it; what comes from a queue by its own name. */
const WORDS: Readonly<Record<string, string>> = {
  view: "内容を見た",
  "view-contact": "連絡先を見た",
  "view-person": "内容と会員の氏名を見た",
  "view-file": "添付の資料を保存した",
  "view-list": "一覧を見た",
  export: "一覧を書き出した",
  claim: "担当した",
  release: "担当をやめた",
  start: "確認を始めた",
  accept: "受け入れた",
  reject: "受け入れなかった",
  revoke: "所有の確認を取り消した",
  answer: "メールで答えた",
  close: "答えずに終わりにした",
  show: "表示した",
  hide: "非表示にした",
  reopen: "確認待ちに戻した",
  same: "登録済みの建物と同じとした",
  new: "新しい建物として登録した",
  drop: "取り込まないことにした",
  confirm: "掲載終了を確定した",
  settle: "確かめたことにした",
  suspend: "掲載を止めた",
  approve: "承認した",
  "close-report": "通報への対応を終えた",
  "end-offer": "オファーを終わりにした",
  pass: "メッセージを届けた",
  "keep-back": "メッセージを届けなかった",
  "end-talks": "引き継がずに終えた",
  "hand-over": "会社に引き継いだ",
  contract: "契約になったと記録した",
  broken: "まとまらなかったと記録した",
  disclose: "連絡先を開示した",
  "company-suspend": "会社を停止した",
  "company-resume": "会社の停止を解いた",
  "company-close": "会社を終了した",
  "company-change": "会社の商号・免許証番号を書き換えた",
  "tenant-set-up": "物件提案サービスの設定を変えた",
  "tenant-company": "物件提案サービスを使う会社を決めた",
  "tenant-hosts": "リンク先を確認した",
  "tenant-check": "差出人のドメインを確かめた",
  "tenant-invite": "お客さまに案内を送った",
  "tenant-line-set": "会社のLINEを設定した",
  "tenant-line-stand-in": "会社のLINEを設定した",
  "tenant-line-remove": "会社のLINEの設定を外した",
  "tenant-go-live": "登録ページを公開した",
  "tenant-suspend": "物件提案サービスを停止した",
  "tenant-resume": "物件提案サービスの停止を解いた",
  "tenant-close": "物件提案サービスを終了した",
};

const STEPS: readonly (readonly [string, string])[] = [
  ["ask-", "二人目の承認を頼んだ"],
  ["grant-", "二人目として承認した"],
  ["refuse-", "二人目として承認しなかった"],
  ["withdraw-", "承認の依頼を取り下げた"],
];

export function actWords(action: string): string {
  const step = STEPS.find(([prefix]) => action.startsWith(prefix));
  if (!step) return WORDS[action] ?? action;
  const of = action.slice(step[0].length);
  return `${step[1]}（${of === "disclose" ? "連絡先の開示" : (WORDS[of] ?? of)}）`;
}
