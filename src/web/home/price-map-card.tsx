import { Link } from "@tanstack/react-router";
import { quarterText } from "#kernel/quarter.ts";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { HomePrices } from "./find-home.ts";

/** A picture of unit prices: the same figures stand in the table of areas, so that it needs no more words than what it shows. */
export function PriceMapCard({ prices }: { prices: HomePrices }) {
  const { tiles } = useSiteMaps();
  const { version, map, isSample } = prices;
  return (
    <Card
      title="㎡単価の地図"
      lead="中古マンション・町ごとの中央値"
      aside={
        <Link to="/heatmap" className="-my-1.5 inline-flex min-h-11 items-center text-14 text-link">
          地図で開く
        </Link>
      }
      className="flex flex-col"
    >
      <img
        src={`${tiles.replace(/\/tiles$/, "")}/price-map.svg?v=${version}`}
        width={map.width}
        height={map.height}
        loading="lazy"
        decoding="async"
        alt={`中古マンションの㎡単価を町ごとに塗り分けた地図。${highest(prices)}`}
        className="h-auto w-full"
      />
      <p className="mt-auto pt-2 text-12 text-sub">
        成約・取引価格 {quarterText(map.from)}〜{quarterText(map.until)}。町の値を{sideText(map.sideM)}四方のますに塗っています。
        {isSample && <Badge tone="warn">サンプルデータ</Badge>}
      </p>
    </Card>
  );
}

function highest({ areas }: HomePrices): string {
  const [top] = areas.toSorted((a, b) => b.medianYenPerM2 - a.medianYenPerM2);
  return top ? `成約の多い区のうち、最も高いのは${top.cityName}です。` : "";
}

function sideText(metres: number): string {
  return metres >= 1000 ? `${metres / 1000}km` : `${metres}m`;
}
