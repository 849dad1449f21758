import type { KeptPlaceToday } from "#api/client/client.ts";
import { NEW_HOME_DAYS } from "#domain/favorites/types.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { addressOf, type FavoriteEntry, KIND_WORDS, offersOf } from "./favorite-entry.ts";

type PlainRowProps = {
  readonly entry: FavoriteEntry;
  /** What is on offer there today; null: not known, or not yet. */
  readonly today: KeptPlaceToday | null;
};

/** A building, a place or an area: where it leads, and what is on offer there today. */
export function PlainRow({ entry, today }: PlainRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <p className="flex flex-wrap items-center gap-x-3">
        <Badge tone="quiet">{KIND_WORDS[entry.kind]}</Badge>
        <a href={addressOf(entry)} className="inline-flex min-h-11 items-center font-bold text-16 text-link">
          {entry.label}
        </a>
      </p>
      {today && <Offers today={today} />}
    </div>
  );
}

function Offers({ today }: { readonly today: KeptPlaceToday }) {
  const { area, onOffer, newHomes } = today;
  const where = today.kind === "place" && area !== null ? `${area.slice(area.indexOf("-") + 1)}の` : "";
  if (onOffer === 0) return <p className="text-14 text-sub">{where}売出物件は、いまありません。</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-14">
      <a href={offersOf(today)} className="amount inline-flex min-h-11 items-center text-link">
        {where}売出中 {onOffer.toLocaleString("ja-JP")}件
      </a>
      {newHomes > 0 && (
        <span className="amount text-sub">
          {NEW_HOME_DAYS}日以内の新着 {newHomes.toLocaleString("ja-JP")}件
        </span>
      )}
    </p>
  );
}
