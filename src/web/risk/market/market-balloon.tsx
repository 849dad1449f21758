import type { Picked } from "#web/kit/map/layers/layer-map-props.ts";
import { ReportLink } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { DotLines } from "#web/risk/maps/dot-lines.tsx";
import { type DotWords, dotWords, type MarketLayer } from "./market-dots.ts";

type MarketBalloonProps = {
  readonly layer: MarketLayer;
  readonly picked: Picked;
  readonly period: string | null;
  readonly apartmentKey: string;
  readonly search: ReportSearch;
};

/** More homes than this on one spot are counted, not told. */
const MOST = 4;

/** What stands at the picked spot: a town with its sales, or homes on sale. */
export function MarketBalloon({ layer, picked, period, apartmentKey, search }: MarketBalloonProps) {
  const found = picked.all.map((facts) => dotWords(layer, facts, period));
  if (found.length === 0) {
    return <p>{layer === "sales" ? "ここには、成約を集計した町の印がありません。" : "ここには、売出中の印がありません。"}</p>;
  }
  return (
    <div className="flex max-h-56 flex-col gap-2 overflow-y-auto">
      {found.slice(0, MOST).map((words) => (
        <DotLines key={`${words.headline}${words.lines.join("")}`} {...words}>
          <BuildingLink {...words} own={apartmentKey} search={search} />
        </DotLines>
      ))}
      {found.length > MOST && <p>ほかに{found.length - MOST}件あります。</p>}
    </div>
  );
}

/** Only what there is a page for is linked. */
export function BuildingLink({
  apartmentKey,
  own,
  search,
}: Pick<DotWords, "apartmentKey"> & { readonly own: string; readonly search: ReportSearch }) {
  if (apartmentKey === null) return null;
  if (apartmentKey === own) return <p className="font-bold">この建物の部屋です</p>;
  return (
    <p>
      <ReportLink {...{ apartmentKey }} page="summary" search={search.w === undefined ? {} : { w: search.w }}>
        この建物のリスク診断
      </ReportLink>
    </p>
  );
}
