import type { ReactNode } from "react";
import { WITHOUT_LIST } from "#web/kit/map/mesh-table.tsx";
import { showColumn } from "#web/kit/map/show-column.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";

/** What the map tells of a dot: the tags of its tile, or the facts of the list. */
export type DotFacts = Readonly<Record<string, unknown>>;

/** A dot of the map, as a list has it. */
export type DotRow = {
  readonly mesh: string;
  readonly name: string | null;
  readonly place: { readonly lon: number; readonly lat: number };
  readonly facts?: DotFacts | undefined;
};
export type DotRows = { readonly total: number; readonly items: readonly DotRow[] };

export type DotTableProps = {
  readonly caption: string;
  /** What a row tells: 町と、その成約の単価・件数. */
  readonly heading: string;
  /** What the rows count: 町, 件. */
  readonly counter: string;
  /** In which order the rows stand, where not all are listed: 坪単価の高い順. */
  readonly order: string;
  /** Nothing is in view. */
  readonly none: string;
  readonly list: WindowList<DotRows>;
  readonly wordsOf: (facts: DotFacts) => { readonly headline: string; readonly lines: readonly string[]; readonly more?: ReactNode };
  readonly onShow: (row: DotRow) => void;
};

/** What a map of dots shows, as a table for the keyboard, for a screen reader and for print. */
export function DotTable(props: DotTableProps) {
  const { caption, counter, order, none, list } = props;
  if (list.state !== "ok") return <p className="text-14 text-sub">{WITHOUT_LIST[list.state]}</p>;
  const { total, items } = list.value;
  if (total === 0) return <p className="text-14">{none}</p>;
  return (
    <>
      <p className="text-13 text-sub">
        見えている範囲の{total.toLocaleString("ja-JP")}
        {counter}
        {total > items.length && `のうち、${order}に${items.length}${counter}`}
      </p>
      <section aria-label={caption} className="max-h-[28rem] overflow-y-auto print:max-h-none">
        <DataTable caption={caption} columns={columnsOf(props)} rows={items} rowKey={keyOf} />
      </section>
    </>
  );
}

function keyOf({ mesh, name, facts }: DotRow): string {
  return typeof facts?.id === "string" ? facts.id : `${mesh}${name}`;
}

function columnsOf({ heading, wordsOf, onShow }: DotTableProps): readonly Column<DotRow>[] {
  return [
    {
      key: "dot",
      label: heading,
      isRowHeading: true,
      cell: ({ facts = {} }) => {
        const { headline, lines, more } = wordsOf(facts);
        return (
          <>
            <p className="font-bold">{headline}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {more}
          </>
        );
      },
    },
    showColumn(({ facts = {} }) => wordsOf(facts).headline, onShow),
  ];
}
