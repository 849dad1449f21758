import type { Listing } from "#domain/properties/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Random } from "#kernel/random.ts";
import { between, integer, pick, scatter, weightedDraw } from "./draw.ts";
import type { SampleBuilding } from "./generate-buildings.ts";
import type { SamplePlaces } from "./places.ts";
import { layoutFor } from "./sample-layout.ts";
import { condoValue, trendAt } from "./sample-price.ts";

const DIRECTIONS = ["南", "南", "南東", "南西", "東", "西", "北"] as const;
const AGENTS = ["サンプル不動産(架空)", "見本ホーム(架空)", "例示住宅販売(架空)"] as const;
const LICENCE = "東京都知事(0)第000000号";
const PER_FLOOR = 0.004;
/** Listings are looked over every two weeks. */
const UPDATE_EVERY_DAYS = 14;
const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

/** How many listings are in which state; the last three are there so that lists have something to leave out. */
type ListingCounts = Readonly<Record<Listing["state"], number>>;

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
  const states = (["active", "suspended", "sold", "expired"] as const).flatMap((state) =>
    Array.from({ length: market.counts[state] }, () => state),
  );
  return states.map((state) => listing(drawBuilding(random), state, market, random));
}

function listing(building: SampleBuilding, state: Listing["state"], market: ListingMarket, random: Random): Listing {
  const { apartment, town } = building;
  const areaM2 = Math.round(building.homeM2 * Math.exp(scatter(random, 0.12)) * 100) / 100;
  const floor = integer(random, 1, building.floors);
  const renovated = random() < (apartment.builtYear < 2010 ? 0.4 : 0.05);
  const home = {
    level: town.level,
    ageYears: Math.max(0, Math.floor(market.quarter / 4) - apartment.builtYear),
    areaM2,
    walkMinutes: building.walkMinutes,
    renovated,
    buildingEffect: building.effect + PER_FLOOR * (floor - building.floors / 2),
  };
  const asking = condoValue(home, trendAt(market.places.trend, market.quarter)) * (1 + askingMargin(random));
  return {
    id: opaqueId((length) => Uint8Array.from({ length }, () => Math.floor(random() * 256))),
    apartmentKey: apartment.key,
    kind: "condo",
    cityCode: apartment.cityCode,
    town: apartment.town,
    place: apartment.place,
    price: Math.round(asking / 100_000) * 100_000,
    areaM2,
    layout: layoutFor(areaM2, apartment.builtYear, random),
    floor,
    direction: pick(random, DIRECTIONS),
    builtYear: apartment.builtYear,
    stationName: apartment.stationName,
    walkMinutes: building.walkMinutes,
    renovated,
    agentName: pick(random, AGENTS),
    agentLicence: LICENCE,
    dealType: random() < 0.85 ? "媒介" : pick(random, ["売主", "代理"]),
    ...dates(state, market.now, random),
    state,
    isSample: true,
  };
}

function askingMargin(random: Random): number {
  const luck = random();
  if (luck < 0.06) return between(random, -0.16, -0.07);
  if (luck < 0.14) return between(random, 0.12, 0.25);
  return between(random, 0.03, 0.08);
}

function dates(state: Listing["state"], now: Date, random: Random) {
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
