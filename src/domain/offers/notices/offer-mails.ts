import type { LineKind, MailKind, MailWords } from "#domain/notifications/core/types.ts";
import type { NoticeKind } from "#domain/offers/core/notices.ts";
import type { Side } from "#domain/offers/core/types.ts";
import type { MailFoot } from "#kernel/message.ts";

/** What waits: who it is about is read as the message goes out, and is not in it. */
export type OfferFacts = {
  readonly offerId: string;
  readonly side: Side;
  readonly kind: NoticeKind;
  readonly number: number;
  readonly recipient: string;
};
export type OfferAdded = { readonly stopUrl: string };

type Words = { readonly title: string; readonly body: string };

/** What a notice, a mail and LINE say: no price, no name, no building. */
export const NOTICE_WORDS: Readonly<Record<NoticeKind, Words>> = {
  received: {
    title: "オファーが届きました",
    body: "買い手さんから、あなたの物件にオファーが届きました。7日のうちに、お返事をお選びください。売る義務はありません。",
  },
  countered: { title: "価格の提示が届きました", body: "相手から新しい価格の提示が届きました。7日のうちに、お返事をお選びください。" },
  accepted: {
    title: "相手が価格に合意しました",
    body: "交渉を進める意思が伝えられました。契約ではありません。72時間のうちに、連絡先を伝え合うかどうかをお選びください。",
  },
  declined: { title: "オファーが見送られました", body: "相手がこのオファーを見送りました。" },
  withdrawn: { title: "オファーが取り下げられました", body: "買い手さんがオファーを取り下げました。" },
  ended: { title: "オファーが終了しました", body: "事情により、このオファーの交渉は終了しました。" },
  "ended-by-desk": {
    title: "運営がオファーを終了しました",
    body: "運営が内容を確認し、このオファーの交渉を終了しました。契約は結ばれていません。",
  },
  expired: { title: "オファーの期限が過ぎました", body: "お返事のないまま期限が過ぎたため、このオファーは終了しました。" },
  held: { title: "オファーを一時停止しました", body: "この物件で、ほかの交渉が進んでいます。そのあいだ期限は進みません。" },
  released: { title: "オファーの交渉を再開しました", body: "一時停止していたオファーを再開しました。残りの期限をご確認ください。" },
  "reminder-1": {
    title: "オファーの期限まで、あと2日です",
    body: "お返事をお待ちしているオファーがあります。期限を過ぎると自動で終わります。",
  },
  "reminder-2": {
    title: "オファーの期限まで、あと6時間です",
    body: "お返事をお待ちしているオファーがあります。期限を過ぎると自動で終わります。",
  },
  "consent-reminder-1": {
    title: "連絡先の同意の期限まで、あと2日です",
    body: "双方の同意がそろわないまま期限を過ぎると、どちらの連絡先も伝えずに終わります。",
  },
  "consent-reminder-2": {
    title: "連絡先の同意の期限まで、あと6時間です",
    body: "双方の同意がそろわないまま期限を過ぎると、どちらの連絡先も伝えずに終わります。",
  },
  consented: { title: "相手が連絡先を伝えることに同意しました", body: "あなたも同意すると、お互いの連絡先が見られるようになります。" },
  disclosed: { title: "連絡先が見られるようになりました", body: "双方の同意がそろいました。このあと、宅地建物取引業者へ引き継ぎます。" },
  lapsed: {
    title: "連絡先を伝えずに終わりました",
    body: "双方の同意がそろわなかったため、どちらの連絡先も伝えずに、この交渉は終わりました。",
  },
  "talks-ended": {
    title: "交渉が終わりました",
    body: "連絡先を伝え合ったあとの話が終わりました。契約は結ばれていません。お互いの連絡先は、オファーの画面に残ります。",
  },
  "handed-over": { title: "宅地建物取引業者へ引き継ぎました", body: "これからの手続きを担当する業者の名前と免許番号をご確認ください。" },
  contract: { title: "売買契約が結ばれました", body: "担当の業者から、契約が結ばれたとの連絡がありました。" },
  broken: { title: "契約に至らず終わりました", body: "担当の業者から、契約に至らなかったとの連絡がありました。" },
  message: { title: "メッセージが届きました", body: "オファーの相手からメッセージが届きました。" },
  "message-passed": { title: "確認を求められたメッセージを送りました", body: "運営が内容を確認し、メッセージを相手に送りました。" },
  "message-refused": {
    title: "確認を求められたメッセージは送れませんでした",
    body: "運営が内容を確認しましたが、決まりに合わないため、相手には送っていません。",
  },
};

/** A page of this site. */
export function offerPath({ offerId, side }: Pick<OfferFacts, "offerId" | "side">): string {
  return `/offer?side=${side}&id=${offerId}`;
}

export const OFFER_MAIL: MailKind<OfferFacts, OfferAdded> = {
  kind: "direct-offer",
  isAskedByAnybody: false,
  // Nobody can do without it: a mail twice is a nuisance, an offer that was never told is lost.
  afterCrash: "again",
  write: (facts, { origin }) => ({ ...wordsOf(facts, origin), foot: footOf(facts, origin) }),
};

/** The same on LINE. */
export const OFFER_LINE: LineKind<OfferFacts> = { kind: OFFER_MAIL.kind };

export function wordsOf({ kind, ...facts }: OfferFacts, origin: string): Pick<MailWords, "subject" | "paragraphs"> {
  const { title, body } = NOTICE_WORDS[kind];
  return {
    subject: title,
    paragraphs: [
      body,
      { kind: "button", link: { label: "オファーを見る", url: `${origin}${offerPath(facts)}` } },
      { kind: "note", text: "連絡先やお名前は、双方が同意するまで相手に伝わりません。" },
    ],
  };
}

function footOf({ stopUrl }: OfferAdded, origin: string): MailFoot {
  return {
    why: "ダイレクトオファーをお使いのため、お送りしています。",
    stop: { label: "このお知らせを停止する", url: stopUrl },
    links: [{ label: "通知設定", url: `${origin}/settings/notification` }],
  };
}
