import {
  FEED_CHANGE_WORDS,
  FEED_REFUSAL_WORDS,
  FEED_STATE_WORDS,
  ROW_FAULT_WORDS,
  rowFaultLine,
} from "#domain/listings/feed/fault-words.ts";
import type { FeedChange, FeedRejection, FeedRun } from "#domain/listings/feed/types.ts";
import { formatYen } from "#kernel/yen.ts";
import { quoted } from "#main/commands/quoted.ts";

const SHOWN = 20;
const n = (count: number) => count.toLocaleString("ja-JP");

/** What came of a file, for a terminal: its figures, the first of what changed and every row that was not taken in. */
export function feedReport(run: FeedRun, rejections: readonly FeedRejection[]): string {
  if (run.refusal !== null) return `${quoted(run.fileName)}: ${FEED_REFUSAL_WORDS[run.refusal]}。何も保存していません。`;
  const { counts } = run;
  const head = `${run.id}  ${quoted(run.fileName)}  ${run.isFull ? "全件" : "差分"}  ${FEED_STATE_WORDS[run.state]}`;
  const figures =
    `  ${n(counts.read)}件: 新規 ${n(counts.added)}、変更 ${n(counts.changed)}、変わらず ${n(counts.unchanged)}、取り込まない行 ${n(counts.rejected)}、` +
    `掲載終了 ${n(counts.suspended)}、新しい建物 ${n(counts.buildingsAdded)}、確かめる建物 ${n(counts.buildingsDoubtful)}`;
  const changes = run.changes.slice(0, SHOWN).map((change) => `  ${changeLine(change)}`);
  const more = run.changes.length > SHOWN ? [`  ほか${n(run.changes.length - SHOWN)}件`] : [];
  const missing = counts.missing > 0 ? [`  ファイルにない ${n(counts.missing)}件は、確認されるまで掲載を続けます(confirm ${run.id})`] : [];
  const doubtful = counts.buildingsDoubtful > 0 ? ["  確かめる建物は npm run risk -- buildings にあります"] : [];
  const rejected = rejections.map((one) => `  ${one.line}行目 ${quoted(one.reference ?? "(番号なし)")} ${quoted(rowFaultLine(one))}`);
  return [head, figures, ...changes, ...more, ...missing, ...doubtful, ...rejected, ...unkept(run, rejections)].join("\n");
}

/** Of faults that were not kept one by one only how many there are. */
function unkept({ rejectedFor }: FeedRun, rejections: readonly FeedRejection[]): string[] {
  if (rejectedFor.reduce((sum, { count }) => sum + count, 0) <= rejections.length) return [];
  const counts = rejectedFor.map(({ reason, count }) => `${ROW_FAULT_WORDS[reason]} ${n(count)}`).join("、");
  return [`  理由ごとの数: ${counts}(残したのははじめの${n(rejections.length)}件)`];
}

function changeLine({ reference, title, change, before, after }: FeedChange): string {
  const price = after === null ? "" : `  ${before === null ? "" : `${formatYen(before)} → `}${formatYen(after)}`;
  return `${FEED_CHANGE_WORDS[change]}  ${quoted(reference)}  ${quoted(title)}${price}`;
}
