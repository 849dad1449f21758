import type { RentFactsResponse } from "#api/client/client.ts";
import { formatQuarterJa, parseQuarter } from "#kernel/quarter.ts";
import { type BandWords, PriceBand } from "#web/kit/chart/price-band.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { rentText } from "./rent-verdict.ts";

type RentEstimate = NonNullable<RentFactsResponse["estimate"]>;

const WORDS: BandWords = { name: "AI推定賃料", asked: "入れた家賃", mark: "入れた家賃", amount: rentText };

/** An estimated rent with its band, what it is of, how sure it is and what it rests on. `asked`: a rent to hold against it. */
export function RentBand({
  rent,
  asked,
}: {
  readonly rent: RentFactsResponse & { readonly estimate: RentEstimate };
  readonly asked: number | null;
}) {
  const { estimate, why, provenance } = rent;
  const { pointYen, lowYen, highYen, grade, isSample } = estimate;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="amount text-34">{rentText(pointYen)}</b>
        <span className="text-14">
          80%の幅 {rentText(lowYen)}〜{rentText(highYen)}
        </span>
        <Badge>評価の確かさ {grade}</Badge>
        {isSample && <Badge tone="warn">サンプル</Badge>}
      </p>
      <PriceBand low={lowYen} point={pointYen} high={highYen} asking={asked} words={WORDS} />
      <p className="mt-2 text-13 text-sub">
        {why}
        {basisText(estimate)}
      </p>
      <FactSource provenance={provenance} />
    </div>
  );
}

function basisText({ modelVersion, dataAsOf }: RentEstimate): string {
  const quarter = parseQuarter(dataAsOf);
  return `${quarter ? `${formatQuarterJa(quarter)}までの記録、` : ""}モデル ${modelVersion}。`;
}

/** `58㎡・2LDK`. */
export function homeText({ areaM2, layout }: RentEstimate["home"]): string {
  return [`${areaM2}㎡`, layout].filter(Boolean).join("・");
}

/** Narrows to an answer with an estimate. */
export function isEstimated(rent: RentFactsResponse): rent is RentFactsResponse & { readonly estimate: RentEstimate } {
  return rent.estimate !== null;
}
