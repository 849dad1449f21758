import type { RiskReportResponse } from "#api/client/client.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LetterMark } from "#web/kit/ui/letter-mark.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { possibleWords, standingWords } from "./report-words.ts";

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
