import { useEffect, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { monthlyFigure } from "#domain/finance/monthly-cost.ts";
import type { FoundHome, HomeConditions, HomePin } from "#domain/search/homes/types.ts";
import { HomeList } from "#web/kit/home/home-list.tsx";
import { boxAroundSpot } from "#web/kit/home-map/home-spots.ts";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { HeartButton, heartOfHome } from "#web/session/favorites/heart-button.tsx";
import { homesQuery } from "./find-homes.ts";

type SpotListProps = {
  readonly spot: HomePin;
  readonly conditions: HomeConditions;
  readonly today: string;
  readonly onClose: () => void;
};

type Loaded = { readonly homes: readonly FoundHome[]; readonly total: number } | "failed" | null;

/** The homes of one spot of the map, over it: one, or the many that share its place. */
export function SpotList({ spot, conditions, today, onClose }: SpotListProps) {
  const loaded = useHomesAt(spot, conditions);
  const { count, placePrecision } = spot;
  return (
    <section
      aria-label="選んだ場所の物件"
      className="absolute inset-x-3 bottom-10 z-20 flex max-h-[60%] sm:top-30 sm:bottom-auto flex-col overflow-hidden rounded-card border border-line bg-card shadow-md sm:right-auto sm:w-96"
    >
      <div className="flex items-center justify-between border-line border-b pl-3.5">
        <h2 className="text-14">
          {count > 1 ? `ここに${count}件` : "選んだ物件"}
          {placePrecision !== "building" && <span className="ml-2 font-normal text-12 text-sub">おおよその位置です</span>}
        </h2>
        <button type="button" onClick={onClose} className="min-h-11 px-3.5 text-13 text-brand underline underline-offset-4">
          閉じる
        </button>
      </div>
      <div className="overflow-y-auto" aria-live="polite">
        {loaded === null && <p className="p-3.5 text-13 text-sub">読み込んでいます</p>}
        {loaded === "failed" && <LoadFailed />}
        {loaded !== null && loaded !== "failed" && (
          <>
            <HomeList
              label="選んだ場所の物件"
              homes={loaded.homes}
              today={today}
              rowOf={(home) => ({ ...monthlyFigure(home), actions: <HeartButton item={heartOfHome(home)} /> })}
            />
            {loaded.total > loaded.homes.length && (
              <p className="p-3.5 text-13 text-sub">
                価格の安い{loaded.homes.length}件を表示しています（{loaded.total}件中）。
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function useHomesAt(spot: HomePin, conditions: HomeConditions): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      setLoaded(null);
      const query = { ...homesQuery({ conditions, box: boxAroundSpot(spot) }), sort: "price" as const };
      const answer = await apiClient().estate.get("/homes", { query, signal: stop.signal });
      if (!stop.signal.aborted) setLoaded(answer.ok ? { homes: answer.value.items, total: answer.value.total } : "failed");
    };
    void load();
    return () => stop.abort();
  }, [spot, conditions]);
  return loaded;
}
