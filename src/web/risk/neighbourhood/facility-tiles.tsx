import type { NearbyResponse } from "#api/client/client.ts";
import { fromTownCentre } from "#domain/risk/model/town-words.ts";
import { type FacilityReach, facilityReach } from "./facility-reach.ts";

/** The six categories at a glance: how far the nearest is, and how many within ten minutes. */
export function FacilityTiles({ places }: { places: NearbyResponse }) {
  return (
    <ul aria-label="施設までの近さ" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {facilityReach(places).map((reach) => (
        <Tile key={reach.kind} reach={reach} within={places.within} />
      ))}
    </ul>
  );
}

function Tile({ reach, within }: { reach: FacilityReach; within: number }) {
  const { title, state, nearest, within10 } = reach;
  if (nearest) {
    return (
      <li className="rounded-control border border-line p-3">
        <p className="text-13 text-sub">{title}</p>
        {nearest.minutes === null ? (
          <b className="amount block text-16">{fromTownCentre(nearest.distanceM)}</b>
        ) : (
          <p className="amount">
            <span className="text-13">徒歩</span>
            <b className="text-22">{nearest.minutes}</b>
            <span className="text-13">分ほど</span>
          </p>
        )}
        <p className="text-12 text-sub">
          {nearest.minutes === null ? "直線800m以内" : `直線${nearest.distanceM.toLocaleString("ja-JP")}m・10分圏`}に{within10}か所
        </p>
      </li>
    );
  }
  if (state === "out_of_area") return <EmptyTile title={title} word="対象外エリア" look="border-2 border-control border-dashed" />;
  if (state === "no_data") return <EmptyTile title={title} word="データなし" look="hatched border border-line" />;
  return <EmptyTile title={title} word={`直線${within.toLocaleString("ja-JP")}m以内になし`} look="border border-line" />;
}

function EmptyTile({ title, word, look }: { title: string; word: string; look: string }) {
  return (
    <li className={`rounded-control p-3 ${look}`}>
      <p className="inline-block bg-card px-1 text-13 text-sub">{title}</p>
      <p>
        <b className="inline-block bg-card px-1 text-14">{word}</b>
      </p>
    </li>
  );
}
