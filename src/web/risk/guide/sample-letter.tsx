import type { RiskRating } from "#domain/risk/model/types.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { radarAxes } from "#web/risk/report/pillar-notes.ts";
import { possibleWords } from "#web/risk/report/report-words.ts";

/** The letter of the sample as a report shows it, with a word that it is a sample. Null: nothing is weighed. */
export function SampleLetter({ rating }: { rating: RiskRating | null }) {
  const possible = rating === null ? null : possibleWords(rating);
  return (
    <div>
      <p className="text-13 text-sub">
        <Badge tone="warn">サンプル</Badge> 実在しない建物の例です（1998年築・64戸、修繕積立金と管理は未確認）。
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3" aria-live="polite">
        <p>
          <span className="sr-only">総合評価 </span>
          <LetterMark letter={rating?.letter ?? null} absent="判定保留" />
        </p>
        {rating && rating.overall !== null && (
          <div className="text-13 text-sub">
            <p>
              <b className="amount text-22 text-ink">{rating.overall.toFixed(1)}点</b> <span className="amount">／100</span>{" "}
              {rating.isProvisional && <Badge tone="warn">参考</Badge>}
            </p>
            {possible && (
              <p>
                足りないデータしだいで <b className="amount text-ink">{possible.letters}</b>
                <span className="amount">（{possible.points}）</span>
              </p>
            )}
            <p className="amount">データのそろい具合 {coverageText(rating.coverage)}</p>
          </div>
        )}
      </div>
      {rating && <RadarChart title="6項目の点数（サンプル）" axes={radarAxes(rating.pillars, "full")} />}
      <p className="text-13 text-sub">{NO_GUARANTEE}。</p>
    </div>
  );
}
