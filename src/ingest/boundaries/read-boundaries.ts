import { feature } from "topojson-client";
import { decodeText } from "../decode-text.ts";
import { FileRefused } from "../file-refused.ts";
import type { RowOutcome } from "../outcome.ts";
import type { OpenedFile } from "../source.ts";
import { type BoundaryRow, boundaryLayout, type Feature, parseFeature } from "./parse.ts";

type Topology = Parameters<typeof feature>[0];
type TopologyObject = Exclude<Parameters<typeof feature>[1], string>;

/** JSON is read whole; simplified outlines of all municipalities take about 20 MB. */
const MAX_CHARACTERS = 200_000_000;

/** Reads GeoJSON or TopoJSON. Parts of one area that come as features of their own are joined. */
export async function openBoundaries(bytes: AsyncIterable<Uint8Array>): Promise<OpenedFile<BoundaryRow>> {
  const features = featuresOf(await json(bytes));
  const layout = features && boundaryLayout(features);
  if (!features || !layout) throw new FileRefused("unknown-layout", "N03 の属性を持つ地図ではない JSON");
  return { layout, rows: joinedAreas(features.map((one, i) => parseFeature(layout, one, i + 1))) };
}

async function json(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of decodeText(bytes)) {
    parts.push(part);
    length += part.length;
    if (length > MAX_CHARACTERS) throw new FileRefused("too-large", "200MB を超える JSON(簡略化してから指定してください)");
  }
  try {
    return JSON.parse(parts.join(""));
  } catch {
    throw new FileRefused("malformed", "JSON として読めない内容");
  }
}

function featuresOf(value: unknown): readonly Feature[] | null {
  if (!isObject(value)) return null;
  if (isTopology(value)) return Object.values(value.objects).flatMap((object) => fromTopology(value, object));
  return value.type === "FeatureCollection" && Array.isArray(value.features) ? value.features.filter(isFeature) : null;
}

function fromTopology(topology: Topology, object: TopologyObject): readonly Feature[] {
  const unfolded = feature(topology, object);
  return ("features" in unfolded ? unfolded.features : [unfolded]).map(({ properties, geometry }) => ({
    properties: properties ?? {},
    geometry: "coordinates" in geometry ? geometry : null,
  }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isTopology(value: object): value is Topology {
  return "type" in value && value.type === "Topology" && "objects" in value && isObject(value.objects) && "arcs" in value;
}

function isFeature(value: unknown): value is Feature {
  return isObject(value) && isObject(value.properties) && (value.geometry === null || isObject(value.geometry));
}

async function* joinedAreas(outcomes: readonly RowOutcome<BoundaryRow>[]): AsyncGenerator<RowOutcome<BoundaryRow>> {
  const areas = new Map<string, RowOutcome<BoundaryRow> & { ok: true }>();
  for (const outcome of outcomes) {
    if (!outcome.ok) {
      yield outcome;
      continue;
    }
    const { row } = outcome;
    const coordinates = [...(areas.get(row.code)?.row.geometry.coordinates ?? []), ...row.geometry.coordinates];
    areas.set(row.code, { ...outcome, row: { ...row, geometry: { type: "MultiPolygon", coordinates } } });
  }
  yield* areas.values();
}
