import type { HorizonAccuracy, ModelCard, WardHorizon, WardHorizons } from "#domain/valuation/core/types.ts";
import { LEAST_TESTED } from "#domain/valuation/engine/telling/measured.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { JudgedSale } from "./judge.ts";
import { fourDecimals, shareOf, sliceAccuracy } from "./metrics.ts";
import { MOST_AREAS } from "./slices.ts";

/** Test sales as a fit judged them that had learnt until a quarter (an index). */
export type Study = { readonly judged: readonly JudgedSale[]; readonly lastTrained: number };

type Distant = { readonly one: JudgedSale; readonly quartersAfter: number };

/**
 * Several fits' test sales together, by how many quarters after the end of their fit they were sold: of all sales, and by city. Two fits until 2023Q2 and 2024Q2
 * -> the sales of 2024Q3 count five quarters after the one and one after the other.
 */
export function byHorizon(studies: readonly Study[]): Pick<ModelCard, "horizons" | "wardHorizons" | "horizonOrigins"> {
  const distant = studies.flatMap(({ judged, lastTrained }) =>
    judged.map((one) => ({ one, quartersAfter: quarterIndex(one.sale.quarter) - lastTrained })),
  );
  const cities = [...Map.groupBy(distant, ({ one }) => one.sale.cityCode)]
    .sort(([a, some], [b, more]) => more.length - some.length || (a < b ? -1 : 1))
    .slice(0, MOST_AREAS)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const origins = [...new Set(studies.filter(({ judged }) => judged.length > 0).map(({ lastTrained }) => lastTrained))];
  return {
    horizons: horizonsOf(distant),
    wardHorizons: cities.flatMap(([cityCode, ofCity]): WardHorizons[] => {
      const kept = horizonsOf(ofCity).filter(({ n }) => n >= LEAST_TESTED);
      return kept.length === 0 ? [] : [{ cityCode, cityName: ofCity[0]?.one.sale.cityName ?? "", horizons: kept.map(ofWard) }];
    }),
    horizonOrigins: origins.sort((a, b) => a - b).map(quarterAt),
  };
}

function ofWard({ ppe10: _ppe10, medianBandWidth: _width, ...kept }: HorizonAccuracy): WardHorizon {
  return kept;
}

function horizonsOf(distant: readonly Distant[]): HorizonAccuracy[] {
  return [...Map.groupBy(distant, ({ quartersAfter }) => quartersAfter)]
    .sort(([a], [b]) => a - b)
    .map(([quartersAfter, part]) => {
      const judged = part.map(({ one }) => one);
      const below = fourDecimals(shareOf(judged, ({ price, low }) => price < low));
      const above = fourDecimals(shareOf(judged, ({ price, high }) => price > high));
      return { quartersAfter, ...sliceAccuracy(judged), below, above };
    });
}
