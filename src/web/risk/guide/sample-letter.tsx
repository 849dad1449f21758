import type { RiskRating } from "#domain/risk/model/types.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LetterMark } from "#web/kit/ui/letter-mark.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { PILLAR_WORDS } from "#web/risk/report/pillar-words.ts";
import { rangeWords } from "#web/risk/report/report-words.ts";

/** The letter of the sample as a report shows it, with a word that it is a sample. Null: nothing is weighed. */
export function SampleLetter({ rating }: { rating: RiskRating | null }) {
  const range = rating === null ? null : rangeWords(rating);
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
            {range && (
              <p>
                足りないデータしだいで <b className="amount text-ink">{range}</b>
              </p>
            )}
            <p className="amount">データのそろい具合 {coverageText(rating.coverage)}</p>
          </div>
        )}
      </div>
      {rating && (
        <RadarChart
          title="6項目の点数（サンプル）"
          axes={rating.pillars.map(({ id, score }) => ({ label: PILLAR_WORDS[id].short, value: score }))}
        />
      )}
      <p className="text-13 text-sub">{NO_GUARANTEE}。</p>
    </div>
  );
}
