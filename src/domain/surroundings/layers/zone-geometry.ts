/** A ring or a line of positions: longitude, latitude, perhaps a height. */
export type Positions = readonly (readonly number[])[];

/** Shapes as zones keep them: areas with holes, or lines. */
export type ZoneGeometry =
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly Positions[])[] }
  | { readonly type: "MultiLineString"; readonly coordinates: readonly Positions[] };

/** A geometry of GeoJSON as a zone keeps it; null when it is neither area nor line, or has no positions. */
export function zoneGeometry(value: { readonly type: string; readonly coordinates?: unknown } | null): ZoneGeometry | null {
  if (value?.type === "Polygon" && isPolygon(value.coordinates)) return { type: "MultiPolygon", coordinates: [value.coordinates] };
  if (value?.type === "MultiPolygon" && isListOf(value.coordinates, isPolygon)) {
    return { type: "MultiPolygon", coordinates: value.coordinates };
  }
  if (value?.type === "LineString" && isLine(value.coordinates)) return { type: "MultiLineString", coordinates: [value.coordinates] };
  if (value?.type === "MultiLineString" && isListOf(value.coordinates, isLine)) {
    return { type: "MultiLineString", coordinates: value.coordinates };
  }
  return null;
}

const isPosition = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
const isRing = (value: unknown): value is Positions => Array.isArray(value) && value.length >= 4 && value.every(isPosition);
const isLine = (value: unknown): value is Positions => Array.isArray(value) && value.length >= 2 && value.every(isPosition);
const isPolygon = (value: unknown): value is readonly Positions[] => isListOf(value, isRing);

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.length > 0 && value.every(isOne);
}
