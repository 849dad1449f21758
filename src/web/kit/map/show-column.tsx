import { Button } from "#web/kit/ui/button.tsx";
import type { Column } from "#web/kit/ui/data-table.tsx";

/** The last column of a map's list: it shows the row's place on the map. */
export function showColumn<Row>(nameOf: (row: Row) => string, onShow: (row: Row) => void): Column<Row> {
  return {
    key: "show",
    isAction: true,
    label: <span className="sr-only">地図</span>,
    cell: (row) => (
      <span className="no-print">
        <Button size="bar" tone="plain" className="min-h-11" onClick={() => onShow(row)} aria-label={`${nameOf(row)}を地図で見る`}>
          地図
        </Button>
      </span>
    ),
  };
}
