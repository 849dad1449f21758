import { TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";
import { formatDate, formatIsoDate } from "#kernel/japanese-date.ts";

type OfTrial = { readonly number: string };
type WithLink = { readonly trialUrl: string };

/** `dueOn`: ISO date of the review. Nothing that was typed is repeated. */
export const TRIAL_RECEIVED: MailKind<OfTrial & { readonly dueOn: string }> = {
  kind: "biz-trial-received",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ number, dueOn }) => ({
    subject: `${TRIAL_LETTER.title}を受け付けました(受付番号 ${number})`,
    paragraphs: [
      "AI査定APIの無料トライアルにお申し込みいただき、ありがとうございます。内容を確認し、結果をメールでお知らせします。",
      [`受付番号: ${number}`, `結果のお知らせ: ${formatIsoDate(dueOn)}まで`],
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

/** `isAgain`: the key before was lost and taken back. */
export const TRIAL_APPROVED: MailKind<
  OfTrial & { readonly days: number; readonly calls: number; readonly note: string | null; readonly isAgain: boolean },
  WithLink
> = {
  kind: "biz-trial-approved",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ number, days, calls, note, isAgain, trialUrl }) => ({
    subject: isAgain ? `APIキーを新しくしました(受付番号 ${number})` : `無料トライアルをご利用いただけます(受付番号 ${number})`,
    paragraphs: [
      isAgain
        ? "前のAPIキーを取り消しました。次のリンクの画面で「キーを表示する」を押すと、新しいキーを受け取れます。"
        : "お申し込みの内容を確認しました。次のリンクの画面で「キーを表示する」を押すと、APIキーを受け取れます。",
      trialUrl,
      [
        `受付番号: ${number}`,
        !isAgain && `期間: キーを受け取ってから${days}日`,
        `回数: ${calls}回まで`,
        "キーは1度だけ表示します。受け取ったら、安全な場所に保管してください。",
      ],
      ...(note === null ? [] : [["担当者からの連絡:", note]]),
    ],
  }),
};

export const TRIAL_REJECTED: MailKind<OfTrial & { readonly note: string }> = {
  kind: "biz-trial-rejected",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, note }) => ({
    subject: `無料トライアルのお申し込みについて(受付番号 ${number})`,
    paragraphs: [
      "お申し込みの内容を確認しました。今回は、トライアルのご利用をお受けできませんでした。",
      [`受付番号: ${number}`],
      ["理由:", note],
      "内容が変わったときは、もう一度お申し込みください。",
    ],
  }),
};

const STOP = "このお知らせは、リンクの画面で止められます。";

/** `endsAt`: ISO instant. */
export const TRIAL_ENDS_SOON: MailKind<OfTrial & { readonly endsAt: string }, WithLink> = {
  kind: "biz-trial-ends-soon",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, endsAt, trialUrl }) => ({
    subject: `無料トライアルは${formatDate(new Date(endsAt))}に終わります(受付番号 ${number})`,
    paragraphs: [
      `AI査定APIの無料トライアルは、${formatDate(new Date(endsAt))}に終わります。終わるとキーは使えなくなります。料金はかかりません。`,
      ["期間や残りの確認:", trialUrl],
      "続けてご利用になるときは、お問い合わせ(事業者)の画面からお知らせください。同じキーのまま、契約に移れます。",
      STOP,
    ],
  }),
};

export const TRIAL_ENDED: MailKind<OfTrial & { readonly keptDays: number }, WithLink> = {
  kind: "biz-trial-ended",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, keptDays, trialUrl }) => ({
    subject: `無料トライアルが終わりました(受付番号 ${number})`,
    paragraphs: [
      "AI査定APIの無料トライアルが終わり、キーは使えなくなりました。ご利用ありがとうございました。",
      ["トライアルの画面:", trialUrl],
      `${keptDays}日のあいだは、延長や契約への移行ができます。お問い合わせ(事業者)の画面からお知らせください。`,
      STOP,
    ],
  }),
};

/** `plan`: as people call it. */
export const TRIAL_CONVERTED: MailKind<OfTrial & { readonly plan: string }> = {
  kind: "biz-trial-converted",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, plan }) => ({
    subject: `${plan}のご契約に移りました(受付番号 ${number})`,
    paragraphs: [
      `AI査定APIの無料トライアルから、${plan}のご契約に移りました。お使いのキーは、そのままご利用いただけます。`,
      [`受付番号: ${number}`],
      "キーの追加や使った回数の確認は、業者アカウントの管理画面でできます。",
    ],
  }),
};

/** `endsAt`: ISO instant. */
export const TRIAL_EXTENDED: MailKind<OfTrial & { readonly endsAt: string }> = {
  kind: "biz-trial-extended",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, endsAt }) => ({
    subject: `無料トライアルを${formatDate(new Date(endsAt))}まで延長しました(受付番号 ${number})`,
    paragraphs: [
      `AI査定APIの無料トライアルを、${formatDate(new Date(endsAt))}まで延長しました。キーと、使える回数の残りはそのままです。`,
      [`受付番号: ${number}`],
    ],
  }),
};
