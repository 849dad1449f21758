import { type DealType, DIRECTIONS, type Listing, type ListingKind, type ListingNotice } from "#domain/listings/types.ts";
import { between, integer, pick, scatter } from "#ingest/sample/draw.ts";
import type { SampleBuilding } from "#ingest/sample/generate-buildings.ts";
import { landYenPerM2 } from "#ingest/sample/generate-sales.ts";
import type { SamplePlaces, SampleTown } from "#ingest/sample/places.ts";
import { layoutFor } from "#ingest/sample/sample-layout.ts";
import { condoValue, houseValue, trendAt } from "#ingest/sample/sample-price.ts";
import { stationIdOf } from "#ingest/sample/sample-rows.ts";
import { grossYield } from "#ingest/sample/sample-yield.ts";
import { type Random, seededRandom } from "#kernel/random.ts";

/** What is told of a home whoever offers it and however long; `price` is what is asked at first. */
export type OfferedHome = Omit<
  Listing,
  | ("id" | "companyId" | "reference" | "dwellingKey" | "faults" | "publishedOn" | "updatedOn" | "nextUpdateOn")
  | ("firstPrice" | "priceChangedOn" | "state" | "isSample" | "isConsented" | "dealType")
>;

/** A moment of the market: the year and the quarter as `quarterIndex` numbers it. */
type SampleMoment = { readonly year: number; readonly quarter: number };

export type OfferedFrom = { readonly places: SamplePlaces; readonly moment: SampleMoment };

const PER_FLOOR = 0.004;
const SUNNY = ["南", "南", "南東", "南西"] as const;
const UNKNOWN = {
  ...{ landAreaM2: null, privateRoadM2: null, balconyM2: null, layout: null, floor: null, totalFloors: null, totalUnits: null },
  ...{ direction: null, structure: null, builtYear: null, builtMonth: null, confirmedOn: null, managementYen: null, reserveYen: null },
  ...{ otherMonthlyYen: null, isTenanted: null, yearlyRentYen: null, pets: null, parking: null, isRenovated: null, renovatedOn: null },
  ...{ notices: [], remarks: null, landRight: "freehold" },
} as const satisfies Partial<OfferedHome>;

/** A flat in a building of the sample market. */
export function offeredFlat(building: SampleBuilding, { places, moment }: OfferedFrom, random: Random): OfferedHome {
  const { apartment, town } = building;
  const areaM2 = cents(building.homeM2 * Math.exp(scatter(random, 0.12)));
  const floor = integer(random, 1, building.floors);
  const ageYears = Math.max(0, moment.year - apartment.builtYear);
  const isRenovated = random() < (apartment.builtYear < 2010 ? 0.4 : 0.05);
  const buildingEffect = building.effect + PER_FLOOR * (floor - building.floors / 2);
  const home = { level: town.level, ageYears, areaM2, walkMinutes: building.walkMinutes, renovated: isRenovated, buildingEffect };
  const value = condoValue(home, trendAt(places.trend, moment.quarter));
  const isTenanted = random() < 0.06;
  const { discount, ...rights } = rightsOf(random);
  return {
    ...whereOf(town, "building"),
    apartmentKey: apartment.key,
    kind: "condo",
    title: `${apartment.name} ${floor}階`,
    place: apartment.place,
    price: asked(value * discount, random),
    areaM2,
    landAreaM2: null,
    privateRoadM2: null,
    layout: layoutFor(areaM2, apartment.builtYear, random),
    floor,
    totalFloors: apartment.floors,
    totalUnits: apartment.units,
    structure: apartment.structure,
    builtYear: apartment.builtYear,
    builtMonth: apartment.builtMonth,
    confirmedOn: confirmation(apartment.builtYear, random),
    stations: accessTo(town, building.walkMinutes),
    direction: pick(random, [...SUNNY, ...DIRECTIONS]),
    ...costsOf(areaM2, reserveOf(building), random),
    ...rights,
    isTenanted,
    yearlyRentYen: isTenanted ? tens(value * grossYield({ level: town.level, ageYears, areaM2 })) : null,
    ...{ pets: pick(random, ["yes", "negotiable", "no", "no"] as const), parking: pick(random, ["yes", "full", "none", "none"] as const) },
    ...{ isRenovated, renovatedOn: null, remarks: null },
    handover: isTenanted ? "賃貸中(オーナーチェンジ)" : pick(random, ["相談", "即時", "成約後2か月"]),
  };
}

