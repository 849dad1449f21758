import { randomBytes } from "node:crypto";
import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import {
  approveBatch,
  type DigestMade,
  makeDigest,
  makeDigests,
  rejectBatch,
  waitingBatches,
} from "#domain/recommendation/index.server.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { textTable } from "#main/commands/text-table.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { RecommendCommand } from "./recommend-command.ts";

type Order = Extract<RecommendCommand, { kind: "send" | "approvals" }>;
type Answers = { readonly tell: (line: string) => void; readonly complain: (line: string) => void };

const MADE: Readonly<Record<DigestMade | "failed", string>> = {
  queued: "送る列に入れました",
  waiting: "会社の確認を待っています",
  nothing: "新しくお知らせする物件がありません",
  exists: "この時間の分は作ってあります",
  unwanted: "受け取る設定になっていないか、届ける先がありません",
  "no-wish": "探している条件がありません",
  late: "時刻が来ていないか、過ぎています",
  failed: "作れませんでした",
};

/** Sends what is due, or answers for an office that looks at its messages first. A site that runs beside it hands the messages over. */
export async function deliver(order: Order, platform: Platform, answers: Answers): Promise<void> {
  const deps = { db: platform.db, clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
  if (order.kind === "send") await send(order.to, deps, answers);
  else if (order.approve === null && order.reject === null) return answers.tell(waitingTable(await waitingBatches(deps)));
  else await decide(order, deps, answers);
  await sendJobs(platform, wakeMailQueueElsewhere);
}

type Deps = Parameters<typeof makeDigest>[0];

async function send(to: string | null, deps: Deps, { tell, complain }: Answers): Promise<void> {
  if (to !== null) return tell(MADE[await makeDigest(deps, to)]);
  const made = await makeDigests(deps, (error) => complain(error instanceof Error ? error.message : "不明な誤り"));
  const counts = Object.entries(made).filter(([, count]) => count > 0);
  tell(
    counts.length === 0 ? "時刻の来た人はいません。" : counts.map(([name, count]) => `${MADE[name as DigestMade]}: ${count}人`).join("\n"),
  );
}

async function decide({ approve, reject }: Extract<Order, { kind: "approvals" }>, deps: Deps, { tell, complain }: Answers): Promise<void> {
  for (const [id, work, done] of [
    [approve, approveBatch, "送る列に入れました"],
    [reject, rejectBatch, "取りやめました"],
  ] as const) {
    if (id === null) continue;
    const decided = await work(deps, id);
    if (decided.ok) tell(`${id}: ${done}。`);
    else complain(`${id}: ${refusalWords(decided.reason)}。`);
  }
}

type Refusal = Extract<Awaited<ReturnType<typeof approveBatch>>, { ok: false }>["reason"];

function refusalWords(reason: Refusal): string {
  if (reason === "unknown") return "ありません";
  return reason === "unwanted" ? "届ける先がなくなったため、取りやめました" : `いまの状態(${reason.notFrom})ではできません`;
}

function waitingTable(waiting: Awaited<ReturnType<typeof waitingBatches>>): string {
  if (waiting.length === 0) return "確認を待つおすすめはありません。";
  const rows = waiting.map(({ id, tenant, homes, madeAt }) => [id, tenant ?? "", String(homes), formatDate(madeAt)]);
  return textTable({ heading: ["番号", "会社", "物件", "作った日"], rows, words: [0, 1, 3] });
}
