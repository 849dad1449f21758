import type { PriceParts } from "#domain/valuation/core/types.ts";
import { plotsByCity } from "#domain/valuation/engine/features/alike.ts";
import type { FeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { partsOf } from "#domain/valuation/engine/telling/price-parts.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Bundle } from "./model.ts";
import { predictPoint } from "./predict.ts";

/** As many as make a city measured: of fewer, its plots would be told by other cities' plots and by its own houses. */
const LEAST_PLOTS = 10;

/** The cities of which a model has learnt enough sales of plots to price the land under a house. None of a model that has learnt from no plots. */
export function citiesOfLand({ alike }: Pick<FeatureSpace, "alike">): ReadonlySet<string> {
  return new Set([...plotsByCity(alike)].flatMap(([cityCode, plots]) => (plots >= LEAST_PLOTS ? [cityCode] : [])));
}

/** A house as it was appraised: the price to be parted, in whole 万円, and the quarter it stands for. */
type AppraisedHouse = { readonly home: Home; readonly quarter: Quarter; readonly point: Yen };

/**
 * The price of a house, parted in land and building: the model that has learnt houses and plots together is asked for the plot alone, and what it leaves of the
 * price is the building's. Null of anything but a house, in a city outside `cities`, and where no built year is told: such a house is priced like those whose records
 * tell none, which are old, and nearly all of it would be called land.
 */
export function landAndBuilding(
  bundle: Pick<Bundle, "space" | "verticalEquity" | "point">,
  cities: ReadonlySet<string>,
  { home, quarter, point }: AppraisedHouse,
): PriceParts | null {
  if (home.kind !== "house" || home.builtYear === null || !cities.has(home.cityCode)) return null;
  const plot = predictPoint(bundle, { home: plotUnder(home), quarter, category: "contract" });
  return partsOf(point, Math.exp(plot) * home.areaM2);
}

/** Nothing but what stays when the house is gone. */
function plotUnder(house: Home): Home {
  const gone = { apartmentKey: null, builtYear: null, floorAreaM2: null, structure: null, layout: null, renovated: null };
  return { ...house, ...gone, kind: "land" };
}
