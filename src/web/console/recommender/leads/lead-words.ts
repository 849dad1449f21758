import type { CompanyLead, CompanyLeadDetail } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";

/** What somebody did, as chips: the strongest first. */
export function deedsOf({ visits, questions, likes, looks }: CompanyLead): readonly string[] {
  return [
    ...(visits > 0 ? [`見学 ${visits}`] : []),
    ...(questions > 0 ? [`質問 ${questions}`] : []),
    ...(likes > 0 ? [`いいね ${likes}`] : []),
    ...(looks > 0 ? [`閲覧 ${looks}`] : []),
  ];
}

/** `6分12秒`; nothing where nobody dwelt. */
export function dwellWords(seconds: number): string {
  if (seconds < 60) return `${seconds}秒`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}分${rest === 0 ? "" : `${rest}秒`}`;
}

type Moment = CompanyLeadDetail["moments"][number];

const MOMENTS: Readonly<Record<Moment["kind"], (moment: Moment) => string>> = {
  sent: ({ homes }) => `${homes ?? 0}件の物件を送信`,
  open: ({ title }) => (title === null ? "配信の一覧を開く" : "物件を開く"),
  click: () => "物件を見る",
  dwell: ({ dwellSeconds }) => `${dwellWords(dwellSeconds ?? 0)}閲覧`,
  like: () => "いいね",
  nope: () => "興味なし",
  hide: () => "隠す",
  ask: () => "質問",
  visit: () => "見学の希望",
  undo: () => "取り消し",
  press: ({ text }) => `会社のページ（${text ?? ""}）へ`,
  answer: () => "メールで返事",
  estimate: () => "今の家の査定を依頼",
  change: () => "条件を変更",
};

/** What happened, and about which home; null: about none. */
export function momentWords(moment: Moment): { readonly what: string; readonly about: string | null } {
  const { title, price } = moment;
  const about = title === null ? null : `${title}${price === null ? "" : ` ${formatYen(price)}`}`;
  return { what: MOMENTS[moment.kind](moment), about };
}

/** What a customer said, which stands out among what they looked at. */
export function isSaid({ kind }: Moment): boolean {
  return kind === "ask" || kind === "visit" || kind === "like" || kind === "estimate";
}
