import type { FeedField } from "#domain/listings/feed/feed-layout.ts";
import type { Sale } from "#domain/properties/types.ts";
import { between, integer, pick, scatter } from "#ingest/sample/draw.ts";
import { distanceM, type LonLat, walkMinutes } from "#kernel/geo.ts";
import type { Random } from "#kernel/random.ts";

/** A home of the feed, by the fields of the documented layout; what is left out is empty. */
export type FeedLine = Partial<Record<FeedField, string>>;

export type NamedStation = { readonly name: string; readonly line: string; readonly place: LonLat };

type Made = {
  /** ISO day; the feed says that it was looked over then. */
  readonly today: string;
  readonly prefectureOf: (cityCode: string) => string;
  /** The station nearest to a place; null: none is known near by. */
  readonly nearestStation: (place: LonLat) => NamedStation | null;
};

const KINDS = { condo: "中古マンション", house: "一戸建て", land: "土地" } as const;
const NAMES = { condo: "マンション", house: "一戸建て", land: "土地" } as const;
const DUE_AFTER_DAYS = 14;
const DAY_MS = 86_400_000;
/** Streets are longer than the straight line. */
const DETOUR = 1.25;
const FARTHEST_M = 2_400;

/** A recorded sale as if its home were offered: an invented advertisement, marked as such in every row. What the record does not tell is drawn. */
export function feedLineOf(sale: Sale, { today, prefectureOf, nearestStation }: Made, random: Random): FeedLine | null {
  const { kind, cityName, town, place } = sale;
  if (kind !== "condo" && kind !== "house" && kind !== "land") return null;
  const station = place === null ? null : nearestStation(place);
  return {
    reference: `SALE-${sale.id}`,
    state: "公開",
    kind: KINDS[kind],
    title: `サンプル ${town}の${NAMES[kind]}`,
    address: `${prefectureOf(sale.cityCode)}${cityName}${town}`,
    price: String(asked(sale.price, random)),
    ...(station !== null && place !== null ? accessTo(station, place) : {}),
    ...(kind === "condo" ? flat(sale, random) : ground(sale, random)),
    landRight: "所有権",
    dealType: pick(random, ["専任媒介", "専属専任媒介", "一般媒介"]),
    consent: "不要",
    publishedOn: today,
    updatedOn: today,
    nextUpdateOn: new Date(Date.parse(today) + DUE_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10),
    isSample: "はい",
  };
}

/** Mostly some percent over what was paid, in whole 100,000 yen; one in ten a good deal less. */
function asked(price: number, random: Random): number {
  const margin = random() < 0.1 ? between(random, -0.22, -0.08) : 0.04 + scatter(random, 0.04);
  return Math.max(100_000, Math.round((price * (1 + margin)) / 100_000) * 100_000);
}

function accessTo({ name, line, place }: NamedStation, home: LonLat): FeedLine {
  const metres = distanceM(place, home) * DETOUR;
  if (metres > FARTHEST_M) return {};
  return { station1Line: line, station1Name: name, station1Minutes: String(Math.max(1, walkMinutes(metres))) };
}

/** Published areas are whole steps of 5 m²: the rest is drawn. */
function flat({ areaM2, layout, builtYear, structure }: Sale, random: Random): FeedLine {
  const area = Math.max(10, areaM2 + between(random, -2.4, 2.4));
  const totalFloors = integer(random, 4, 15);
  return {
    areaM2: area.toFixed(2),
    layout: told(layout, "2LDK"),
    floor: String(integer(random, 1, totalFloors)),
    totalFloors: String(totalFloors),
    totalUnits: String(totalFloors * integer(random, 3, 7)),
    structure: structure === "SRC" ? "SRC" : "RC",
    ...built(builtYear, random),
    direction: pick(random, ["南", "南東", "南西", "東", "西"]),
    managementYen: String(Math.round(area * between(random, 18, 32)) * 10),
    reserveYen: String(Math.round(area * reserveTens(random)) * 10),
  };
}

/** Rooms that stand open to each other are one room; of other names and of no name the usual layout is told. */
function told(layout: string | null, usual: string): string {
  if (layout === null || layout === "メゾネット") return usual;
  return layout === "オープンフロア" || layout === "スタジオ" ? "1R" : layout;
}

/** What is laid aside in tens of yen per m²: of one home in six too little for the repairs to come, else within the guideline's usual range. */
function reserveTens(random: Random): number {
  const place = between(random, 0, 6);
  return place < 1 ? 11 + 8 * place : 24.5 + (place - 1);
}

function ground({ kind, areaM2, floorAreaM2, layout, builtYear }: Sale, random: Random): FeedLine {
  const land = { landAreaM2: String(areaM2), privateRoadM2: "0" };
  if (kind === "land") return land;
  return {
    ...land,
    areaM2: String(floorAreaM2 ?? Math.round(areaM2)),
    layout: told(layout, "3LDK"),
    structure: "木造",
    totalFloors: String(integer(random, 2, 3)),
    ...built(builtYear, random),
  };
}

function built(year: number | null, random: Random): FeedLine {
  return year === null ? {} : { built: `${year}-${String(integer(random, 1, 12)).padStart(2, "0")}` };
}
