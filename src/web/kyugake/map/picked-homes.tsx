import type { HomeConditions } from "#domain/search/homes/types.ts";
import { useCompared } from "#web/kit/compare/use-compared.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { gapAxis } from "#web/kit/home/gap.ts";
import { boxAroundSpot, type HomeSpot } from "#web/kit/home-map/home-spots.ts";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { findMapList, type MapList } from "./find-map.ts";
import { MapRow } from "./map-row.tsx";

type PickedHomesProps = { readonly spot: HomeSpot; readonly conditions: HomeConditions; readonly onClose: () => void };

/** The homes of the pin that was pressed, over the map: on a phone the list lies far below it. */
export function PickedHomes({ spot, conditions, onClose }: PickedHomesProps) {
  const { state, value } = useNewest(spot.key, async (signal) => {
    const list = await findMapList(conditions, boxAroundSpot(spot), signal);
    return list && { key: spot.key, list };
  });
  const list = value?.key === spot.key ? value.list : null;
  return <PickedCard {...{ spot, list, onClose }} isFailed={state === "failed"} />;
}

type PickedCardProps = Omit<PickedHomesProps, "conditions"> & { readonly list: MapList | null; readonly isFailed: boolean };

export function PickedCard({ spot: { count, placePrecision }, list, isFailed, onClose }: PickedCardProps) {
  const compared = useCompared();
  const homes = list?.homes ?? [];
  const axis = gapAxis(homes);
  return (
    <section
      aria-label="選んだ場所の九掛け"
      className="absolute inset-x-3 bottom-10 z-20 flex max-h-[75%] flex-col overflow-hidden rounded-card border border-line bg-card shadow-md sm:right-auto sm:bottom-20 sm:w-96"
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
        {list === null && !isFailed && <p className="p-3.5 text-13 text-sub">読み込んでいます</p>}
        {list === null && isFailed && <LoadFailed />}
        {list && (
          <ul>
            {homes.map((home) => (
              <MapRow key={home.key} {...{ home, axis, compared }} today={list.today} isChosen={false} onPoint={() => undefined} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
