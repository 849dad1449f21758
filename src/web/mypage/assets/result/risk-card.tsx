import { Link } from "@tanstack/react-router";
import type { AssetResponse, RiskReportResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { reportKey } from "#web/mypage/assets/core/asset-words.ts";

type RiskCardProps = {
  readonly asset: AssetResponse;
  /** Null: it could not be read. */
  readonly report: RiskReportResponse | null;
};

/** The letter of where the home stands, beside its value, with the way to the whole report. */
export function RiskCard({ asset, report }: RiskCardProps) {
  const key = reportKey(asset);
  return (
    <Card title="リスク診断">
      {key === null ? (
        <NoData title="データなし">この建物の診断は、いまはありません。</NoData>
      ) : report === null ? (
        <LoadFailed title="読み込みに失敗しました">リスク診断を読み込めませんでした。</LoadFailed>
      ) : (
        <Letter rating={report.rating} />
      )}
      {key !== null && (
        <p className="no-print mt-3">
          <Link
            to="/risk/$apartmentKey/summary"
            params={{ apartmentKey: key }}
            search={searchOf(asset)}
            className="inline-flex min-h-11 items-center text-14 text-link"
          >
            診断をくわしく見る
          </Link>
        </p>
      )}
    </Card>
  );
}

function Letter({ rating: { letter, overall, possible, coverage } }: Pick<RiskReportResponse, "rating">) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <LetterMark letter={letter} absent="判定保留" />
      <div>
        {overall !== null && (
          <p>
            <b className="amount text-22">{Math.round(overall)}</b>点
          </p>
        )}
        <p className="text-13 text-sub">
          ありうる範囲 {possible.lowest === possible.highest ? possible.lowest : `${possible.lowest}〜${possible.highest}`}
        </p>
        <p className="text-13 text-sub">データのそろい {percent(coverage, 0)}</p>
      </div>
    </div>
  );
}

function searchOf({ rest, facts, apartmentKey }: AssetResponse) {
  return { ...(rest === "" ? {} : { rest }), ...(facts.floor === null || apartmentKey === null ? {} : { floor: facts.floor }) };
}
