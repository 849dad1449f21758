import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { OpenedFile, Source } from "#ingest/frame/source.ts";

type Read<Row> = Pick<OpenedFile<Row>, "layout" | "credit"> & {
  readonly rows: readonly Row[];
  readonly rejected: readonly string[];
  readonly asOf: string | null;
};

/** What a source reads from a file of this text, without a database. Throws `FileRefused` as the source does. */
export async function readSource<Row>(source: Source<Row>, text: string, fileName = "file"): Promise<Read<Row>> {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const opened = await source.open(bytes(), `/nowhere/${fileName}`, new Date("2026-11-21T03:00:00Z"));
  const outcomes: RowOutcome<Row>[] = [];
  for await (const outcome of opened.rows) outcomes.push(outcome);
  return {
    layout: opened.layout,
    ...(opened.credit ? { credit: opened.credit } : {}),
    rows: outcomes.flatMap((one) => (one.ok ? [one.row] : [])),
    rejected: outcomes.flatMap((one) => (one.ok ? [] : [one.reason])),
    asOf: opened.asOf ?? source.asOf?.(fileName) ?? null,
  };
}

/** GeoJSON of these features. */
export function geoJson(features: readonly { readonly properties: object; readonly geometry: object | null }[]): string {
  return JSON.stringify({ type: "FeatureCollection", features: features.map((feature) => ({ type: "Feature", ...feature })) });
}
