import { type Cells, cellParser, layoutAmong, type TableLayout } from "#ingest/frame/named-cells.ts";

export type TextRow = Readonly<Record<string, string>>;

/** Parses one row given by its column names, in the layout that has these columns. */
export function parsedCells<Field extends string, Row>(
  layouts: readonly TableLayout<Field>[],
  rowOf: (layout: TableLayout<Field>) => (cell: Cells<Field>) => Row,
) {
  return (row: TextRow) => {
    const header = Object.keys(row);
    const layout = layoutAmong(layouts)(header);
    if (!layout) throw new Error(`no layout has the columns ${header.join(", ")}`);
    return cellParser(layout, header, rowOf(layout))({ line: 2, cells: Object.values(row) });
  };
}
