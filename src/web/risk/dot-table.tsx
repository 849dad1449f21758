import type { WindowList } from "../kit/map/use-window-list.ts";
import { Button } from "../kit/ui/button.tsx";
import { type Column, DataTable } from "../kit/ui/data-table.tsx";
import { BuildingLink } from "./market-balloon.tsx";
import { type DotFacts, dotWords, type MarketLayer } from "./market-dots.ts";
import type { ReportSearch } from "./report-search.ts";

/** A dot of the map, as a list has it. */
export type DotRow = {
  readonly mesh: string;
  readonly name: string | null;
  readonly place: { readonly lon: number; readonly lat: number };
  readonly facts?: DotFacts | undefined;
};
export type DotRows = { readonly total: number; readonly items: readonly DotRow[] };

type DotTableProps = {
  readonly choice: MarketLayer;
  readonly list: WindowList<DotRows>;
  readonly period: string | null;
  readonly apartmentKey: string;
  readonly search: ReportSearch;
  readonly onShow: (row: DotRow) => void;
};

const WITHOUT_LIST = {
  waiting: "地図に見えている範囲の一覧を準備しています。",
  wide: "範囲が広いため、一覧は出していません。地図を拡大すると表示します。",
  failed: "一覧を読み込めませんでした。地図を少し動かすと、もう一度読み込みます。",
} as const;

/** What the map shows, as a table for the keyboard, for a screen reader and for print. */
export function DotTable(props: DotTableProps) {
  const { choice, list } = props;
  if (list.state !== "ok") return <p className="text-14 text-sub">{WITHOUT_LIST[list.state]}</p>;
  const { total, items } = list.value;
  const things = choice === "sales" ? "町" : "件";
  if (total === 0)
    return <p className="text-14">{`見えている範囲には、${choice === "sales" ? "成約のある町" : "売出中の物件"}がありません。`}</p>;
  return (
    <>
      <p className="text-13 text-sub">
        見えている範囲の{total.toLocaleString("ja-JP")}
        {things}
        {total > items.length && `のうち、坪単価の高い順に${items.length}${things}`}
      </p>
      <section aria-label="成約と売出しの一覧" className="max-h-[28rem] overflow-y-auto print:max-h-none">
        <DataTable caption="成約と売出しの一覧" columns={columnsOf(props)} rows={items} rowKey={keyOf} />
      </section>
    </>
  );
}

function keyOf({ mesh, name, facts }: DotRow): string {
  return typeof facts?.id === "string" ? facts.id : `${mesh}${name}`;
}

function columnsOf({ choice, period, apartmentKey, search, onShow }: DotTableProps): readonly Column<DotRow>[] {
  const words = ({ facts = {} }: DotRow) => dotWords(choice, facts, period);
  return [
    {
      key: "dot",
      label: choice === "sales" ? "町と、その成約の単価・件数" : "物件と価格",
      isRowHeading: true,
      cell: (row) => (
        <>
          <p className="font-bold">{words(row).headline}</p>
          {words(row).lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <BuildingLink apartmentKey={words(row).apartmentKey} own={apartmentKey} search={search} />
        </>
      ),
    },
    {
      key: "show",
      label: <span className="sr-only">地図</span>,
      cell: (row) => (
        <span className="no-print">
          <Button
            size="bar"
            tone="plain"
            className="min-h-11"
            onClick={() => onShow(row)}
            aria-label={`${words(row).headline}を地図で見る`}
          >
            地図
          </Button>
        </span>
      ),
    },
  ];
}
