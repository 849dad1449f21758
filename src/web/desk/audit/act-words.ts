/** What was done, as people read it; what comes from a queue by its own name. */
const WORDS: Readonly<Record<string, string>> = {
  view: "内容を見た",
  "view-contact": "連絡先を見た",
  "view-file": "添付の資料を保存した",
  "view-list": "一覧を連絡先とともに見た",
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
