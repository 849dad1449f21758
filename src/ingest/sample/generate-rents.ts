import type { Rent } from "#domain/properties/types.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { integer, scatter, weightedDraw } from "./draw.ts";
import type { SampleBuilding } from "./generate-buildings.ts";
import { LAST_QUARTER } from "./generate-sales.ts";
import type { SamplePlaces } from "./places.ts";
import { layoutFor } from "./sample-layout.ts";
import { condoValue, trendAt } from "./sample-price.ts";
import { grossYield } from "./sample-yield.ts";

export type SampleRent = Omit<Rent, "id">;

export const FIRST_RENT_QUARTER: Quarter = { year: 2021, quarter: 1 };
const ASKED_MORE = 1.02;
const ASKING_SHARE = 0.6;
const NOISE = 0.06;
/** Rents follow prices slowly: of a rise of prices by a tenth they take part by about half. */
const FOLLOWS = 0.5;
const STEP_YEN = 1_000;
/** Where the usual trend of prices stood when rents were as they are here. */
const USUAL_TREND: Quarter = { year: 2022, quarter: 1 };

/** Invented rents of homes in the sample buildings: what such a home would sell for, times a yield that is higher for old and small homes. */
export function generateRents(
  buildings: readonly SampleBuilding[],
  { places, count }: { readonly places: SamplePlaces; readonly count: number },
  random: Random,
): SampleRent[] {
  const drawBuilding = weightedDraw(buildings, ({ units }) => Math.sqrt(units));
  return Array.from({ length: count }, () => rentOf(drawBuilding(random), places, random));
}

function rentOf(building: SampleBuilding, places: SamplePlaces, random: Random): SampleRent {
  const { apartment, town, walkMinutes } = building;
  const quarter = drawQuarter(random, apartment.builtYear);
  const areaM2 = Math.max(15, Math.round(building.homeM2 * Math.exp(scatter(random, 0.12)) * 10) / 10);
  const ageYears = Math.max(0, quarter.year - apartment.builtYear);
  const home = { level: town.level, ageYears, areaM2, walkMinutes, renovated: false, buildingEffect: building.effect };
  const usual = trendAt(places.trend, quarterIndex(USUAL_TREND));
  const trend = usual * (trendAt(places.trend, quarterIndex(quarter)) / usual) ** FOLLOWS;
  const category = random() < ASKING_SHARE ? "asking" : "agreed";
  const yearly = condoValue(home, trend) * grossYield({ level: town.level, ageYears, areaM2 });
  const rent = (yearly / 12) * Math.exp(scatter(random, NOISE)) * (category === "asking" ? ASKED_MORE : 1);
  return {
    category,
    cityCode: apartment.cityCode,
    cityName: apartment.cityName,
    town: apartment.town,
    place: town.place,
    quarter,
    areaM2,
    layout: layoutFor(areaM2, apartment.builtYear, random),
    builtYear: apartment.builtYear,
    stationName: apartment.stationName,
    walkMinutes,
    floor: integer(random, 1, building.floors),
    rentYen: Math.round(rent / STEP_YEN) * STEP_YEN,
    apartmentKey: apartment.key,
  };
}

function drawQuarter(random: Random, notBeforeYear: number): Quarter {
  const first = Math.max(quarterIndex(FIRST_RENT_QUARTER), notBeforeYear * 4);
  return quarterAt(integer(random, first, quarterIndex(LAST_QUARTER)));
}
