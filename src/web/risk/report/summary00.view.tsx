import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { DriverList } from "#web/kit/report/driver-list.tsx";
import { Footnotes } from "#web/kit/report/footnotes.tsx";
import { Parts, ReportHeader } from "#web/kit/report/report-header.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { buildingParts } from "#web/risk/frame/building-words.ts";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { Caps } from "./drivers-card.tsx";
import { LetterFigures } from "./letter-figures.tsx";
import { pillarColumns, pillarRows } from "./pillar-rows.tsx";
import { plainSentence } from "./plain-sentence.ts";
import { coverageWarning, driverItems, reportSources } from "./report-words.ts";

type LightViewProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** The summary on one sheet: no forms, nothing of the reader's own beyond floor and weights. */
export function LightSummaryView({ report, search }: LightViewProps) {
  const { subject, rating } = report;
  const warning = coverageWarning(rating);
  const drivers = driverItems([...rating.driversDown, ...rating.driversUp], report);
  return (
    <div className="measure-form py-6 sm:py-8">
      <ReportHeader
        trail={[{ label: "リスク診断", to: "/risk" }, { label: subject.name, to: riskPath(subject.key, "summary") }, { label: "簡易版" }]}
        title={subject.name}
        sub={<Parts parts={buildingParts(subject, search.floor)} separator="／" />}
        actions={
          <Button size="bar" tone="secondary" onClick={() => window.print()}>
            印刷・PDF
          </Button>
        }
      />
      <p className="mt-2 text-13 text-sub">
        診断サマリー（簡易版）・{formatDate(new Date(report.computedAt))}計算・{rating.modelVersion}
        {report.isSample && "・サンプルデータ"}
      </p>
      <div className="mt-5 border-line border-y py-4">
        <LetterFigures report={report} />
        <p className="mt-3 font-bold text-14">{plainSentence(rating.pillars)}</p>
        {warning && <p className="mt-2 text-14">{warning}</p>}
        <p className="mt-3 text-13 text-sub">{NO_GUARANTEE}。</p>
      </div>
      <h2 className="mt-6 mb-2 text-18">6項目の点数</h2>
      <DataTable caption="6項目の点数と重み" columns={pillarColumns(null)} rows={pillarRows(rating)} rowKey={({ id }) => id} />
      <h2 className="mt-6 mb-2 text-18">評価を動かした理由</h2>
      <Caps caps={rating.caps} />
      {drivers.length > 0 ? (
        <DriverList label="評価を動かした項目" items={drivers.map((driver) => ({ ...driver, source: null }))} />
      ) : (
        <p className="text-14">データのある項目に、評価を動かしたものはありません。</p>
      )}
      <h2 className="mt-6 mb-2 text-18 print:hidden">出典</h2>
      <ul className="list-disc pl-5 text-13 text-sub print:hidden">
        {reportSources(report).map(({ label, details }) => (
          <li key={label}>
            <b>{label}</b>：{details}
          </li>
        ))}
      </ul>
      <Footnotes sources={reportSources(report)} />
      <p className="no-print mt-6">
        <Link to={riskPath(subject.key, "summary")} search={search} className="text-link">
          くわしい診断を見る
        </Link>
      </p>
    </div>
  );
}
