import type { RiskReportResponse } from "#api/client/client.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { LetterFigures } from "./letter-figures.tsx";
import { PillarGrid } from "./pillar-grid.tsx";
import { missingSentence, radarAxes } from "./pillar-notes.ts";
import { pillarColumns, pillarRows } from "./pillar-rows.tsx";
import { plainSentence } from "./plain-sentence.ts";
import { coverageWarning, methodSource, standingWords } from "./report-words.ts";

type LetterCardProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** The letter with its points, what it could become and what it rests on, and the six pillars as a picture, as a grid and as a table. */
export function LetterCard({ report, search }: LetterCardProps) {
  const { rating, subject } = report;
  const standing = standingWords(report);
  return (
    <Card aria-label="総合評価" className="flex flex-col p-0! sm:p-0!">
      <div className="grid grid-cols-[8.25rem_minmax(0,1fr)] items-center gap-x-1 gap-y-3 p-4 sm:p-6 sm:grid-cols-[1fr_15rem] sm:pb-3 lg:grid-cols-1">
        <LetterFigures report={report} isBesideRadar />
        <div className="-mr-2 lg:hidden print:hidden">
          <RadarChart title="6項目の点数" axes={radarAxes(rating.pillars, "compact")} size="compact" />
        </div>
        {standing && <p className="col-span-full text-13 text-sub sm:hidden print:hidden">{standing}</p>}
        <p className="col-span-full font-bold text-14 sm:text-16">{plainSentence(rating.pillars)}</p>
        <div className="hidden lg:block print:block">
          <RadarChart title="6項目の点数" axes={radarAxes(rating.pillars, "full")} />
        </div>
      </div>
      <PillarGrid pillars={rating.pillars} apartmentKey={subject.key} search={search} />
      <RatingNotes report={report} search={search} />
    </Card>
  );
}

/** What the marks mean, what is missing, the table, the weights, and what a rating cannot promise. */
export function RatingNotes({ report, search }: LetterCardProps) {
  const { rating, subject } = report;
  const warning = coverageWarning(rating);
  const missing = rating.pillars.map(missingSentence).filter((words) => words !== null);
  return (
    <div className="px-4 pt-3 pb-4 sm:px-6 sm:pb-5">
      {warning && <p className="mb-3 rounded-control bg-warn-tint px-3 py-2 text-14">{warning}</p>}
      <p className="text-13 text-sub">
        細い棒は、評価に使えたデータの割合（そろい）です。破線の軸と○は60%未満、斜線は点数なしです。{missing.join("")}
      </p>
      <div className="mt-1 flex flex-wrap items-start gap-x-5">
        <a href="#weights" className="no-print inline-flex min-h-11 items-center text-14 text-link">
          重みを変える
        </a>
        <TableTwin
          caption="6項目の点数と重み"
          columns={pillarColumns((tab) => ({ to: riskPath(subject.key, tab), search }))}
          rows={pillarRows(rating)}
          rowKey={({ id }) => id}
        />
      </div>
      <SourceChips sources={[methodSource(report)]} />
      <p className="mt-2 text-13 text-sub">{NO_GUARANTEE}。</p>
    </div>
  );
}
