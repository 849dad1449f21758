import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { FEED_REFUSAL_WORDS, FEED_STATE_WORDS } from "#domain/listings/feed/fault-words.ts";
import {
  changeListingState,
  confirmFeedRun,
  type FeedDeps,
  findFeedRun,
  importFeed,
  listFeedRuns,
  turnListings,
} from "#domain/listings/index.server.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { quoted } from "#main/commands/quoted.ts";
import { feedReport } from "./feed-report.ts";
import type { ListingsCommand } from "./listings-command.ts";

export type ListingsOperator = FeedDeps & { readonly print: (line: string) => void };
type Of<K extends ListingsCommand["kind"]> = Extract<ListingsCommand, { kind: K }>;

/** Takes in a file; what went wrong, or null. */
export async function importFile(operator: ListingsOperator, { file, ...asked }: Of<"import">): Promise<string | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return `${quoted(file)} はありません`;
  const run = await importFeed(operator, {
    ...asked,
    bytes: () => createReadStream(file),
    fileName: path.basename(file),
    actor: "command",
  });
  if (run.refusal !== null) return feedReport(run, []);
  if (run.state !== "dry" && run.counts.buildingsAdded > 0) await rebuildSuggestions(operator.db);
  return showRun(operator, { kind: "run", companyId: asked.companyId, id: run.id });
}

export async function listRuns({ db, print }: ListingsOperator, { companyId }: Of<"runs">): Promise<null> {
  const runs = await listFeedRuns(db, companyId);
  if (runs.length === 0) print("取り込みの記録はありません");
  for (const { id, fileName, state, refusal, isFull, startedAt, counts } of runs) {
    const what = refusal === null ? `${FEED_STATE_WORDS[state]}  ${counts.read.toLocaleString("ja-JP")}件` : FEED_REFUSAL_WORDS[refusal];
    print(`${id}  ${startedAt.toISOString()}  ${isFull ? "全件" : "差分"}  ${quoted(fileName)}  ${what}`);
  }
  return null;
}

export async function showRun({ db, print }: ListingsOperator, { companyId, id }: Of<"run">): Promise<string | null> {
  const found = await findFeedRun(db, { companyId, id });
  if (!found) return "その番号の取り込みはありません";
  print(feedReport(found.run, found.rejections));
  return null;
}

const CONFIRM_REFUSALS = {
  unknown: "その番号の取り込みはありません",
  "not-waiting": "確認待ちではありません",
  outdated: "あとから全件のファイルを取り込んでいます。新しいほうを確認してください",
} as const;

export async function confirmRun(operator: ListingsOperator, { companyId, id }: Of<"confirm">): Promise<string | null> {
  const confirmed = await confirmFeedRun(operator, { companyId, runId: id, actor: "command" });
  if (!confirmed.ok) return CONFIRM_REFUSALS[confirmed.reason];
  operator.print(`${id}: 掲載を終えました(${confirmed.value.counts.suspended.toLocaleString("ja-JP")}件)`);
  return null;
}

export async function changeState(operator: ListingsOperator, { listingId, event, reason }: Of<"state">): Promise<string | null> {
  const changed = await changeListingState(operator, { listingId, event, reason, by: { as: "operator" } });
  if (changed.ok) operator.print(`${listingId}: ${changed.value}`);
  if (changed.ok) return null;
  if (changed.reason.is === "illegal") return `いまの状態(${changed.reason.state})では、その操作はできません`;
  return changed.reason.is === "due"
    ? "次回更新予定日を過ぎています。新しい日付のファイルを取り込んでください"
    : "その番号の物件はありません";
}

export async function turn(operator: ListingsOperator): Promise<null> {
  const { expired, archived } = await turnListings(operator);
  operator.print(`期限切れ ${expired.toLocaleString("ja-JP")}件、保管 ${archived.toLocaleString("ja-JP")}件`);
  return null;
}
