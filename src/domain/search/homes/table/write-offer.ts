import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { barOf } from "#domain/search/homes/axes.ts";
import { HAS, IS, type Offer, walkTo } from "#domain/search/homes/offer.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeAxis, LAYOUTS, TOGGLES } from "#domain/search/homes/types.ts";
import { layoutChoice } from "#kernel/home/layout-choice.ts";
import { MOST_WORTH, UNKNOWN } from "./columns.ts";
import { dayNumber } from "./days.ts";
import { addName } from "./name-index.ts";
import { pinByte } from "./pin-facts.ts";
import { addSpot } from "./spot-grid.ts";
import type { HomeTable } from "./types.ts";

/** Writes an offer into the columns and the lists of its station, building and town. */
export function writeOffer(table: HomeTable, row: number, offer: Offer): void {
  const { columns } = table;
  columns.kind[row] = LISTING_KINDS.indexOf(offer.kind);
  columns.layout[row] = positionIn(LAYOUTS, layoutChoice(offer.layout));
  columns.direction[row] = positionIn(DIRECTIONS, offer.direction);
  columns.flag[row] = positionIn(FLAG_CHOICES, offer.flag?.grade ?? null);
  columns.walk[row] = Math.min(walkTo(offer.accesses) ?? UNKNOWN, UNKNOWN);
  columns.pin[row] = pinByte(offer);
  columns.toggles[row] = bits(TOGGLES.map((toggle) => HAS[toggle](offer)));
  columns.exclusions[row] = bits(EXCLUSIONS.map((exclusion) => IS[exclusion](offer)));
  writeNumbers(table, row, offer);
  writeWorths(table, row, offer);
  writeLists(table, row, offer);
}

function writeNumbers({ columns }: HomeTable, row: number, offer: Offer): void {
  columns.price[row] = offer.price;
  columns.areaM2[row] = offer.areaM2 ?? Number.NaN;
  columns.landAreaM2[row] = offer.landAreaM2 ?? Number.NaN;
  columns.monthlyYen[row] = offer.monthlyYen ?? Number.NaN;
  columns.grossYield[row] = offer.grossYield ?? Number.NaN;
  columns.priceBar[row] = bar("price", offer.price);
  columns.areaBar[row] = bar("areaM2", offer.areaM2);
  columns.landBar[row] = bar("landAreaM2", offer.landAreaM2);
  columns.monthlyBar[row] = bar("monthlyYen", offer.monthlyYen);
  columns.lon[row] = offer.place?.lon ?? Number.NaN;
  columns.lat[row] = offer.place?.lat ?? Number.NaN;
  columns.built[row] = offer.builtYear === null ? 0 : offer.builtYear * 12 + (offer.builtMonth ?? 12);
  columns.nextUpdate[row] = dayNumber(offer.nextUpdateOn);
  columns.updated[row] = dayNumber(offer.updatedOn);
  columns.firstSeen[row] = dayNumber(offer.firstSeenOn);
  columns.flagged[row] = offer.flag === null ? 0 : dayNumber(offer.flag.raisedOn);
}

function writeWorths({ columns }: HomeTable, row: number, { price, areaM2, landAreaM2, estimate, flag }: Offer): void {
  const area = areaM2 ?? landAreaM2;
  columns.unitPrice[row] = worth(area === null ? null : price / area);
  columns.gap[row] = worth(estimate === null ? null : (price / estimate.point) * MILLION);
  // A before B before C, then near misses; within a grade the deepest first. 要確認 and homes without a flag come last.
  const grade = positionIn(FLAG_CHOICES, flag?.grade ?? null);
  columns.certainty[row] =
    flag === null || grade === UNKNOWN ? MOST_WORTH : grade * GRADE_STEP + Math.min(GRADE_STEP - 1, Math.round(flag.ratio * MILLION));
}

const MILLION = 1_000_000;
const GRADE_STEP = 1e8;

/** A whole number, as it is packed together with another. */
function worth(value: number | null): number {
  return value === null ? MOST_WORTH : Math.min(MOST_WORTH, Math.round(value));
}

function writeLists(table: HomeTable, row: number, offer: Offer): void {
  const { columns, cities, towns, cityRows, townRows, stations, names, apartments, grid, lastShown } = table;
  columns.city[row] = numberOf(cities, offer.cityCode);
  columns.town[row] = numberOf(towns, `${offer.cityCode}-${offer.town}`);
  addTo(cityRows, columns.city[row] ?? 0, row);
  addTo(townRows, columns.town[row] ?? 0, row);
  if (offer.place !== null) addSpot(grid, row, offer.place);
  addToList(lastShown, columns.nextUpdate[row] ?? 0, offer.dwellingKey);
  for (const { stationGroup, minutes, busMinutes } of offer.accesses) {
    if (stationGroup === null) continue;
    const posting = stations.get(stationGroup) ?? { rows: [], walk: [], bus: [] };
    stations.set(stationGroup, posting);
    posting.rows.push(row);
    posting.walk.push(minutes);
    posting.bus.push(busMinutes ?? 0);
  }
  for (const key of offer.nameKeys) addName(names, key, row);
  if (offer.apartmentKey !== null) addToList(apartments, offer.apartmentKey, row);
}

function positionIn(all: readonly string[], value: string | null): number {
  const position = value === null ? -1 : all.indexOf(value);
  return position < 0 ? UNKNOWN : position;
}

function bits(flags: readonly boolean[]): number {
  return flags.reduce((sum, flag, i) => (flag ? sum | (1 << i) : sum), 0);
}

function bar(axis: HomeAxis, value: number | null): number {
  return value === null ? UNKNOWN : barOf(axis, value);
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

function addTo(lists: number[][], number: number, row: number): void {
  const rows = lists[number];
  if (rows) rows.push(row);
  else lists[number] = [row];
}

function addToList<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const values = lists.get(key);
  if (values) values.push(value);
  else lists.set(key, [value]);
}
