import { apiClient } from "#api/client/client.ts";
import type { FoundHome, HomeConditions, HomePin } from "#domain/search/homes/types.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { HomeList } from "#web/kit/home/home-list.tsx";
import { boxAroundSpot } from "#web/kit/home-map/home-spots.ts";
import { SpotCard } from "#web/kit/home-map/spot-card.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";
import { homesQuery } from "./find-homes.ts";

type SpotListProps = {
  readonly spot: HomePin;
  readonly conditions: HomeConditions;
  readonly today: string;
  readonly onClose: () => void;
};

type Found = { readonly key: string; readonly homes: readonly FoundHome[]; readonly total: number };

/** The homes of the spot that was pressed, the cheapest first. */
export function SpotList({ spot, conditions, today, onClose }: SpotListProps) {
  const query = homesQuery({ conditions, box: boxAroundSpot(spot) });
  const key = JSON.stringify(query);
  const { state, value } = useNewest<Found>(key, async (signal) => {
    const answer = await apiClient().estate.get("/homes", { query: { ...query, sort: "price" }, signal });
    return answer.ok ? { key, homes: answer.value.items, total: answer.value.total } : null;
  });
  // Of the spot before nothing is shown.
  const found = value?.key === key ? value : null;
  return (
    <SpotCard
      label="選んだ場所の物件"
      {...{ spot, onClose }}
      state={found ? "known" : state === "failed" ? "failed" : "waiting"}
      className="max-h-[60%] sm:top-30"
    >
      {found && (
        <>
          <HomeList label="選んだ場所の物件" homes={found.homes} today={today} rowOf={keepableRow} />
          {found.total > found.homes.length && (
            <p className="p-3.5 text-13 text-sub">
              価格の安い{found.homes.length}件を表示しています（{found.total}件中）。
            </p>
          )}
        </>
      )}
    </SpotCard>
  );
}
