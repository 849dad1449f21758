import type { LoadReport } from "./import-file.server.ts";

const count = (n: number) => n.toLocaleString("ja-JP");

/** What a load did, in lines for a terminal. */
export function loadSummary(report: LoadReport, explanations: Readonly<Record<string, string>>): readonly string[] {
  const quarters = report.firstQuarter === null ? null : `、${report.firstQuarter}〜${report.lastQuarter}`;
  const period = quarters ?? (report.asOf === null ? "" : `、${report.asOf}`);
  const reasons = Object.entries(report.byReason).map(([reason, n]) => `  ${explanations[reason] ?? reason}: ${count(n)}件`);
  return [
    `${report.fileName}(${report.layout}${period})を取り込みました。`,
    `読み込み ${count(report.read)}件 / 追加 ${count(report.added)}件 / 変更 ${count(report.changed)}件 / 変更なし ${count(report.unchanged)}件 / 除外 ${count(report.rejected)}件`,
    ...reasons,
    ...report.notes,
    ...(report.reportPath === null ? [] : [`除外した行の一覧: ${report.reportPath}`]),
    `出典: ${report.attribution}(${report.licence})`,
  ];
}
