import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import { confirmFeedRun, countWaitingRuns, findWaitingRun, waitingRuns } from "#domain/listings/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DeskQueue } from "./queue.server.ts";
import { rowNumber } from "./row-number.server.ts";

type Run = NonNullable<Awaited<ReturnType<typeof findWaitingRun>>>;

const CONFIRM: ActionOffer = {
  ...{ key: "confirm", label: "掲載終了を確定する", tone: "primary", needsSecond: false, fields: [] },
  lead: "ファイルにない物件を、会社に代わって掲載終了にします。会社に確かめてから押してください。",
};

/** 会社のファイル: empty or sharply smaller ones, which take nothing off the market until somebody says so. */
export const uploads: DeskQueue = {
  key: "uploads",
  title: "会社のファイル",
  count: ({ db }, today) => countWaitingRuns(db, lateBefore(today)),
  list: async ({ db }, span) => (await waitingRuns(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const run = await findWaitingRun(db, rowNumber(id));
    if (!run) return null;
    const { counts, companyName, fileName, isFull } = run;
    const count = (n: number) => `${n.toLocaleString("ja-JP")}件`;
    return {
      ...headOf(run),
      facts: [
        { label: "会社", value: companyName },
        { label: "ファイル", value: `${fileName}(${isFull ? "全件" : "差分"})` },
        { label: "読み込んだ行", value: count(counts.read) },
        { label: "掲載中なのにファイルにない物件", value: count(counts.missing) },
        { label: "読めなかった行", value: count(counts.rejected) },
      ],
      ...{ contact: [], files: [], actions: [CONFIRM] },
    } satisfies Item;
  },
  decide: async (deps, { id, action }) => {
    const run = await findWaitingRun(deps.db, rowNumber(id));
    if (!run || action !== CONFIRM.key) return refused({ is: "unknown" });
    const confirmed = await confirmFeedRun(deps, { companyId: run.companyId, runId: run.id, actor: "operator" });
    if (confirmed.ok) {
      const { suspended } = confirmed.value.counts;
      return ok({ done: `掲載を終えました(${suspended.toLocaleString("ja-JP")}件)。`, undo: null, isOver: true });
    }
    if (confirmed.reason === "unknown") return refused({ is: "unknown" });
    const state = confirmed.reason === "outdated" ? "あとから全件のファイルを取り込んでいます" : "確認待ちではありません";
    return refused({ is: "not-now", state });
  },
};

function headOf({ id, companyName, fileName, startedAt }: Run) {
  return {
    ...{ id: String(id), title: `${companyName}：${fileName}`, state: "掲載終了の確認待ち" },
    ...{ receivedAt: startedAt, dueOn: deskDueOn(startedAt) },
  };
}
