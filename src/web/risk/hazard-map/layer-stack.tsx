import type { MapLayerResponse } from "#api/client/client.ts";
import { Swatch } from "#web/kit/map/swatch.tsx";
import { LEAST_STRENGTH } from "#web/risk/maps/map-search.ts";
import type { MapChoice } from "./map-choices.ts";

type LayerStackProps = {
  readonly choices: readonly MapChoice[];
  /** The lowest first. */
  readonly shown: readonly MapChoice[];
  readonly layers: readonly MapLayerResponse[] | null;
  readonly onChoice: (id: string) => void;
};

/** The layers that can be laid on each other, each with how fine it is or that there are no data: a list on a desk, a row on a phone. */
export function LayerStack({ choices, shown, layers, onChoice }: LayerStackProps) {
  return (
    <fieldset className="pointer-events-auto min-w-0">
      <legend className="sr-only">地図に重ねる項目</legend>
      <div className="-mx-3 flex gap-2 overflow-x-auto px-3 py-1 sm:mx-0 sm:max-h-[42svh] sm:flex-col sm:gap-0 sm:overflow-y-auto sm:p-0">
        {choices.map(({ id, label, layer, pictures }) => {
          const found = layers?.find((each) => each.id === layer) ?? null;
          const hasData = found !== null && (found.state === "ok" || pictures !== undefined);
          return (
            <label key={id} className={ROW}>
              <input
                type="checkbox"
                name="layer"
                value={id}
                checked={shown.some((each) => each.id === id)}
                onChange={() => onChoice(id)}
                className="size-4 shrink-0 accent-brand"
              />
              <span className="max-sm:hidden">
                <Swatch legend={hasData ? found.legend : null} />
              </span>
              <span className="sm:flex-1">{label}</span>
              <span className="text-12 text-sub">{hasData ? <span className="max-sm:hidden">{found.precision}</span> : "データなし"}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const ROW = [
  "flex min-h-11 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-full border border-control bg-card px-3.5 text-14 shadow-sm",
  "has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold",
  "has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:-outline-offset-2",
  "sm:min-h-10 sm:rounded-none sm:border-0 sm:border-transparent sm:border-l-4 sm:bg-transparent sm:px-3 sm:shadow-none sm:has-checked:border-l-brand",
].join(" ");

type StrengthProps = { readonly strength: number; readonly onStrength: (strength: number) => void };

/** How strongly the layers are drawn over what lies under them. */
export function StrengthSlider({ strength, onStrength }: StrengthProps) {
  return (
    <div className="flex items-center gap-3 text-13">
      <label htmlFor="strength" className="whitespace-nowrap font-bold">
        色の濃さ
      </label>
      <input
        id="strength"
        type="range"
        min={LEAST_STRENGTH}
        max={100}
        step={5}
        value={strength}
        aria-valuetext={`${strength}%`}
        onChange={(event) => onStrength(Number(event.target.value))}
        className="h-8 w-full accent-brand"
      />
      <span className="amount w-11 text-right">{strength}%</span>
    </div>
  );
}
