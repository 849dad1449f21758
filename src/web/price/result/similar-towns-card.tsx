import { Link } from "@tanstack/react-router";
import type { EstimateResponse, SimilarTownsResponse } from "#api/client/client.ts";
import { signedPercent } from "#kernel/percent.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { PLACE_TILE } from "#web/kit/mark/place-tile.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";

type SimilarProps = {
  readonly estimate: EstimateResponse;
  /** Null: it could not be loaded. */
  readonly similar: SimilarTownsResponse | null;
};

/** Towns near by whose homes sell for about as much: each leads to the same home there. */
export default function SimilarTownsCard({ estimate, similar }: SimilarProps) {
  return (
    <Card title="㎡単価の近い町" lead={leadOf(similar)} className="no-print">
      {similar === null ? <LoadFailed /> : <Towns estimate={estimate} similar={similar} />}
    </Card>
  );
}

function leadOf(similar: SimilarTownsResponse | null): string | undefined {
  if (!similar?.own) return undefined;
  return `${similar.own.name}の㎡単価は${formatUnitPrice(similar.own.medianYenPerM2)}（直近3年の中央値、${similar.own.n.toLocaleString("ja-JP")}件）です。`;
}

function Towns({ estimate, similar: { own, towns } }: { estimate: EstimateResponse; similar: SimilarTownsResponse }) {
  if (own === null) return <NoData>この町の成約が20件に満たないため、ほかの町と比べていません。</NoData>;
  if (towns.length === 0) return <p className="text-14 text-sub">8km以内に、㎡単価の差が15%以内の町がありません。</p>;
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {towns.map(({ price, distanceM }) => (
          <li key={price.name}>
            <Link to="/search/input" search={searchOf(sameHomeIn(estimate, price))} className={`${PLACE_TILE} h-full`}>
              <span>
                <b>{price.name}</b>
                <span className="amount block text-13 text-sub">
                  {formatUnitPrice(price.medianYenPerM2)}・{price.n.toLocaleString("ja-JP")}件
                </span>
              </span>
              <span className="amount text-right text-13">
                {signedPercent(price.medianYenPerM2 / own.medianYenPerM2 - 1, 0)}
                <span className="block text-12 text-sub">直線{(distanceM / 1000).toFixed(1)}km</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-sub">町を選ぶと、同じ条件のままその町で推定できます。駅は町ごとに違うため、入れ直してください。</p>
    </>
  );
}

/** The same home elsewhere: what belongs to the place and its building stays behind, and so does what is asked for this one. */
function sameHomeIn(estimate: EstimateResponse, { cityCode, town }: { readonly cityCode: string; readonly town: string }) {
  const { apartmentKey, address, placeKey, stationName, walkMinutes, totalFloors, askingPrice, ...rest } = draftOfInput(estimate.input);
  // The plan of a town allows other percentages than that of the next.
  const { coveragePercent, floorAreaRatioPercent, ...home } = rest;
  return { ...home, cityCode, town };
}
