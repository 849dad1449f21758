import type { ThreadNews } from "./thread-store.ts";

type Words = { readonly tone: "good" | "info" | "warn"; readonly title: string; readonly text: string };

/** What is said, and read aloud, after each press and after what the other did. */
const NEWS_WORDS: Readonly<Record<ThreadNews, Words>> = {
  counter: { tone: "good", title: "逆提示を送りました", text: "期限は7日に戻りました。相手が返事をすると、お知らせします。" },
  accept: {
    tone: "good",
    title: "価格に合意しました",
    text: "交渉を進める意思をお互いに確かめました。契約ではありません。72時間のうちに、連絡先を伝え合うかどうかをお選びください。",
  },
  decline: { tone: "info", title: "このオファーを見送りました", text: "相手には、見送りになったことだけを伝えました。" },
  withdraw: { tone: "info", title: "このオファーを取り下げました", text: "相手には、取り下げたことだけを伝えました。" },
  consent: { tone: "good", title: "連絡先の開示に同意しました", text: "双方の同意がそろうと、お互いの連絡先が見られます。" },
  "refuse-consent": { tone: "info", title: "連絡先を伝えずに終わりました", text: "どちらの連絡先も、相手に伝わっていません。" },
  "end-talks": { tone: "info", title: "話を終えました", text: "契約は結ばれていません。相手には、終えたことだけを伝えました。" },
  message: { tone: "good", title: "メッセージを送りました", text: "相手が返事をすると、お知らせします。" },
  appeal: { tone: "info", title: "運営に確認を依頼しました", text: "確認が済むまで、相手には届きません。結果はお知らせします。" },
  report: { tone: "good", title: "運営に知らせました", text: "内容を確認します。相手には伝わりません。" },
  conflict: {
    tone: "warn",
    title: "そのあいだに状態が変わりました",
    text: "送っていません。いまの状態を表示しています。入力した内容は残っています。",
  },
  moved: { tone: "info", title: "相手の返事が届きました", text: "いまの状態を表示しています。入力した内容は残っています。" },
  changed: { tone: "info", title: "状態が変わりました", text: "いまの状態を表示しています。入力した内容は残っています。" },
  over: { tone: "info", title: "期限が過ぎました", text: "このオファーの交渉は終わりました。連絡先は、どちらにも伝わっていません。" },
};

const NAMED: Words = {
  tone: "good",
  title: "双方の同意がそろいました",
  text: "お互いの連絡先を、この画面に示しています。相手にも、あなたの連絡先が伝わりました。",
};

/** `isNamed`: both contacts are told by now. */
export function newsWords(news: ThreadNews, isNamed: boolean): Words {
  return news === "consent" && isNamed ? NAMED : NEWS_WORDS[news];
}

/** Beside the message that was sent, beside what reports it, or above everything. */
export type NewsPlace = "top" | "talk" | "foot";

export function newsPlace(news: ThreadNews): NewsPlace {
  if (news === "message" || news === "appeal") return "talk";
  return news === "report" ? "foot" : "top";
}

/** They say themselves what the offer came to: to say how it ended as well would be the same words twice. */
const ENDINGS: ReadonlySet<ThreadNews> = new Set<ThreadNews>(["decline", "withdraw", "refuse-consent", "end-talks", "over"]);

export function tellsTheEnd(news: ThreadNews | null): boolean {
  return news !== null && ENDINGS.has(news);
}
