import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LetterMark } from "#web/kit/ui/letter-mark.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { pillarColumns, pillarRows } from "./pillar-rows.tsx";
import { PILLAR_WORDS } from "./pillar-words.ts";
import { coverageWarning, methodSource, rangeWords, standingWords } from "./report-words.ts";

type LetterCardProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** The letter with its points, its range and what it rests on, and the six pillars as a picture and a table. */
export function LetterCard({ report, search }: LetterCardProps) {
  const { rating } = report;
  const axes = rating.pillars.map(({ id, score }) => ({ label: PILLAR_WORDS[id].short, value: score }));
  const warning = coverageWarning(rating);
  return (
    <Card aria-label="総合評価" className="flex flex-col">
      <LetterFigures report={report} />
      {warning && <p className="mt-3 rounded-control bg-warn-tint px-3 py-2 text-14">{warning}</p>}
      <div className="my-auto pt-4">
        <RadarChart title="6項目の点数" axes={axes} />
      </div>
      <MissingPillars report={report} />
      <div className="mt-2 flex flex-wrap items-start justify-center gap-x-5">
        <a href="#weights" className="no-print inline-flex min-h-11 items-center text-14 text-link">
          重みを変える
        </a>
        <TableTwin
          caption="6項目の点数と重み"
          columns={pillarColumns((tab) => ({ to: riskPath(report.subject.key, tab), search }))}
          rows={pillarRows(rating)}
          rowKey={({ id }) => id}
        />
      </div>
      <div className="mt-auto pt-3">
        <SourceChips sources={[methodSource(report)]} />
        <p className="mt-2 text-13 text-sub">{NO_GUARANTEE}。</p>
      </div>
    </Card>
  );
}

export function LetterFigures({ report }: Pick<LetterCardProps, "report">) {
  const { rating } = report;
  const range = rangeWords(rating);
  const standing = standingWords(report);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>
        <span className="sr-only">総合評価 </span>
        <LetterMark letter={rating.letter} absent="判定保留" />
      </p>
      <div className="min-w-48 flex-1 text-13 text-sub">
        {rating.letter !== null && rating.overall !== null && (
          <p>
            <b className="amount text-22 text-ink">{Math.round(rating.overall)}点</b> <span className="amount">／100</span>{" "}
            {rating.isProvisional && <Badge tone="warn">参考</Badge>}
          </p>
        )}
        {range && (
          <p>
            足りないデータしだいで <b className="amount text-ink">{range}</b>
          </p>
        )}
        {standing && <p>{standing}</p>}
        <p className="amount">データのそろい具合 {coverageText(rating.coverage)}</p>
      </div>
    </div>
  );
}

/** A pillar that nothing is known of has a line of its own: a gap in a picture alone could be missed. */
function MissingPillars({ report: { rating, subject } }: Pick<LetterCardProps, "report">) {
  const missing = rating.pillars.filter(({ score }) => score === null);
  if (missing.length === 0) return null;
  return (
    <ul aria-label="データのない項目" className="hatched mt-2 flex flex-col gap-1 rounded-control border border-line p-1.5 text-14">
      {missing.map(({ id }) => (
        <li key={id} className="rounded-[0.375rem] bg-card/90 px-3 py-1.5">
          <Link to={riskPath(subject.key, PILLAR_WORDS[id].tab)} className="text-link">
            {PILLAR_WORDS[id].name}
          </Link>
          ：<b>データなし</b>。点数には入れていません。
        </li>
      ))}
    </ul>
  );
}
