import type { MapLayerResponse } from "#api/client/client.ts";
import { Swatch } from "#web/kit/map/swatch.tsx";
import { KINDS, type KindId, layerOf, TOPICS, type TopicId } from "./topics.ts";

type LayerPanelProps = {
  readonly topic: TopicId;
  readonly kind: KindId;
  readonly layers: readonly MapLayerResponse[] | null;
  readonly zoom: number;
  readonly onTopic: (topic: TopicId) => void;
};

/** The things that the map can show, each with how fine its figures are at this zoom: a list on a desk, a row of chips on a phone. */
export function LayerPanel({ topic, kind, layers, zoom, onTopic }: LayerPanelProps) {
  return (
    <fieldset className="pointer-events-auto min-w-0">
      <legend className="sr-only">表示する項目</legend>
      <div className="-mx-3 flex gap-2 overflow-x-auto px-3 py-1 sm:mx-0 sm:flex-col sm:gap-0 sm:overflow-visible sm:p-0">
        {TOPICS.map(({ id, label }) => {
          const layer = layers?.find((each) => each.id === layerOf(id, kind)) ?? null;
          const hasData = layer?.state === "ok";
          return (
            <label key={id} className={ROW}>
              <input type="radio" name="layer" value={id} checked={id === topic} onChange={() => onTopic(id)} className="sr-only" />
              <span className="max-sm:hidden">
                <Swatch legend={hasData ? layer.legend : null} />
              </span>
              <span className="sm:flex-1">{label}</span>
              <span className={`text-12 text-sub ${layer?.state === "no_data" ? "" : "max-sm:sr-only"}`}>
                {layer === null ? "" : precisionText(layer, zoom)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const ROW = [
  "flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 whitespace-nowrap rounded-full border border-control bg-card px-3.5 text-14 shadow-sm",
  "has-checked:border-brand has-checked:bg-brand has-checked:font-bold has-checked:text-white",
  "has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:-outline-offset-2",
  "sm:min-h-10 sm:rounded-none sm:border-0 sm:border-transparent sm:border-l-4 sm:bg-transparent sm:shadow-none",
  "sm:has-checked:border-l-brand sm:has-checked:bg-brand-tint sm:has-checked:text-brand",
].join(" ");

/** How fine the pieces are that one sees: `町`, `250mメッシュ`, or that there are none. */
export function precisionText(
  { state, precision, coarse }: Pick<MapLayerResponse, "state" | "precision" | "coarse">,
  zoom: number,
): string {
  if (state === "no_data") return "データなし";
  return coarse !== null && Math.floor(zoom) <= coarse.upTo ? coarse.precision : precision;
}

type KindChoiceProps = { readonly name: string; readonly kind: KindId; readonly onKind: (kind: KindId) => void };

/** The kinds of property side by side. */
export function KindChoice({ name, kind, onKind }: KindChoiceProps) {
  return (
    <fieldset className="pointer-events-auto">
      <legend className="sr-only">種別</legend>
      <div className="flex overflow-hidden rounded-control border border-control">
        {KINDS.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-10 flex-1 cursor-pointer items-center justify-center whitespace-nowrap border-control px-2 text-13 not-first:border-l has-checked:bg-brand has-checked:font-bold has-checked:text-white has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:-outline-offset-4"
          >
            <input type="radio" name={name} value={id} checked={id === kind} onChange={() => onKind(id)} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
