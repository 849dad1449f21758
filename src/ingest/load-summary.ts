import type { LoadReport } from "./import-file.server.ts";

/** What went with the samples; people's own things are told one by one, for nobody else misses them. */
function samplesGone({ people }: NonNullable<LoadReport["samples"]>): readonly string[] {
  const left = [
    ["更新のお知らせの登録", people.registrations],
    ["購入希望", people.waiting],
    ["オーナーの登録", people.owners],
    ["データの訂正の依頼", people.corrections],
    ["まちの声", people.notes],
    ["マイページに残した建物", people.homes],
  ] as const;
  const gone = left.flatMap(([name, n]) => (n > 0 ? [`${name} ${count(n)}件`] : []));
  return [
    "サンプルデータをすべて消しました。",
    ...(gone.length > 0 ? [`サンプルの建物といっしょに消したもの: ${gone.join("、")}(メールでのお知らせ ${count(people.mails)}通)`] : []),
  ];
}

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
    ...(report.samples === null ? [] : samplesGone(report.samples)),
    ...(report.reportPath === null ? [] : [`除外した行の一覧: ${report.reportPath}`]),
    `出典: ${report.attribution}(${report.licence})`,
  ];
}
