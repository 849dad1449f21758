import type { HomeConditions } from "#domain/search/homes/types.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { useCompared } from "#web/kit/compare/use-compared.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { boxAroundSpot, type HomeSpot } from "#web/kit/home-map/home-spots.ts";
import { SpotCard } from "#web/kit/home-map/spot-card.tsx";
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

export function PickedCard({ spot, list, isFailed, onClose }: PickedCardProps) {
  const compared = useCompared();
  const homes = list?.homes ?? [];
  const axis = gapAxis(homes);
  const state = list ? "known" : isFailed ? "failed" : "waiting";
  return (
    <SpotCard label="選んだ場所の九掛け" {...{ spot, state, onClose }} className="max-h-[75%] sm:top-16">
      {list && (
        <ul>
          {homes.map((home) => (
            <MapRow key={home.key} {...{ home, axis, compared }} today={list.today} isChosen={false} onPoint={() => undefined} />
          ))}
        </ul>
      )}
    </SpotCard>
  );
}
