import { type Forest, forestOf } from "#domain/valuation/engine/boosting/forest.ts";
import { isSound } from "#domain/valuation/engine/boosting/sound-forest.ts";
import { ALIKE_NUMBERS, type Alike, indexAlike } from "#domain/valuation/engine/features/alike.ts";
import type { BuildingLevels } from "#domain/valuation/engine/features/building-levels.ts";
import { COLUMN_NAMES } from "#domain/valuation/engine/features/columns.ts";
import type { Encodings } from "#domain/valuation/engine/features/encodings.ts";
import type { Moves } from "#domain/valuation/engine/features/moves.ts";
import type { NearLevel } from "#domain/valuation/engine/features/near-level.ts";
import type { Trend } from "#domain/valuation/engine/features/trend.ts";
import type { Calibration, ValuationModel } from "#domain/valuation/engine/model.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { crc32 } from "./checksum.ts";
import { type EncodingsHeader, type ForestHeader, MOST_LOG, type ModelHeader, modelHeader } from "./model-header.ts";
import { pricesAreNumbers } from "./sound/farthest-price.ts";

/**
 * A model file: the eight letters of MAGIC, format version, CRC-32 of all that follows, length of the header (three 32-bit numbers), the header as
 * JSON, and the arrays it gives the lengths of, one after the other. Numbers are little-endian, which is how every processor Node 24 runs on
 * keeps typed arrays.
 */
const MAGIC = new TextEncoder().encode("MCNMODEL");
/** Raise it when the file, or the meaning of what is in it, changes: names of groups in features/keys.ts are part of it. */
const FORMAT_VERSION = 6;
const AT = { version: 8, checksum: 12, headerLength: 16, header: 20 };

export type NotReadable = "not-a-model" | "unknown-version" | "damaged";

/** The bytes of a model; the same model gives the same bytes. */
export function encodeModel(model: ValuationModel): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify(headerOf(model)));
  const arrays = arraysOf(model);
  const length = arrays.reduce((sum, array) => sum + array.byteLength, AT.header + header.length);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  view.setUint32(AT.version, FORMAT_VERSION, true);
  view.setUint32(AT.headerLength, header.length, true);
  bytes.set(header, AT.header);
  let at = AT.header + header.length;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  view.setUint32(AT.checksum, crc32(bytes.subarray(AT.headerLength)), true);
  return bytes;
}

/** Reads a model file. A file that is cut, changed, foreign, of another program version, or that could give a price of no number is refused; nothing throws. */
export function decodeModel(file: Uint8Array): Result<ValuationModel, NotReadable> {
  // A Buffer's own slice() would share its memory.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (MAGIC.some((letter, i) => bytes[i] !== letter)) return refused("not-a-model");
  if (bytes.length < AT.header) return refused("damaged");
  if (view.getUint32(AT.version, true) !== FORMAT_VERSION) return refused("unknown-version");
  if (view.getUint32(AT.checksum, true) !== crc32(bytes.subarray(AT.headerLength))) return refused("damaged");
  const arraysAt = AT.header + view.getUint32(AT.headerLength, true);
  const header = parseHeader(bytes.subarray(AT.header, arraysAt));
  if (!header) return refused("damaged");
  if (header.columns.join() !== COLUMN_NAMES.join()) return refused("unknown-version");
  return modelFrom(header, bytes.subarray(arraysAt));
}

