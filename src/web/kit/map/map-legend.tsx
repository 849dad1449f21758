import { ColourRow } from "#web/kit/map/layers/colour-row.tsx";
import type { LegendClass } from "#web/kit/map/layers/overlay.ts";
import { Hatch } from "./hatch-swatch.tsx";

export type MapLegendProps = {
  readonly title: string;
  readonly unit: string;
  readonly legend: readonly LegendClass[];
  /** Figures made of cases are hatched where they are few. */
  readonly hasCases: boolean;
  /** Hazards: a place without a colour is not thereby safe. */
  readonly isHazard: boolean;
  /** What a white dot means, where dots are drawn without a value. */
  readonly noValue?: string;
  /** Where nothing is drawn nothing was counted, and there is no look of its own for missing data. */
  readonly hasNoData?: boolean;
};

/** What the colours of a map mean. Missing data have a look of their own, never a colour. */
export function MapLegend({ title, unit, legend, hasCases, isHazard, noValue, hasNoData = true }: MapLegendProps) {
  return (
    <section aria-label={`${title}の凡例`} className="text-13">
      <h2 className="font-bold text-14">
        凡例：{title}
        {unit && <span className="ml-1 font-normal text-12 text-sub">（{unit}）</span>}
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-x-4 gap-y-1.5">
        {legend.map(({ from, colour, label }) => (
          <ColourRow key={from} colour={colour} label={label} />
        ))}
        {hasCases && (
          <li className="flex items-center gap-2">
            <Hatch kind="few" />
            件数不足（5件未満）
          </li>
        )}
        {noValue && <ColourRow colour="#ffffff" label={noValue} />}
        {hasNoData && (
          <li className="flex items-center gap-2">
            <Hatch kind="no-data" />
            データなし
          </li>
        )}
      </ul>
      {isHazard && <p className="mt-2 font-bold">色なしは安全を意味しません。</p>}
    </section>
  );
}
