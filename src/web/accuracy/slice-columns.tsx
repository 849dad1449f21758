import type { ReactNode } from "react";
import type { ModelCardResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import type { Column } from "#web/kit/ui/data-table.tsx";
import { FEW_SALES } from "./accuracy-words.ts";

/** The figures that every part of a test has. */
export type Slice = Pick<ModelCardResponse["overall"], "n" | "mdape" | "ppe10" | "medianRatio" | "coverage80" | "medianBandWidth">;

/** The columns of a table of parts, the name of the part first. */
export function sliceColumns<Row extends Slice>(heading: string, name: (row: Row) => ReactNode): readonly Column<Row>[] {
  return [
    {
      key: "name",
      label: heading,
      isRowHeading: true,
      cell: (row) => (
        <>
          {name(row)}
          {row.n < FEW_SALES && <span className="amount ml-1 text-12 text-warn">参考</span>}
        </>
      ),
    },
    { key: "mdape", label: <TwoLines over="誤差の" under="中央値" />, isNumber: true, cell: ({ mdape }) => percent(mdape) },
    { key: "ppe10", label: <TwoLines over="±10%" under="以内" />, isNumber: true, cell: ({ ppe10 }) => percent(ppe10, 0) },
    { key: "coverage", label: <TwoLines over="80%の" under="幅の中" />, isNumber: true, cell: ({ coverage80 }) => percent(coverage80) },
    { key: "n", label: "件数", isNumber: true, cell: ({ n }) => n.toLocaleString("ja-JP") },
    {
      key: "ratio",
      label: <TwoLines over="推定" under="÷実際" />,
      isNumber: true,
      isWideOnly: true,
      cell: ({ medianRatio }) => medianRatio.toFixed(3),
    },
    {
      key: "width",
      label: <TwoLines over="幅の" under="広さ" />,
      isNumber: true,
      isWideOnly: true,
      cell: ({ medianBandWidth }) => percent(medianBandWidth, 0),
    },
  ];
}

/** A heading in two lines: the column is then as wide as its figures. */
export function TwoLines({ over, under }: { over: string; under: string }) {
  return (
    <>
      {over}
      <br />
      {under}
    </>
  );
}
