import type { CompanyApproval } from "#api/client/client.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** `あと5時間で期限切れ`, from the time at which the list was read. */
export function leftWords(endsAt: string, now: string): string {
  const left = Date.parse(endsAt) - Date.parse(now);
  if (left <= 0) return "期限切れ";
  if (left < HOUR_MS) return `あと${Math.max(1, Math.floor(left / MINUTE_MS))}分で期限切れ`;
  return `あと${Math.floor(left / HOUR_MS)}時間で期限切れ`;
}

/** Whether it ends so soon that it should be seen to first. */
export function isSoon(endsAt: string, now: string): boolean {
  return Date.parse(endsAt) - Date.parse(now) < 3 * HOUR_MS;
}

/** What an office should know of a home before it goes out; null: nothing. */
export function sinceWords(since: CompanyApproval["homes"][number]["since"]): string | null {
  return SINCE[since];
}

const SINCE = {
  same: null,
  gone: "いまは売り出されていません。送るときに外れます",
  "left-out": "条件が変わったか、最近お知らせした物件です。送るときに外れます",
  dearer: "選んだあとに値上がりしました。いまの価格で送ります",
  cheaper: "選んだあとに値下がりしました。いまの価格で送ります",
} as const;

/** What of it would go out as things are. */
export function willBeSent(approval: CompanyApproval): number {
  return approval.homes.filter(({ since }) => since !== "gone" && since !== "left-out").length;
}

export function customerName({ name }: { readonly name: string | null }): string {
  return name === null ? "お名前の登録のないお客さま" : `${name}さん`;
}