function parseHeader(bytes: Uint8Array): ModelHeader | null {
  try {
    return modelHeader.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function headerOf({ bundle, ...model }: ValuationModel): ModelHeader {
  const { space } = bundle;
  return {
    columns: [...COLUMN_NAMES],
    version: model.version,
    kind: model.kind,
    isSample: model.isSample,
    firstQuarter: model.firstQuarter,
    lastQuarter: model.lastQuarter,
    trainRows: model.trainRows,
    space: {
      lastQuarter: space.lastQuarter,
      knownUntil: { ...space.knownUntil },
      trends: Object.fromEntries(Object.entries(space.trends).map(([prefecture, trend]) => [prefecture, trendHeader(trend)])),
      apart: {
        cities: movesHeader(space.apart.cities),
        sizes: movesHeader(space.apart.sizes),
        cityMiss: space.apart.cityMiss,
        spread: { ...space.apart.spread },
      },
      curves: { age: { ...space.curves.age }, size: { ...space.curves.size } },
      places: encodingsHeader(space.places),
      stations: encodingsHeader(space.stations),
      lots: encodingsHeader(space.lots),
      alike: alikeHeader(space.alike),
      near: { first: space.near.first, columns: space.near.columns, towns: [...space.near.towns.keys()] },
      buildings: [...space.buildings].map(([key, { areas }]) => ({ key, sales: areas.length })),
      zonings: [...space.zonings],
      facts: [...space.facts],
    },
    verticalEquity: bundle.verticalEquity.map((point) => ({ ...point })),
    calibrations: { blind: calibrationHeader(model.calibrations.blind), informed: calibrationHeader(model.calibrations.informed) },
    forests: { point: forestHeader(bundle.point), low: forestHeader(bundle.low), high: forestHeader(bundle.high) },
  };
}

function calibrationHeader({ within, ...scales }: Calibration): ModelHeader["calibrations"]["blind"] {
  return { ...scales, within: within.map((knot) => ({ ...knot })) };
}

function trendHeader({ first, levels, miss }: Trend): ModelHeader["space"]["trends"][string] {
  return { first, levels: { contract: [...levels.contract], survey: [...levels.survey] }, miss };
}

function movesHeader({ first, parts }: Moves): ModelHeader["space"]["apart"]["cities"] {
  return { first, parts: Object.fromEntries(Object.entries(parts).map(([part, moves]) => [part, [...moves]])) };
}

function encodingsHeader({ overall, depths }: Encodings): EncodingsHeader {
  return {
    overall,
    depths: depths.map(({ prior, index }) => ({ prior, keys: [...index].sort(([, a], [, b]) => a - b).map(([key]) => key) })),
  };
}

function alikeHeader({ towns }: Alike): ModelHeader["space"]["alike"] {
  return towns.map(({ key, place, sales }) => ({ key, place: place && { lon: place.lon, lat: place.lat }, sales }));
}

function forestHeader({ start, width, roots, nodes, subsets }: Forest): ForestHeader {
  return { start, width, trees: roots.length, nodeWords: nodes.length, subsetWords: subsets.length };
}

/** In the order in which {@link modelFrom} takes them out again. */
function arraysOf({ bundle: { space, point, low, high } }: ValuationModel): ArrayBufferView[] {
  return [
    ...[space.places, space.stations, space.lots].flatMap(({ depths }) => depths.flatMap(({ weights, sums }) => [weights, sums])),
    space.near.values,
    space.alike.numbers,
    ...[...space.buildings.values()].flatMap(({ areas, levels }) => [areas, levels]),
    ...[point, low, high].flatMap(({ roots, nodes, subsets }) => [roots, nodes, subsets]),
  ];
}

/** All numbers in the arrays take as many bytes. */
const WORD = 4;

function arrayBytes({ space, forests }: ModelHeader): number {
  const groups = [space.places, space.stations, space.lots].flatMap(({ depths }) => depths).reduce((sum, { keys }) => sum + keys.length, 0);
  const ofBuildings = space.buildings.reduce((sum, { sales }) => sum + sales, 0);
  const ofLots = space.alike.reduce((sum, { sales }) => sum + sales, 0);
  const words = Object.values(forests).reduce(
    (sum, { trees, nodeWords, subsetWords }) => sum + trees + nodeWords + subsetWords,
    2 * (groups + ofBuildings) + space.near.towns.length * space.near.columns + ofLots * ALIKE_NUMBERS,
  );
  return words * WORD;
}

function modelFrom(header: ModelHeader, arrays: Uint8Array): Result<ValuationModel, "damaged"> {
  if (arrayBytes(header) !== arrays.length) return refused("damaged");
  const { columns, space, verticalEquity, forests, ...model } = header;
  const take = taker(arrays);
  const places = encodingsFrom(space.places, take);
  const stations = encodingsFrom(space.stations, take);
  const lots = encodingsFrom(space.lots, take);
  const near = nearFrom(space.near, take);
  const alike = alikeFrom(space.alike, take);
  const buildings = buildingsFrom(space.buildings, take);
  const [point, low, high] = [forestFrom(forests.point, take), forestFrom(forests.low, take), forestFrom(forests.high, take)];
  if (![point, low, high].every((forest) => forest.width === columns.length && isSound(forest))) return refused("damaged");
  if (!([places, stations, lots].every(areNumbersOfGroups) && near.values.every(Number.isFinite))) return refused("damaged");
  if (!(areNumbersOfLots(alike) && [...buildings.values()].every(areNumbersOfSales))) return refused("damaged");
  const bundle = { space: { ...space, places, stations, lots, near, alike, buildings }, verticalEquity, point, low, high };
  return pricesAreNumbers({ ...model, bundle }) ? ok({ ...model, bundle }) : refused("damaged");
}

function areNumbersOfGroups({ depths }: Encodings): boolean {
  return depths.every(
    ({ weights, sums }) => weights.every((weight) => weight >= 0 && Number.isFinite(weight)) && sums.every(Number.isFinite),
  );
}

/** Value and weight of every sale; its traits may be unknown. */
function areNumbersOfLots({ numbers }: Alike): boolean {
  return numbers.every((number, i) => i % ALIKE_NUMBERS < ALIKE_NUMBERS - 2 || Number.isFinite(number));
}

function areNumbersOfSales({ areas, levels }: { readonly areas: Float32Array; readonly levels: Float32Array }): boolean {
  return areas.every((areaM2) => areaM2 > 0 && Number.isFinite(areaM2)) && levels.every((level) => Math.abs(level) <= MOST_LOG);
}

/** Hands out copies of the next bytes: an array may start anywhere in the file, but must be aligned in memory. */
function taker(bytes: Uint8Array): (length: number) => ArrayBuffer {
  let at = 0;
  return (length) => {
    const part = bytes.slice(at, at + length);
    at += length;
    return part.buffer as ArrayBuffer;
  };
}

type Take = ReturnType<typeof taker>;

function encodingsFrom({ overall, depths }: EncodingsHeader, take: Take): Encodings {
  return {
    overall,
    depths: depths.map(({ prior, keys }) => ({
      prior,
      index: new Map(keys.map((key, i) => [key, i])),
      weights: new Float32Array(take(WORD * keys.length)),
      sums: new Float32Array(take(WORD * keys.length)),
    })),
  };
}

function nearFrom({ first, columns, towns }: ModelHeader["space"]["near"], take: Take): NearLevel {
  const rows = new Map(towns.map((town, row) => [town, row]));
  return { first, columns, towns: rows, values: new Float32Array(take(WORD * towns.length * columns)) };
}

function alikeFrom(towns: ModelHeader["space"]["alike"], take: Take): Alike {
  const sales = towns.reduce((sum, town) => sum + town.sales, 0);
  return indexAlike(towns, new Float32Array(take(WORD * sales * ALIKE_NUMBERS)));
}

function buildingsFrom(buildings: ModelHeader["space"]["buildings"], take: Take): BuildingLevels {
  const numbers = (length: number) => new Float32Array(take(WORD * length));
  return new Map(buildings.map(({ key, sales }) => [key, { areas: numbers(sales), levels: numbers(sales) }]));
}

function forestFrom({ start, width, trees, nodeWords, subsetWords }: ForestHeader, take: Take): Forest {
  return forestOf({
    start,
    width,
    roots: new Int32Array(take(WORD * trees)),
    nodes: new Int32Array(take(WORD * nodeWords)),
    subsets: new Uint32Array(take(WORD * subsetWords)),
  });
}
