import { feature } from "topojson-client";
import { decodeText } from "#platform/tables/decode-text.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";

export type Feature = {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates?: readonly unknown[] | undefined } | null;
};

type Topology = Parameters<typeof feature>[0];
type TopologyObject = Exclude<Parameters<typeof feature>[1], string>;

/** JSON is read whole; simplified outlines of all municipalities take about 20 MB. */
const MAX_CHARACTERS = 200_000_000;

/** The features of a GeoJSON or TopoJSON file; null when it is other JSON. Refuses what is no JSON or too large to be read whole. */
export async function readFeatures(bytes: AsyncIterable<Uint8Array>): Promise<readonly Feature[] | null> {
  return featuresOf(await json(bytes));
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
