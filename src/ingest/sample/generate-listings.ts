import { type DealType, DIRECTIONS, type Listing, type ListingNotice, type ListingState } from "#domain/listings/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Random } from "#kernel/random.ts";
import { between, integer, pick, scatter, weightedDraw } from "./draw.ts";
import type { SampleBuilding } from "./generate-buildings.ts";
import type { SamplePlaces } from "./places.ts";
import { SAMPLE_COMPANIES } from "./sample-companies.ts";
import { layoutFor } from "./sample-layout.ts";
import { condoValue, trendAt } from "./sample-price.ts";

const PER_FLOOR = 0.004;
/** Listings are looked over every two weeks. */
const UPDATE_EVERY_DAYS = 14;
const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

/** How many listings are in which state; the last ones are there so that lists have something to leave out. */
export type ListingCounts = Readonly<Partial<Record<ListingState, number>>>;

export type ListingMarket = {
  readonly buildings: readonly SampleBuilding[];
  readonly places: SamplePlaces;
  readonly counts: ListingCounts;
  readonly now: Date;
  /** The current quarter as `quarterIndex` numbers it. */
  readonly quarter: number;
};

/** Homes on sale: exact areas, asking prices mostly 3–8 % over their value, some cheap, some dear. */
export function generateListings(market: ListingMarket, random: Random): Listing[] {
  const drawBuilding = weightedDraw(market.buildings, ({ units }) => Math.sqrt(units));
  const states = Object.entries(market.counts).flatMap(([state, count]) => Array.from({ length: count }, () => state as ListingState));
  return states.map((state, number) => listing(drawBuilding(random), { state, number }, market, random));
}

type Which = { readonly state: ListingState; readonly number: number };

function listing(building: SampleBuilding, which: Which, market: ListingMarket, random: Random): Listing {
  const { apartment, town } = building;
  const areaM2 = Math.round(building.homeM2 * Math.exp(scatter(random, 0.12)) * 100) / 100;
  const floor = integer(random, 1, building.floors);
  const isRenovated = random() < (apartment.builtYear < 2010 ? 0.4 : 0.05);
  const home = {
    level: town.level,
    ageYears: Math.max(0, Math.floor(market.quarter / 4) - apartment.builtYear),
    areaM2,
    walkMinutes: building.walkMinutes,
    renovated: isRenovated,
    buildingEffect: building.effect + PER_FLOOR * (floor - building.floors / 2),
  };
  const asking = condoValue(home, trendAt(market.places.trend, market.quarter)) * (1 + askingMargin(random));
  const id = opaqueId((length) => Uint8Array.from({ length }, () => Math.floor(random() * 256)));
  return {
    id,
    ...offer(which, random),
    dwellingKey: `d-${id}`,
    apartmentKey: apartment.key,
    kind: "condo",
    title: `${apartment.name} ${floor}階`,
    address: apartment.address,
    cityCode: apartment.cityCode,
    town: apartment.town,
    place: apartment.place,
    placePrecision: "building",
    price: Math.round(asking / 100_000) * 100_000,
    areaM2,
    layout: layoutFor(areaM2, apartment.builtYear, random),
    floor,
    ...ofBuilding(building),
    direction: pick(random, [...SUNNY, ...DIRECTIONS]),
    ...costs(areaM2, apartment.builtYear, random),
    ...rights(random),
    isRenovated,
    ...dates(which.state, market.now, random),
    state: which.state,
    isSample: true,
  };
}

const SUNNY = ["南", "南", "南東", "南西"] as const;

function offer({ number }: Which, random: Random) {
  const { id } = pick(random, SAMPLE_COMPANIES);
  return {
    companyId: id,
    reference: `S-${String(number + 1).padStart(5, "0")}`,
    dealType:
      random() < 0.85 ? pick<DealType>(random, ["媒介", "専任媒介", "専属専任媒介", "一般媒介"]) : pick<DealType>(random, ["売主", "代理"]),
    isConsented: true,
    faults: [],
  };
}

function ofBuilding({ apartment, walkMinutes }: SampleBuilding) {
  const stations =
    apartment.stationName === null
      ? []
      : [{ stationGroup: null, stationName: apartment.stationName, line: null, minutes: walkMinutes, busMinutes: null }];
  return {
    totalFloors: apartment.floors,
    totalUnits: apartment.units,
    structure: apartment.structure,
    builtYear: apartment.builtYear,
    builtMonth: apartment.builtMonth,
    // A building is confirmed about a year and a half before it is finished.
    confirmedOn: `${apartment.builtYear - 2}-09-01`,
    stations,
    landAreaM2: null,
    privateRoadM2: null,
  };
}

/** Fees of a month by area, older buildings laying aside more; few below what repairs will cost. */
function costs(areaM2: number, builtYear: number, random: Random) {
  const reserve = between(random, 110, builtYear < 2005 ? 320 : 240);
  return {
    balconyM2: Math.round(between(random, 5, 12) * 100) / 100,
    managementYen: Math.round((areaM2 * between(random, 180, 320)) / 100) * 100,
    reserveYen: Math.round((areaM2 * reserve) / 100) * 100,
    otherMonthlyYen: random() < 0.2 ? 1_100 : null,
  };
}

function rights(random: Random) {
  const isTenanted = random() < 0.06;
  const notices: ListingNotice[] = random() < 0.015 ? ["incident"] : [];
  return {
    landRight: random() < 0.03 ? ("leasehold" as const) : ("freehold" as const),
    isTenanted,
    yearlyRentYen: null,
    pets: pick(random, ["yes", "negotiable", "no", "no"] as const),
    parking: pick(random, ["yes", "full", "none", "none"] as const),
    renovatedOn: null,
    notices,
    remarks: null,
    handover: isTenanted ? "賃貸中(オーナーチェンジ)" : pick(random, ["相談", "即時", "2027年3月予定"]),
    firstPrice: null,
    priceChangedOn: null,
  };
}

function askingMargin(random: Random): number {
  const luck = random();
  if (luck < 0.06) return between(random, -0.16, -0.07);
  if (luck < 0.14) return between(random, 0.12, 0.25);
  return between(random, 0.03, 0.08);
}

function dates(state: ListingState, now: Date, random: Random) {
  const sinceUpdate = state === "expired" ? integer(random, 30, 60) : integer(random, 0, UPDATE_EVERY_DAYS - 1);
  const sincePublished = sinceUpdate + integer(random, 0, 90);
  return {
    publishedOn: daysFrom(now, -sincePublished),
    updatedOn: daysFrom(now, -sinceUpdate),
    nextUpdateOn: daysFrom(now, UPDATE_EVERY_DAYS - sinceUpdate),
  };
}

/** A calendar day in Japan. */
function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + JAPAN_MS + days * DAY_MS).toISOString().slice(0, 10);
}
