import type { LetterTopic } from "./letter-fields.ts";

/** 2026-11-30 → 2026年11月30日. */
export function dayWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

type Thanks = { readonly title: string; readonly next: string };

const ANSWERED = "メールでお返事します。届かないときは、迷惑メールの設定を確かめてから、受付番号を添えてお問い合わせください。";

/** What happens after a letter was sent. */
export const THANKS: Readonly<Record<LetterTopic, Thanks>> = {
  question: { title: "質問を送りました", next: ANSWERED },
  correction: {
    title: "訂正の知らせを送りました",
    next: "資料を確かめ、結果をメールでお返事します。調べているあいだは、その項目に「確認中」と示します。",
  },
  listing: { title: "掲載の依頼を送りました", next: ANSWERED },
  visit: { title: "見学の相談を送りました", next: ANSWERED },
  registration: { title: "登録が完了しました", next: "登録をやめるときは、受付番号を添えてお問い合わせください。" },
  "waiting-buyer": {
    title: "順番待ちに登録しました",
    next: "オーナーの登録があったときに、運営からメールでお知らせします。やめるときは、受付番号を添えてお問い合わせください。",
  },
  owner: {
    title: "オーナーとして登録しました",
    next: "待っている方の人数は、このマンションの「オーナーとつながる」で見られます。やめるときは、受付番号を添えてお問い合わせください。",
  },
};

export const UNKNOWN_THANKS: Thanks = { title: "送信しました", next: ANSWERED };
