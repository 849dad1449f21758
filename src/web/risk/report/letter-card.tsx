import type { RiskReportResponse } from "#api/client/client.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { PillarGrid } from "./pillar-grid.tsx";
import { missingSentence, radarAxes } from "./pillar-notes.ts";
import { pillarColumns, pillarRows } from "./pillar-rows.tsx";
import { plainSentence } from "./plain-sentence.ts";
import { coverageWarning, methodSource, possibleWords, standingWords } from "./report-words.ts";

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

type LetterFiguresProps = {
  readonly report: RiskReportResponse;
  /** On a phone there is no room for the standing beside the radar: it is told under both. */
  readonly isBesideRadar?: boolean;
};

/** The letter with its points, what missing data could make of it, and how much it rests on. */
export function LetterFigures({ report, isBesideRadar = false }: LetterFiguresProps) {
  const { rating } = report;
  const possible = possibleWords(rating);
  const standing = standingWords(report);
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center">
      <p>
        <span className="sr-only">総合評価 </span>
        <LetterMark letter={rating.letter} absent="判定保留" />
      </p>
      <div className="flex-1 text-13 text-sub sm:min-w-48">
        {rating.letter !== null && rating.overall !== null && (
          <p>
            <b className="amount text-22 text-ink">{Math.round(rating.overall)}点</b> <span className="amount">／100</span>{" "}
            {rating.isProvisional && <Badge tone="warn">参考</Badge>}
          </p>
        )}
        {possible && (
          <p>
            足りないデータしだいで <b className="amount text-ink">{possible.letters}</b>
            <span className="amount">（{possible.points}）</span>
          </p>
        )}
        <p>
          データのそろい具合 <b className="amount text-ink">{coverageText(rating.coverage)}</b>
        </p>
        {standing && <p className={isBesideRadar ? "hidden sm:block" : undefined}>{standing}</p>}
      </div>
    </div>
  );
}
