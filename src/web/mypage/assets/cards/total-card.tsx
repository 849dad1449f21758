import { signedPercent } from "#kernel/percent.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { BigPrice } from "#web/kit/report/big-price.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Equity } from "#web/mypage/assets/result/value-card.tsx";
import type { AssetTotal } from "./asset-today.ts";

/** What all homes are worth together, and what of it belongs to the member. */
export function TotalCard({ count, lowYen, pointYen, highYen, change, owedYen, untoldLoans, unvalued }: AssetTotal) {
  return (
    <Card aria-label="評価額の合計">
      <div className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 className="font-normal text-14 text-sub">{count}件の評価額（合計）</h2>
          <BigPrice amount={pointYen} />
          <div className="flex flex-wrap gap-x-4">
            {change && (
              <p className="text-14">
                <b className={`amount ${change.yen < 0 ? "text-accent-strong" : "text-brand"}`}>
                  {change.yen !== 0 && <span aria-hidden="true">{change.yen > 0 ? "▲ " : "▼ "}</span>}
                  {signedPercent(change.share)}
                </b>
                <span className="amount">（{formatYenDifference(change.yen)}）</span>
                <span className="inline-block text-sub">前回の評価から</span>
              </p>
            )}
            <p className="amount text-14 text-sub">
              幅 {formatYen(lowYen)}〜{formatYen(highYen)}
            </p>
            {unvalued > 0 && <p className="text-13 text-sub">評価のない{unvalued}件は、入っていません。</p>}
          </div>
        </div>
        <div>
          <Equity valueYen={pointYen} owedYen={owedYen} isFramed={false} />
          {owedYen !== null && untoldLoans > 0 && (
            <p className="mt-1 text-13 text-sub">ローンを入力していない{untoldLoans}件は、ローンなしとして足しています。</p>
          )}
        </div>
      </div>
    </Card>
  );
}
