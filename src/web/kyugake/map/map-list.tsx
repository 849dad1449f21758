import { gapAxis } from "#kernel/home/gap.ts";
import { CompareTray } from "#web/kit/compare/compare-parts.tsx";
import { useCompared } from "#web/kit/compare/use-compared.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { MapList } from "./find-map.ts";
import { MapRow } from "./map-row.tsx";

type MapListProps = {
  readonly list: MapList | null;
  readonly isAsking: boolean;
  readonly chosen: string | null;
  readonly onPoint: (key: string) => void;
};

/** The homes of the map as a list, in step with it: what a keyboard and a screen reader use. */
export function MapHomes({ list, isAsking, chosen, onPoint }: MapListProps) {
  if (list === null)
    return (
      <div className="p-4">
        <LoadFailed>九掛け物件を読み込めませんでした。</LoadFailed>
      </div>
    );
  return <Homes list={list} {...{ isAsking, chosen, onPoint }} />;
}

type HomesProps = Omit<MapListProps, "list"> & { readonly list: MapList };

function Homes({ list, isAsking, chosen, onPoint }: HomesProps) {
  const axis = gapAxis(list.homes);
  const compared = useCompared();
  return (
    <section aria-label="九掛け物件の一覧" aria-busy={isAsking}>
      <div className="border-line border-b px-4 py-2.5">
        <h2 className="text-16">
          <span role="status">
            九掛け <span className="amount">{list.total.toLocaleString("ja-JP")}件</span>
          </span>
        </h2>
        <p className="text-12 text-sub">確かさ、次に深さの順・推定は売出価格を使っていません</p>
      </div>
      {list.total === 0 ? (
        <div className="p-4">
          <NoData title="データがありません">この範囲に条件に合う九掛けはありません。地図を動かすか、広げてください。</NoData>
        </div>
      ) : (
        <ul>
          {list.homes.map((home) => (
            <MapRow key={home.key} {...{ home, axis, onPoint, compared }} today={list.today} isChosen={home.key === chosen} />
          ))}
        </ul>
      )}
      {list.total > list.homes.length && (
        <p className="px-4 py-3 text-13 text-sub">上位{list.homes.length}件を表示しています。地図を拡大すると絞り込めます。</p>
      )}
      <div className="px-4 py-3">
        <EstimateWords />
      </div>
      <CompareTray compared={compared} />
    </section>
  );
}
