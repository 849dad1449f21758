import type { LoadReport } from "./import-file.server.ts";
import type { Source } from "./source.ts";

const count = (n: number) => n.toLocaleString("ja-JP");

/** What a load did, in lines for a terminal. */
export function loadSummary(
  report: LoadReport,
  source: Pick<Source<unknown>, "attribution" | "licence" | "rejections">,
): readonly string[] {
  const period = report.firstQuarter === null ? "" : `、${report.firstQuarter}〜${report.lastQuarter}`;
  const reasons = Object.entries(report.byReason).map(([reason, n]) => `  ${source.rejections[reason] ?? reason}: ${count(n)}件`);
  return [
    `${report.fileName}(${report.layout}${period})を取り込みました。`,
    `読み込み ${count(report.read)}件 / 追加 ${count(report.added)}件 / 変更 ${count(report.changed)}件 / 変更なし ${count(report.unchanged)}件 / 除外 ${count(report.rejected)}件`,
    ...reasons,
    ...report.notes,
    ...(report.reportPath === null ? [] : [`除外した行の一覧: ${report.reportPath}`]),
    `出典: ${source.attribution}(${source.licence})`,
  ];
}