/** A flat of a building that is being finished; it has no entry in the register yet. */
export function offeredNewFlat(town: SampleTown, { places, moment }: OfferedFrom, random: Random): OfferedHome {
  const areaM2 = cents(between(random, 42, 78));
  const minutes = integer(random, 2, 11);
  const totalFloors = integer(random, 7, 15);
  const floor = integer(random, 2, totalFloors);
  const home = { level: town.level, ageYears: 0, areaM2, walkMinutes: minutes, renovated: false, buildingEffect: PER_FLOOR * floor };
  return {
    ...UNKNOWN,
    ...whereOf(town, "block"),
    apartmentKey: null,
    kind: "new-condo",
    title: `サンプルレジデンス${town.name}新築 ${floor}階`,
    place: town.place,
    price: asked(condoValue(home, trendAt(places.trend, moment.quarter)), random),
    areaM2,
    layout: layoutFor(areaM2, moment.year, random),
    ...{ floor, totalFloors, totalUnits: totalFloors * integer(random, 3, 6), structure: "RC" as const },
    ...{ builtYear: moment.year + 1, builtMonth: integer(random, 1, 12), confirmedOn: `${moment.year - 1}-06-01` },
    stations: accessTo(town, minutes),
    direction: pick(random, SUNNY),
    ...costsOf(areaM2, RESERVES.short[1], random),
    ...{ pets: "negotiable" as const, parking: "yes" as const, isRenovated: false, handover: `${moment.year + 1}年予定` },
  };
}

/** A house or a plot, told by its town alone as companies do. */
export function offeredGround(kind: "house" | "land", town: SampleTown, from: OfferedFrom, random: Random): OfferedHome {
  const { places, moment } = from;
  const landM2 = cents(between(random, 48, 150));
  const floorM2 = cents(landM2 * between(random, 0.85, 1.2));
  const ageYears = integer(random, 0, 38);
  const trend = trendAt(places.trend, moment.quarter);
  const land = landYenPerM2(town, places);
  const value = kind === "land" ? land * landM2 * trend : houseValue({ landYenPerM2: land, landM2, floorM2, ageYears }, trend);
  const { discount, ...rights } = rightsOf(random);
  const isCramped = random() < 0.05;
  const notices: readonly ListingNotice[] = isCramped ? ["no-rebuild"] : random() < 0.12 ? ["setback"] : rights.notices;
  const house = {
    ...{
      areaM2: floorM2,
      layout: layoutFor(floorM2, moment.year - ageYears, random),
      structure: "wood" as const,
      totalFloors: pick(random, [2, 2, 3]),
    },
    ...{ builtYear: moment.year - ageYears, builtMonth: integer(random, 1, 12), confirmedOn: confirmation(moment.year - ageYears, random) },
    ...{ parking: pick(random, ["yes", "none"] as const), isTenanted: false },
  };
  return {
    ...UNKNOWN,
    ...whereOf(town, "town"),
    ...(kind === "house" ? house : { areaM2: null }),
    apartmentKey: null,
    kind,
    title: `${town.name}の${kind === "house" ? "一戸建て" : "土地"}`,
    place: town.place,
    price: asked(value * discount * (isCramped ? 0.7 : 1), random),
    landAreaM2: landM2,
    privateRoadM2: random() < 0.2 ? cents(between(random, 2, 12)) : 0,
    stations: accessTo(town, integer(random, 3, 18)),
    ...rights,
    notices,
    handover: "相談",
  };
}

