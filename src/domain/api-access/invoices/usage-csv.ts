import { PLANS } from "#domain/api-access/plans.ts";
import type { ApiClient, Scope, Usage } from "#domain/api-access/types.ts";
import { type Month, monthAt, monthIndex } from "#kernel/calendar/month.ts";
import { type CsvValue, csvLine, csvRow } from "#kernel/csv.ts";

const HEAD = ["対象月", "契約", "プラン", "種別", "日付", "対象", "数量", "単価（円・税別）", "金額（円・税別）"];

export const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  "assess:v1": "AI査定API v1",
  "assess:v2": "AI査定API v2",
  "assess:v3": "AI査定API v3",
  batch: "一括査定",
  webhooks: "Webhook",
  widget: "価格チェッカー",
};

/** A month as accountants take it in: what is charged first, then what was called, day by day. Amounts in yen without tax; a file for spreadsheets. */
export function usageCsv({ name }: Pick<ApiClient, "name">, usage: Usage): string {
  const { monthlyYen, overCallYen, name: planName } = PLANS[usage.plan];
  const row = (kind: string, rest: readonly CsvValue[]) => csvRow([usage.month, name, planName, kind, ...rest]);
  const over =
    usage.overCalls > 0 && overCallYen !== null
      ? [row("超過", [null, null, usage.overCalls, overCallYen, usage.overCalls * overCallYen])]
      : [];
  const lines = usage.lines.flatMap(({ day, scope, calls, testCalls }) => [
    ...(calls > 0 ? [row("利用", [day, SCOPE_NAMES[scope], calls, null, null])] : []),
    ...(testCalls > 0 ? [row("テスト", [day, SCOPE_NAMES[scope], testCalls, null, null])] : []),
  ]);
  // Spreadsheets of Japan read UTF-8 where a mark says so.
  return `\uFEFF${csvLine(HEAD)}${row("基本料", [null, null, 1, monthlyYen, monthlyYen])}${over.join("")}${lines.join("")}`;
}

/** The months a client can be charged for, the newest first: `2026-12`, at most 36. */
export function monthsSince(madeAt: Month, now: Month): Month[] {
  const last = monthIndex(now);
  return Array.from({ length: Math.min(36, last - monthIndex(madeAt) + 1) }, (_, back) => monthAt(last - back));
}
