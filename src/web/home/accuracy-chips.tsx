import { Link } from "@tanstack/react-router";
import { percent } from "#kernel/percent.ts";
import { formatQuarterJa, parseQuarter } from "#kernel/quarter.ts";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import type { HomeData } from "./find-home.ts";

/** The live figures under the search box; each leads to the page that explains them. Nothing is shown that is not measured. */
export function AccuracyChips({ card, market }: HomeData) {
  const until = market?.lastQuarter ? parseQuarter(market.lastQuarter) : null;
  if (!card && !until) return null;
  const isSample = card?.isSample ?? market?.origin === "sample";
  return (
    <div className="mt-4">
      <ChipRow>
        {card && (
          <>
            <FigureChip
              name={`推定の誤差（中古マンション${isSample ? "・サンプル" : ""}）`}
              value={`中央値 ${percent(card.overall.mdape)}`}
            />
            <FigureChip name="80%の幅に入った割合" value={percent(card.overall.coverage80)} />
          </>
        )}
        {until && (
          <Chip>
            <span className="amount">
              {market?.origin === "sample" ? "サンプルデータ" : "国土交通省データ"} {formatQuarterJa(until)}まで
            </span>
          </Chip>
        )}
      </ChipRow>
    </div>
  );
}

function FigureChip({ name, value }: { name: string; value: string }) {
  return (
    <Link to="/accuracy" className="inline-flex rounded-full hover:underline">
      <Chip>
        <span>{name}</span>
        <b className="amount text-ink">{value}</b>
      </Chip>
    </Link>
  );
}
