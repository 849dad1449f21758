import type { CompanyBatches } from "#api/client/client.ts";
import type { BatchState } from "#domain/batches/types.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

export type BatchRow = CompanyBatches["items"][number];

export const BATCH_WORDS: Readonly<Record<BatchState, { readonly words: string; readonly tone: BadgeTone }>> = {
  received: { words: "受付済み", tone: "quiet" },
  running: { words: "処理中", tone: "brand" },
  finished: { words: "完了", tone: "good" },
  failed: { words: "失敗", tone: "accent" },
  cancelled: { words: "取り消し", tone: "quiet" },
};

/** `50,000行のうち12,500行が終わりました（推定できた行12,380）`. */
export function progressWords({ rows, done, estimated }: Pick<BatchRow, "rows" | "done" | "estimated">): string {
  const [all, through, priced] = [rows, done, estimated].map((count) => count.toLocaleString("ja-JP"));
  return `${all}行のうち${through}行が終わりました（推定できた行${priced}）`;
}

/** Whether it still changes by itself. */
export function isOpen({ state }: Pick<BatchRow, "state">): boolean {
  return state === "received" || state === "running";
}
