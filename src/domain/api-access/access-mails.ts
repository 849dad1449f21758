import type { MailKind } from "#domain/notifications/core/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { ContractChange } from "./contract-rules.ts";
import { PLANS } from "./plans.ts";
import type { PaidPlan } from "./types.ts";

/** To the owners: whoever holds a key asks for prices at the company's expense. */
export const API_KEY_MADE: MailKind<{
  readonly companyName: string;
  readonly label: string;
  readonly prefix: string;
  readonly madeBy: string;
}> = {
  kind: "api-key-made",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, label, prefix, madeBy }, { origin }) => ({
    subject: "AI査定APIのキーが発行されました",
    paragraphs: [
      `${companyName}のAI査定APIのキーを、${madeBy}さんが発行しました。`,
      [`名前: ${label}`, `キーの始まり: ${prefix}…`],
      ["心当たりがない場合は、次のページで取り消してください。", `${origin}/console/api`],
    ],
  }),
};

/** To the owners: what is paid for is another, or will be. */
export const CONTRACT_CHANGED: MailKind<{ readonly companyName: string; readonly change: ContractChange }> = {
  kind: "api-contract-changed",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, change }, { origin }) => {
    const { subject, text, rest } = contractWords(change);
    return {
      subject,
      paragraphs: [
        `${companyName}のAI査定APIの契約について、${text}`,
        ...rest,
        ["いまの契約と利用は、次のページで確認できます。", `${origin}/console/api`],
        ["お心当たりがない場合は、お問い合わせからお知らせください。", `${origin}/biz/contact`],
      ],
    };
  },
};

type ContractWords = { readonly subject: string; readonly text: string; readonly rest: readonly string[] };

function contractWords(change: ContractChange): ContractWords {
  switch (change.is) {
    case "opened":
      return {
        subject: "AI査定APIの契約が始まりました",
        text: `${priceWords(change.plan)}の契約が、きょうから始まりました。`,
        rest: ["管理画面でキーを発行すると、ご利用いただけます。今月分も、月額の日割りはありません。"],
      };
    case "converted":
      return {
        subject: "AI査定APIのトライアルが契約になりました",
        text: `${priceWords(change.plan)}の契約が、きょうから始まりました。`,
        rest: ["トライアルのキーは、そのままご利用いただけます。今月分も、月額の日割りはありません。"],
      };
    case "plan":
      return {
        subject: "AI査定APIのプランが変わります",
        text: `${formatDate(new Date(change.from))}から、${priceWords(change.plan)}に変わります。`,
        rest: ["それまでは、いまのプランのままです。キーは、そのままご利用いただけます。回数の上限は、新しいプランのものになります。"],
      };
    case "ends":
      return {
        subject: "AI査定APIの契約が終わります",
        text: `${formatDate(dayBefore(change.endsAt))}で終わる手続きをしました。`,
        rest: ["その日まで、キーをご利用いただけます。その月の分の料金までをご請求します。"],
      };
    case "closed":
      return {
        subject: "AI査定APIの契約が終わりました",
        text: "業者アカウントの終了にあわせて、きょうで終わりました。",
        rest: ["キーは、ご利用いただけなくなりました。今月分の料金までをご請求します。"],
      };
    case "kept":
      return {
        subject: "AI査定APIの契約の予定を取りやめました",
        text: `予定していた変更を取りやめました。${priceWords(change.plan)}のまま続きます。`,
        rest: [],
      };
    case "limit":
      return {
        subject: "AI査定APIの回数の上限を変えました",
        text: `1か月の回数の上限を、${change.mostCalls.toLocaleString("ja-JP")}回にしました。`,
        rest: ["含まれる回数をこえた分は、料金表の単価でご請求します。プランが変わると、上限もそのプランのものになります。"],
      };
  }
}

/** `スタンダード（月額30,000円・税別）`. */
function priceWords(plan: PaidPlan): string {
  const { name, monthlyYen } = PLANS[plan];
  return `${name}（月額${monthlyYen.toLocaleString("ja-JP")}円・税別）`;
}

/** The last day before an end, which is the first instant without. */
function dayBefore(endsAt: string): Date {
  return new Date(new Date(endsAt).getTime() - 1);
}

/** To the owners, once a day: visitors of their site see no more prices, or somebody else uses their key. */
export const CHECKER_FULL: MailKind<{ readonly companyName: string; readonly callsADay: number }> = {
  kind: "api-checker-full",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ companyName, callsADay }, { origin }) => ({
    subject: "価格チェッカーが1日の回数に達しました",
    paragraphs: [
      `${companyName}のサイトの価格チェッカーで、きょう調べられる回数（${callsADay.toLocaleString("ja-JP")}回）に達しました。時間がたつと、少しずつ調べられるようになります。`,
      ["回数は、次のページで確認できます。心当たりのない使われ方のときは、キーを新しいものに替えてください。", `${origin}/console/api`],
      ["回数が足りないときは、お問い合わせからお知らせください。", `${origin}/biz/contact`],
    ],
  }),
};
