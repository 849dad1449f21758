import type { MapLayerResponse } from "#api/client/client.ts";
import { LegendBar, legendTicks } from "#web/kit/map/legend-bar.tsx";
import { NoDataLegend } from "#web/kit/map/no-data-legend.tsx";

/** What can lie under the pins. */
const LAYERS = [
  { id: "flood_max_rank", label: "洪水", title: "洪水の浸水深（想定最大規模）", isHazard: true, hasCases: false },
  { id: "quake_i55", label: "地震", title: "30年以内に震度6弱以上の確率", isHazard: true, hasCases: false },
  { id: "price_condo", label: "坪単価", title: "中古マンションの坪単価", isHazard: false, hasCases: true },
] as const;
export type LayerId = (typeof LAYERS)[number]["id"];

type LayerChoiceProps = { readonly chosen: LayerId | null; readonly onChoose: (layer: LayerId | null) => void };

/** One layer or none, side by side. */
export function LayerChoice({ chosen, onChoose }: LayerChoiceProps) {
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line bg-card shadow-sm">
      <legend className="sr-only">地図に重ねるもの</legend>
      {[...LAYERS, { id: null, label: "なし" }].map(({ id, label }) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer items-center whitespace-nowrap border-line px-3.5 text-14 not-first-of-type:border-l has-checked:bg-brand has-checked:font-bold has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:-outline-offset-4"
        >
          <input type="radio" name="layer" checked={id === chosen} onChange={() => onChoose(id)} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The legend of a layer in the official colours, or that there are no data. */
export function LayerLegend({ id, layer }: { readonly id: LayerId; readonly layer: MapLayerResponse | null }) {
  const known = LAYERS.find((one) => one.id === id) ?? LAYERS[0];
  if (layer?.state !== "ok") return <NoDataLegend title={known.title} />;
  const unit = layer.unit === "rank" ? "浸水深" : layer.unit;
  const ticks = legendTicks(layer.legend, layer.unit);
  return <LegendBar title={known.title} hasCases={known.hasCases} isHazard={known.isHazard} {...{ unit, ticks }} legend={layer.legend} />;
}
