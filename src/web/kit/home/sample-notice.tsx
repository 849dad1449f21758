import { gapAxis, gapOf } from "#kernel/home/gap.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { GapBand } from "./gap-band.tsx";
import type { HomeEstimate } from "./home-summary.ts";
import { PlanType } from "./plan-type.tsx";
import { PriceFigure } from "./price-figure.tsx";

/** Invented, and a little dearer than its estimate: nobody is drawn in by a bargain that is none. */
const ESTIMATE: HomeEstimate = { point: 62_700_000, q10: 57_100_000, q90: 68_900_000, grade: "B" };
const HOME = { price: 63_800_000, layout: "3LDK", estimate: ESTIMATE };
const REASONS = ["予算より420万円低い", "駅徒歩が条件より4分近い", "広さが条件より8㎡広い"];

/** What one home of a message looks like to whoever gets it. */
export function SampleNotice() {
  const { price, layout, estimate } = HOME;
  const { point, q10, q90 } = estimate;
  return (
    <Card title="お知らせの見本">
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-start gap-x-4">
        <PlanType layout={layout} kindLabel="中古マンション" className="w-full rounded-control border border-line p-1" />
        <div className="min-w-0 text-14">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <PriceFigure yen={price} />
            <Badge tone="warn">見本</Badge>
          </p>
          <p className="font-bold">見本マンション 6階</p>
          <p className="flex flex-wrap gap-x-3 text-13 text-sub">
            {["見本駅 徒歩6分", layout, "68㎡", "築12年"].map((fact) => (
              <span key={fact} className="amount">
                {fact}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="mt-3">
        <GapBand {...{ price, estimate }} axis={gapAxis([HOME])} />
        <p className="mt-1 text-13">
          AI推定 <span className="amount">{formatYen(point)}</span>（
          <span className="amount">
            {formatYen(q10)}〜{formatYen(q90)}
          </span>
          ）・<b className="amount">{gapOf(price, estimate).words}</b>
        </p>
      </div>
      <div className="mt-3">
        <ChipRow>
          {REASONS.map((reason) => (
            <Chip key={reason} tone="brand">
              {reason}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <p className="mt-3 text-13 text-sub">実在しない物件です。「いいね」「興味なし」を伝えると、次からのお知らせに生かします。</p>
    </Card>
  );
}
