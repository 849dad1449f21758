import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { type Feature, readFeatures } from "#ingest/frame/read-features.ts";
import { outcomeOf, RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Credit, OpenedFile } from "#ingest/frame/source.ts";
import type { ZoneRow } from "#ingest/layers/zone-loader.server.ts";
import { requireShape, SHAPE_REJECTIONS } from "#ingest/layers/zone-shape.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";

/** A property of a feature as text, NFKC and trimmed; empty where it has none. */
export type Property = (name: string) => string;

/** One publisher's way of writing zones: told by property names that the first feature has. */
export type ZoneLayout = {
  readonly name: string;
  readonly needs: readonly string[];
  readonly credit?: Credit;
  readonly zoneOf: (property: Property, fileName: string) => Omit<ZoneRow, "key" | "geometry">;
};

export const ZONE_REJECTIONS = {
  ...SHAPE_REJECTIONS,
  "rank-invalid": "浸水深や区域のランクが読めません",
  "area-invalid": "都道府県や市区町村のコードが読めません",
} as const;

/** Opens a map (GeoJSON, TopoJSON) in one of these layouts. A zone is known by its shape and what it says. */
export async function openZones(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  layouts: readonly ZoneLayout[],
): Promise<OpenedFile<ZoneRow>> {
  const features = await readFeatures(bytes);
  const names = Object.keys(features?.[0]?.properties ?? {});
  const layout = layouts.find(({ needs }) => needs.every((name) => names.includes(name)));
  if (!features || !layout)
    throw new FileRefused("unknown-layout", `属性が違う地図、または地図ではない JSON(${names.slice(0, 6).join(", ")})`);
  const { name, credit } = layout;
  return { layout: name, rows: zones(features, layout, basename(path)), ...(credit ? { credit } : {}) };
}

async function* zones(features: readonly Feature[], layout: ZoneLayout, fileName: string): AsyncGenerator<RowOutcome<ZoneRow>> {
  for (const [i, feature] of features.entries()) yield zoneRow(feature, i + 1, { layout, fileName });
}

type Reading = { readonly layout: ZoneLayout; readonly fileName: string };

function zoneRow({ properties, geometry }: Feature, line: number, { layout, fileName }: Reading): RowOutcome<ZoneRow> {
  const cells = Object.values(properties).map((value) => String(value ?? ""));
  const property = (name: string) =>
    String(properties[name] ?? "")
      .normalize("NFKC")
      .trim();
  return outcomeOf({ line, cells }, () => {
    const zone = layout.zoneOf(property, fileName);
    const shape = requireShape(geometry);
    return { ...zone, key: keyOf(zone, shape), geometry: shape };
  });
}

function keyOf({ kind, value }: Pick<ZoneRow, "kind" | "value">, geometry: ZoneGeometry): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, value, geometry.coordinates]))
    .digest("hex")
    .slice(0, 24);
}

/** A whole number within these bounds, or a rejected row. */
export function requireRank(text: string, most: number): number {
  const rank = Number(text);
  if (text === "" || !Number.isInteger(rank) || rank < 1 || rank > most) throw new RowRejected("rank-invalid", text);
  return rank;
}

/** A prefecture's two digits, given with or without the leading zero. */
export function requirePrefecture(text: string): string {
  const code = text.padStart(2, "0");
  if (!/^(0[1-9]|[1-3]\d|4[0-7])$/.test(code)) throw new RowRejected("area-invalid", text);
  return code;
}

/** The tiles of the ministry's API hold parts of a prefecture under the names of the whole file; their features are numbered. */
export function isExtract(property: Property): boolean {
  return property("_id") !== "" || property("_index") !== "" || property("target_year") !== "";
}
