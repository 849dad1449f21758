import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { readFeatures } from "#ingest/frame/read-features.ts";
import type { OpenedFile } from "#ingest/frame/source.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { type BoundaryRow, boundaryLayout, parseFeature } from "./parse.ts";

/** Reads GeoJSON or TopoJSON. Parts of one area that come as features of their own are joined. */
export async function openBoundaries(bytes: AsyncIterable<Uint8Array>): Promise<OpenedFile<BoundaryRow>> {
  const features = await readFeatures(bytes);
  const layout = features && boundaryLayout(features);
  if (!features || !layout) throw new FileRefused("unknown-layout", "N03 の属性を持つ地図ではない JSON");
  return { layout, rows: joinedAreas(features.map((one, i) => parseFeature(layout, one, i + 1))) };
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
