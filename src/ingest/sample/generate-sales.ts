import type { Sale } from "#domain/properties/types.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { between, integer, pick, scatter, weightedDraw } from "./draw.ts";
import type { SampleBuilding } from "./generate-buildings.ts";
import type { SamplePlaces, SampleTown } from "./places.ts";
import { layoutFor } from "./sample-layout.ts";
import { condoValue, houseValue, publishedArea, publishedPrice, trendAt } from "./sample-price.ts";

export type SampleSale = Omit<Sale, "id">;

export const FIRST_QUARTER: Quarter = { year: 2020, quarter: 1 };
export const LAST_QUARTER: Quarter = { year: 2026, quarter: 3 };

/** Contract prices are published from 2021 on, so that each quarter has about twice as many rows from then. */
const CONTRACTS_FROM_YEAR = 2021;
const CONDO_NOISE = 0.08;
const GROUND_NOISE = 0.12;
const LOW_RISE = "第一種低層住居専用地域";
const ZONES = [LOW_RISE, LOW_RISE, "第一種中高層住居専用地域", "第一種住居地域", "準工業地域"] as const;

export function condoSales(buildings: readonly SampleBuilding[], places: SamplePlaces, count: number, random: Random): SampleSale[] {
  const drawBuilding = weightedDraw(buildings, ({ units }) => Math.sqrt(units));
  return Array.from({ length: count }, () => {
    const building = drawBuilding(random);
    return withGaps(condoSale(building, drawQuarter(random, building.apartment.builtYear + 1), places, random), random);
  });
}

/** Shares of published condominium sales that do not say when they were built, how they are laid out, or which station is near. */
const UNKNOWN = { builtYear: 0.02, layout: 0.02, station: 0.04 };

/** Leaves out what the source leaves out as often, so that a model learns what it means not to know. */
function withGaps(sale: SampleSale, random: Random): SampleSale {
  const isBuiltYearUnknown = random() < UNKNOWN.builtYear;
  const isLayoutUnknown = random() < UNKNOWN.layout;
  const isStationUnknown = random() < UNKNOWN.station;
  return {
    ...sale,
    ...(isBuiltYearUnknown ? { builtYear: null } : {}),
    ...(isLayoutUnknown ? { layout: null } : {}),
    ...(isStationUnknown ? { stationName: null, walkMinutes: null } : {}),
  };
}

function condoSale(building: SampleBuilding, quarter: Quarter, places: SamplePlaces, random: Random): SampleSale {
  const { apartment, town } = building;
  const areaM2 = building.homeM2 * Math.exp(scatter(random, 0.12));
  const ageYears = quarter.year - apartment.builtYear;
  const renovated = random() < (ageYears >= 15 ? 0.35 : 0.04);
  const home = {
    level: town.level,
    ageYears,
    areaM2,
    walkMinutes: building.walkMinutes,
    renovated,
    buildingEffect: building.effect,
  };
  const value = condoValue(home, trendAt(places.trend, quarterIndex(quarter)));
  return {
    ...recorded(town, quarter, random),
    kind: "condo",
    price: publishedPrice(value * Math.exp(scatter(random, CONDO_NOISE))),
    areaM2: publishedArea(areaM2),
    floorAreaM2: null,
    layout: layoutFor(areaM2, apartment.builtYear, random),
    builtYear: apartment.builtYear,
    structure: apartment.structure,
    renovated: random() < 0.7 ? renovated : null,
    zoning: building.floors >= 8 ? "商業地域" : "第一種住居地域",
    lot: null,
    walkMinutes: building.walkMinutes,
    apartmentKey: apartment.key,
  };
}

export function houseSales(places: SamplePlaces, count: number, random: Random): SampleSale[] {
  return groundSales(places, count, random, (town, quarter) => {
    const landM2 = between(random, 45, 140);
    const floorM2 = landM2 * between(random, 0.85, 1.25);
    const ageYears = integer(random, 0, 40);
    const house = { landYenPerM2: landYenPerM2(town, places), landM2, floorM2, ageYears };
    return {
      ...ground(town, quarter, random),
      kind: "house",
      price: priceOf(houseValue(house, trendAt(places.trend, quarterIndex(quarter))), random),
      areaM2: publishedArea(landM2),
      floorAreaM2: publishedArea(floorM2),
      builtYear: quarter.year - ageYears,
      structure: "wood",
    };
  });
}

export function landSales(places: SamplePlaces, count: number, random: Random): SampleSale[] {
  return groundSales(places, count, random, (town, quarter) => {
    const areaM2 = between(random, 45, 180);
    const value = landYenPerM2(town, places) * areaM2 * trendAt(places.trend, quarterIndex(quarter));
    return { ...ground(town, quarter, random), kind: "land", price: priceOf(value, random), areaM2: publishedArea(areaM2) };
  });
}

function groundSales(
  places: SamplePlaces,
  count: number,
  random: Random,
  sale: (town: SampleTown, quarter: Quarter) => SampleSale,
): SampleSale[] {
  const drawTown = weightedDraw(places.towns, ({ ward }) => ward.houseWeight);
  return Array.from({ length: count }, () => sale(drawTown(random), drawQuarter(random, FIRST_QUARTER.year)));
}

type GroundFacts = Omit<SampleSale, "kind" | "price" | "areaM2">;

/** What a house and a plot have in common. */
function ground(town: SampleTown, quarter: Quarter, random: Random): GroundFacts {
  return {
    ...recorded(town, quarter, random),
    floorAreaM2: null,
    layout: null,
    builtYear: null,
    structure: null,
    renovated: null,
    zoning: pick(random, ZONES),
    lot: null,
    walkMinutes: integer(random, 3, 18),
    apartmentKey: null,
  };
}

/** Where and when; the place is the middle of the town, as in published sales. */
function recorded(town: SampleTown, quarter: Quarter, random: Random) {
  const isContract = quarter.year >= CONTRACTS_FROM_YEAR && random() < 0.5;
  return {
    priceCategory: isContract ? ("contract" as const) : ("survey" as const),
    cityCode: town.ward.code,
    cityName: town.ward.name,
    town: town.name,
    place: town.place,
    quarter,
    stationName: town.station.name,
  };
}

/** Dear towns have dear land, less than in proportion. */
export function landYenPerM2(town: SampleTown, places: SamplePlaces): number {
  const neighbours = places.towns.filter(({ ward }) => ward === town.ward);
  const usual = neighbours.reduce((sum, { level }) => sum + level, 0) / neighbours.length;
  return town.ward.landLevel * 10_000 * (town.level / usual) ** 0.7;
}

function priceOf(value: number, random: Random): number {
  return publishedPrice(value * Math.exp(scatter(random, GROUND_NOISE)));
}

function drawQuarter(random: Random, notBeforeYear: number): Quarter {
  const first = Math.max(quarterIndex(FIRST_QUARTER), notBeforeYear * 4);
  const last = quarterIndex(LAST_QUARTER);
  for (;;) {
    const drawn = quarterAt(integer(random, first, last));
    if (drawn.year >= CONTRACTS_FROM_YEAR || random() < 0.5) return drawn;
  }
}
