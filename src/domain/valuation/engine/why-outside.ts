import type { DifferenceReason, SaleRow } from "#domain/valuation/core/types.ts";
import type { Home, HomeAt } from "#domain/valuation/engine/features/home.ts";
import { averageHome, commonest } from "./average-homes.ts";
import type { Bundle } from "./model.ts";
import { predictPoint } from "./predict.ts";

/** The attributes that may set a home apart, and what is exchanged of it for each. */
const ATTRIBUTES: Readonly<Record<Exclude<DifferenceReason, "unit" | "unexplained">, readonly (keyof Home)[]>> = {
  building: ["apartmentKey"],
  town: ["cityCode", "town", "place"],
  station: ["stationName", "walkMinutes"],
  age: ["builtYear"],
  size: ["areaM2", "floorAreaM2", "layout"],
  lot: ["lot"],
  zoning: ["zoning"],
  renovation: ["renovated"],
};
/** An attribute that carries less of the gap than this, or moves the price by less than a hundredth, explains nothing. */
const LEAST = { share: 0.25, log: 0.01 };

/**
 * Why an estimate lies outside the middle of its comparables: the attribute whose exchange for that of the typical comparable (median of numbers, commonest of
 * the rest) takes the price furthest towards them, by the model itself. `gap` is the log of the price to their median, both without what a unit adds. A flat of 120 m² among ones of 60 -> size.
 */
export function whyOutside(bundle: Bundle, subject: HomeAt, { sales, gap }: { sales: readonly SaleRow[]; gap: number }): DifferenceReason {
  const typical = typicalOf(sales);
  const price = (home: Home) => logPrice(bundle, { ...subject, home });
  const own = price(subject.home);
  let best: { reason: DifferenceReason; towards: number } = {
    reason: "unexplained",
    towards: Math.max(LEAST.log, LEAST.share * Math.abs(gap)),
  };
  for (const [reason, names] of Object.entries(ATTRIBUTES) as [DifferenceReason, readonly (keyof Home)[]][]) {
    // A lot of which the sales tell nothing is no other one.
    if (reason === "lot" && typical.lot === null) continue;
    const exchanged = { ...subject.home, ...Object.fromEntries(names.map((name) => [name, typical[name]])) };
    const towards = (own - price(exchanged)) * Math.sign(gap);
    if (towards > best.towards) best = { reason, towards };
  }
  return best.reason;
}

function logPrice(bundle: Bundle, at: HomeAt): number {
  return predictPoint(bundle, at) + Math.log(at.home.areaM2);
}

/** In the town where most of the sales lie. */
function typicalOf(sales: readonly SaleRow[]): Home {
  const town = commonest(sales.map((sale) => `${sale.cityCode}/${sale.town}`));
  const there = sales.find((sale) => `${sale.cityCode}/${sale.town}` === town) as SaleRow;
  const { cityCode, cityName, place } = there;
  const station = {
    stationName: commonest(sales.map((sale) => sale.stationName)),
    apartmentKey: commonest(sales.map((sale) => sale.apartmentKey)),
  };
  return { ...averageHome(sales), ...station, cityCode, cityName, town: there.town, place };
}
