import type { LetterTopic } from "./letter-fields.ts";

type Thanks = { readonly title: string; readonly next: string };

const ANSWERED = "メールでお返事します。届かないときは、迷惑メールの設定を確かめてから、受付番号を添えてお問い合わせください。";

/** What happens after a letter was sent. */
export const THANKS: Readonly<Record<LetterTopic, Thanks>> = {
  question: { title: "質問を送りました", next: ANSWERED },
  correction: {
    title: "訂正の知らせを送りました",
    next: "資料を確かめ、結果をメールでお返事します。調べているあいだは、その項目に「確認中」と示します。",
  },
  listing: {
    title: "建物のお知らせを送りました",
    next: "資料を確かめ、結果をメールでお返事します。登録したときは、診断レポートのアドレスもお送りします。",
  },
  "letter-stop": { title: "お手紙の停止のお申し出を送りました", next: `登録を終えたら、${ANSWERED}` },
  visit: { title: "見学の相談を送りました", next: ANSWERED },
  registration: {
    title: "登録を受け付けました",
    next: "登録のメールアドレスに、お知らせの設定のリンクをお送りしました。30日のあいだに、リンクの画面で受け取るお知らせを選んで「保存する」を押すと始まります。押すまで、お知らせは届きません。変更と停止も、同じリンクからできます。",
  },
};

/** For an address that names no letter. */
export const NO_RECEIPT: Thanks = {
  title: "受付番号がありません",
  next: "受付番号がないため、送信の結果を表示できません。送信のあとに表示された、受付番号のあるページから開いてください。",
};

export const UNKNOWN_THANKS: Thanks = { title: "送信しました", next: ANSWERED };
