import { FileRefused } from "#platform/tables/file-refused.ts";
import { mapRows, openTable } from "#platform/tables/read-csv.server.ts";
import { type Cells, cellParser, layoutAmong, propertyParser, type TableLayout } from "./named-cells.ts";
import type { RowOutcome } from "./outcome.ts";
import { type Feature, readFeatures } from "./read-features.ts";
import type { OpenedFile } from "./source.ts";

/** How the rows of a source's files are made, whichever of its layouts they have. */
export type CellReader<Field extends string, Row> = {
  readonly tables: readonly TableLayout<Field>[];
  /** Layouts of GeoJSON; a feature's centre is read as the fields `lon` and `lat`. */
  readonly maps?: readonly TableLayout<Field>[];
  readonly rowOf: (layout: TableLayout<Field>) => (cell: Cells<Field>) => Row;
};

/** Opens a CSV table, or GeoJSON where the source has maps: told by the first character. */
export async function openCells<Field extends string, Row>(
  bytes: AsyncIterable<Uint8Array>,
  reader: CellReader<Field, Row>,
): Promise<OpenedFile<Row>> {
  const { isJson, content } = await peeked(bytes);
  if (isJson && !reader.maps) throw new FileRefused("unknown-layout", "表ではない JSON");
  if (isJson && reader.maps) return openMap(content, reader.maps, reader.rowOf);
  const { layout, header, records } = await openTable(content, layoutAmong(reader.tables));
  return { layout: layout.name, rows: mapRows(records, cellParser(layout, header, reader.rowOf(layout))) };
}

async function openMap<Field extends string, Row>(
  bytes: AsyncIterable<Uint8Array>,
  maps: readonly TableLayout<Field>[],
  rowOf: CellReader<Field, Row>["rowOf"],
): Promise<OpenedFile<Row>> {
  const features = (await readFeatures(bytes))?.map(withCentre);
  const layout = features && layoutAmong(maps)(Object.keys(features[0] ?? {}));
  if (!features || !layout) throw new FileRefused("unknown-layout", "必要な属性を持つ地図ではない JSON");
  return { layout: layout.name, rows: parsed(features, propertyParser(layout, rowOf(layout))) };
}

async function* parsed<Row>(
  features: readonly Feature["properties"][],
  parse: (properties: Feature["properties"], line: number) => RowOutcome<Row>,
): AsyncGenerator<RowOutcome<Row>> {
  for (const [i, properties] of features.entries()) yield parse(properties, i + 1);
}

function withCentre({ properties, geometry }: Feature): Feature["properties"] {
  const positions = positionsOf(geometry?.coordinates);
  const mean = (axis: number) => positions.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / positions.length;
  return { ...properties, lon: positions.length === 0 ? "" : mean(0), lat: positions.length === 0 ? "" : mean(1) };
}

/** Every position of a geometry: of areas and lines the mean of their corners stands for the place. */
function positionsOf(coordinates: unknown): readonly (readonly number[])[] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.every((one) => typeof one === "number") && coordinates.length > 1 ? [coordinates] : coordinates.flatMap(positionsOf);
}

async function peeked(bytes: AsyncIterable<Uint8Array>): Promise<{ isJson: boolean; content: AsyncIterable<Uint8Array> }> {
  const rest = bytes[Symbol.asyncIterator]();
  const first = await rest.next();
  const start = first.done ? "" : Buffer.from(first.value.subarray(0, 64)).toString("utf8");
  async function* content() {
    if (!first.done) yield first.value;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { isJson: /^[\s\uFEFF]*[{[]/.test(start), content: content() };
}
