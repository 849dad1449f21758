import type { ReactNode } from "react";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { Hatch } from "./hatch-swatch.tsx";
import { showColumn } from "./show-column.tsx";
import type { WindowList } from "./use-window-list.ts";

/** A square of the map in words. */
export type MeshRow = {
  readonly mesh: string;
  readonly name: string | null;
  readonly value: number;
  readonly n: number | null;
  readonly isFew: boolean;
  readonly label: string;
  readonly place: { readonly lon: number; readonly lat: number };
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
};

export type MeshRows = { readonly total: number; readonly items: readonly MeshRow[] };

export type MeshTableProps = {
  readonly title: string;
  readonly list: WindowList<MeshRows>;
  /** `364万円/坪` */
  readonly valueText: (value: number) => string;
  /** What is told of a row in place of its value and class; null: those. */
  readonly wordsOf?: (row: MeshRow) => readonly string[] | null;
  /** What the number of cases counts: 成約, 人口. Null: the layer has no cases. */
  readonly cases: string | null;
  /** What the list counts, where that is not squares: 本, 町. */
  readonly counter?: string;
  /** Squares are told by their code beside their name; towns have none. */
  readonly hasCodes?: boolean;
  /** Shows the square on the map. */
  readonly onShow: (row: MeshRow) => void;
};

/** What stands in place of a list that is not there. */
export const WITHOUT_LIST = {
  waiting: "地図に見えている範囲の一覧を準備しています。",
  wide: "範囲が広いため、一覧は出していません。地図を拡大すると表示します。",
  failed: "一覧を読み込めませんでした。地図を少し動かすと、もう一度読み込みます。",
} as const;

/** What the map shows, as a table for the keyboard and for print. */
export function MeshTable({ title, list, valueText, cases, counter = "メッシュ", hasCodes = true, wordsOf, onShow }: MeshTableProps) {
  if (list.state !== "ok") return <p className="text-14 text-sub">{WITHOUT_LIST[list.state]}</p>;
  const { total, items } = list.value;
  if (total === 0) return <NoData>見えている範囲には、この項目のデータがありません。安全という意味ではありません。</NoData>;
  return (
    <>
      <p className="mb-2 text-13 text-sub">
        見えている範囲の{total.toLocaleString("ja-JP")}
        {counter}
        {total > items.length && `のうち、値の大きい順に${items.length}${counter}`}
      </p>
      <section aria-label={title} className="max-h-[28rem] overflow-y-auto print:max-h-none">
        <DataTable
          caption={title}
          columns={columnsOf({ valueText, cases, hasCodes, onShow, wordsOf: items.some((row) => wordsOf?.(row)) ? wordsOf : undefined })}
          rows={items}
          rowKey={({ mesh, name }) => `${mesh}${name}`}
        />
      </section>
    </>
  );
}

type ColumnsOf = Pick<MeshTableProps, "valueText" | "cases" | "onShow"> & {
  readonly hasCodes: boolean;
  readonly wordsOf: MeshTableProps["wordsOf"] | undefined;
};

function columnsOf({ valueText, cases, hasCodes, wordsOf, onShow }: ColumnsOf): readonly Column<MeshRow>[] {
  const number: Column<MeshRow>[] =
    cases === null ? [] : [{ key: "n", label: cases, isNumber: true, cell: ({ n }) => (n === null ? "—" : n.toLocaleString("ja-JP")) }];
  if (wordsOf) {
    return [
      { key: "place", label: "町丁目", isRowHeading: true, cell: (row) => <PlaceOf {...row} hasCode={hasCodes} /> },
      { key: "words", label: "土地に占める割合", cell: (row) => <Lines lines={wordsOf(row) ?? [valueText(row.value)]} /> },
      showColumn(({ name, mesh }) => name ?? mesh, onShow),
    ];
  }
  return [
    { key: "place", label: "場所", isRowHeading: true, cell: (row) => <PlaceOf {...row} hasCode={hasCodes} /> },
    { key: "value", label: "値", isNumber: true, cell: (row) => <ValueOf row={row} text={valueText(row.value)} /> },
    ...number,
    { key: "class", label: "区分", isWideOnly: true, cell: ({ label, isFew }) => (isFew ? "—" : label) },
    showColumn(({ name, mesh }) => name ?? mesh, onShow),
  ];
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return lines.map((line) => (
    <p key={line} className="text-13">
      {line}
    </p>
  ));
}

function PlaceOf({ name, mesh, hasCode }: MeshRow & { readonly hasCode: boolean }): ReactNode {
  if (!hasCode && name !== null) return name;
  return (
    <>
      {name ?? "メッシュ"}
      <span className="amount ml-1 text-12 text-sub">{mesh}</span>
    </>
  );
}

function ValueOf({ row, text }: { row: MeshRow; text: string }): ReactNode {
  if (!row.isFew) return text;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Hatch kind="few" />
      件数不足
    </span>
  );
}
