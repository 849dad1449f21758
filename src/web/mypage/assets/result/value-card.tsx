import type { ReactNode } from "react";
import { formatMonth } from "#kernel/calendar/month.ts";
import { signedPercent } from "#kernel/percent.ts";
import { formatYen, formatYenDifference, type Yen } from "#kernel/yen.ts";
import { PriceBand } from "#web/kit/chart/price-band.tsx";
import { ownShare, ShareBar } from "#web/kit/chart/share-bar.tsx";
import { BigPrice } from "#web/kit/report/big-price.tsx";
import { type Source, SourceChips } from "#web/kit/report/footnotes.tsx";
import { GRADE_MEANINGS } from "#web/kit/report/price-promise.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { ValueChange, ValueNow } from "#web/mypage/assets/core/value-now.ts";

type ValueCardProps = {
  readonly value: ValueNow;
  /** Owed today; null: not told. */
  readonly owedYen: Yen | null;
  readonly sources: readonly Source[];
  readonly note: ReactNode;
};

/** What a home is worth with its band, how sure that is, and what of it belongs to the owner. */
export function ValueCard({ value, owedYen, sources, note }: ValueCardProps) {
  const { lowYen, pointYen, highYen, grade, change } = value;
  return (
    <Card aria-label="推定価格" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="font-normal text-14 text-sub">AI推定価格（成約想定）</h2>
          <BigPrice amount={pointYen} />
        </div>
        {grade && <Badge>評価の確かさ {grade}</Badge>}
      </div>
      {change && <Change {...change} />}
      <div className="mt-4">
        <PriceBand low={lowYen} point={pointYen} high={highYen} asking={null} />
      </div>
      {grade && (
        <p className="mt-3 text-14 text-sub">
          評価の確かさ {grade}：{GRADE_MEANINGS[grade]}
        </p>
      )}
      <Equity valueYen={pointYen} owedYen={owedYen} />
      <div className="mt-4 text-13 text-sub">{note}</div>
      <div className="mt-3">
        <SourceChips sources={sources} />
      </div>
    </Card>
  );
}

/** `▲ 0.6%（+50万円）2026年10月から`: with a shape, so that the colour is not needed. What another model changed is no rise and no fall. */
export function Change({ from, yen, share, byModel }: ValueChange) {
  const isUp = share > 0;
  const isStill = Math.abs(share) < 0.0005;
  return (
    <p className="text-14">
      <b className={`amount ${isStill ? "text-sub" : isUp ? "text-brand" : "text-accent-strong"}`}>
        {!isStill && <span aria-hidden="true">{isUp ? "▲ " : "▼ "}</span>}
        {signedPercent(share)}
      </b>
      <span className="amount">（{formatYenDifference(yen)}）</span>
      <span className="text-sub">{formatMonth(from)}の評価から</span>
      {Math.abs(byModel) >= 0.0005 && <span className="block text-13 text-sub">ほかに、推定の方法の更新で{signedPercent(byModel)}</span>}
    </p>
  );
}

type EquityProps = {
  readonly valueYen: Yen;
  /** Null: not told. */
  readonly owedYen: Yen | null;
  /** Set off from what stands above. */
  readonly isFramed?: boolean;
};

/** What belongs to the owner, and what is owed, as one bar with its figures. */
export function Equity({ valueYen, owedYen, isFramed = true }: EquityProps) {
  const frame = isFramed ? "mt-4 border-line border-t pt-4" : "";
  if (owedYen === null) return <p className={`text-14 text-sub ${frame}`}>住宅ローンの残高を入力すると、純資産を表示します。</p>;
  const own = valueYen - owedYen;
  const share = Math.round(ownShare({ own, owed: owedYen }) * 100);
  return (
    <div className={frame}>
      <ShareBar own={own} owed={owedYen} />
      <dl className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-14">
        <div className="flex items-baseline gap-2">
          <dt className="text-sub">
            <span aria-hidden="true" className="mr-1 inline-block size-2.5 bg-brand" />
            純資産 {own > 0 && `${share}%`}
          </dt>
          <dd className={`amount font-bold text-16 ${own < 0 ? "text-accent-strong" : "text-brand"}`}>{formatYen(own)}</dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-sub">
            <span aria-hidden="true" className="hatched mr-1 inline-block size-2.5 border border-line" />
            ローン
          </dt>
          <dd className="amount font-bold text-16">{formatYen(owedYen)}</dd>
        </div>
      </dl>
      {own < 0 && <p className="mt-1 text-13 text-sub">ローンの残高が推定価格より多い状態です。</p>}
    </div>
  );
}