/** A small block of flats, let. */
export function offeredBlock(town: SampleTown, { places, moment }: OfferedFrom, random: Random): OfferedHome {
  const landM2 = cents(between(random, 90, 260));
  const floorM2 = cents(landM2 * between(random, 1, 2.2));
  const ageYears = integer(random, 3, 35);
  const house = { landYenPerM2: landYenPerM2(town, places), landM2, floorM2, ageYears };
  const price = asked(houseValue(house, trendAt(places.trend, moment.quarter)), random);
  return {
    ...UNKNOWN,
    ...whereOf(town, "town"),
    apartmentKey: null,
    kind: "building",
    title: `${town.name}の一棟アパート`,
    place: town.place,
    price,
    ...{ areaM2: floorM2, landAreaM2: landM2, privateRoadM2: 0, structure: pick(random, ["wood", "RC"] as const), totalFloors: 3 },
    ...{ totalUnits: integer(random, 4, 12), builtYear: moment.year - ageYears, builtMonth: integer(random, 1, 12) },
    confirmedOn: confirmation(moment.year - ageYears, random),
    stations: accessTo(town, integer(random, 3, 15)),
    isTenanted: true,
    yearlyRentYen: tens(price * (grossYield({ level: town.level, ageYears, areaM2: 30 }) + 0.008)),
    handover: "賃貸中(オーナーチェンジ)",
  };
}

export function dealTypeOf(kind: ListingKind, random: Random): DealType {
  if (kind === "new-condo") return pick<DealType>(random, ["売主", "代理"]);
  return pick<DealType>(random, ["媒介", "専任媒介", "専任媒介", "専属専任媒介", "一般媒介", "売主"]);
}

function whereOf({ ward, name }: SampleTown, placePrecision: Listing["placePrecision"]) {
  return { address: `東京都${ward.name}${name}`, cityCode: ward.code, town: name, placePrecision };
}

function accessTo({ station }: SampleTown, minutes: number): Listing["stations"] {
  return [{ stationGroup: stationIdOf(station), stationName: station.name, line: station.line, minutes, busMinutes: null }];
}

/** The confirmation of a building comes about two years before it is finished; of an old one it is often not known. */
function confirmation(builtYear: number, random: Random): string | null {
  return random() < (builtYear < 1990 ? 0.5 : 0.1) ? null : `${builtYear - 2}-09-01`;
}

/** Fees of a month by area. */
function costsOf(areaM2: number, reserveYenPerM2: number, random: Random) {
  const reserve = reserveYenPerM2 * between(random, 0.98, 1.02);
  return {
    balconyM2: cents(between(random, 5, 12)),
    managementYen: tens((areaM2 * between(random, 180, 320)) / 10) * 10,
    reserveYen: tens((areaM2 * reserve) / 10) * 10,
    otherMonthlyYen: random() < 0.2 ? 1_100 : null,
  };
}

/** Lays aside too little for the repairs to come: one building in six, and a new one at first. */
const SHORT_SHARE = 1 / 6;
const RESERVES = { short: [110, 190], inOrder: [260, 330] } as const;

/** What a building lays aside, yen per m² and month: all its homes alike. Five in six lie within the guideline's usual range whatever their size. */
function reserveOf({ effect }: SampleBuilding): number {
  const random = seededRandom(Math.round(Math.abs(effect) * 1e9));
  const [low, high] = random() < SHORT_SHARE ? RESERVES.short : RESERVES.inOrder;
  return between(random, low, high);
}

function rightsOf(random: Random): { landRight: "freehold" | "leasehold"; notices: readonly ListingNotice[]; discount: number } {
  if (random() < 0.03) return { landRight: "leasehold", notices: [], discount: 0.8 };
  return random() < 0.015
    ? { landRight: "freehold", notices: ["incident"], discount: 0.85 }
    : { landRight: "freehold", notices: [], discount: 1 };
}

/** What is asked for a home of this value, in whole 100,000 yen: mostly 3–8 % more, some a good deal less or more. */
function asked(value: number, random: Random): number {
  return Math.round((value * (1 + marginOf(random))) / 100_000) * 100_000;
}

function marginOf(random: Random): number {
  const luck = random();
  if (luck < 0.025) return between(random, -0.28, -0.17);
  if (luck < 0.08) return between(random, -0.16, -0.07);
  return luck < 0.16 ? between(random, 0.12, 0.25) : between(random, 0.03, 0.08);
}

const cents = (value: number) => Math.round(value * 100) / 100;
const tens = (value: number) => Math.round(value / 10) * 10;
