import type { ModelCardResponse } from "#api/client/client.ts";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { ageText, FEW_SALES, familiarityText, priceEnds } from "./accuracy-words.ts";
import { type Slice, sliceColumns } from "./slice-columns.tsx";

type AreaRow = Slice & { readonly key: string; readonly name: string };

/** Every area by its code, and those beyond the listed ones in one last row. */
function areaRows({ areas, otherAreas }: ModelCardResponse): readonly AreaRow[] {
  const rows = areas.map((area) => ({ ...area, key: area.cityCode, name: area.cityName }));
  return otherAreas ? [...rows, { ...otherAreas, key: "others", name: `ほかの${otherAreas.areas}市区町村` }] : rows;
}

export function AreaTable({ card }: { card: ModelCardResponse }) {
  return (
    <>
      <DataTable
        caption="区市町村ごとの推定の精度"
        columns={sliceColumns<AreaRow>("区市町村", ({ name }) => name)}
        rows={areaRows(card)}
        rowKey={({ key }) => key}
        empty="データなし"
      />
      {card.areas.some(({ n }) => n < FEW_SALES) && (
        <p className="mt-2 text-13 text-sub">「参考」は検証した成約が{FEW_SALES}件より少なく、数字が揺れやすい地域です。</p>
      )}
    </>
  );
}

export function FamiliarityTable({ card }: { card: ModelCardResponse }) {
  return (
    <DataTable
      caption="同じ建物の取引を学んだかどうかごとの精度"
      columns={sliceColumns<ModelCardResponse["familiarity"][number]>("学んだ取引", ({ familiarity }) =>
        familiarityText(card.kind, familiarity),
      ).filter(({ isWideOnly }) => !isWideOnly)}
      rows={card.familiarity}
      rowKey={({ familiarity }) => familiarity}
      empty="データなし"
    />
  );
}

export function PriceTable({ card }: { card: ModelCardResponse }) {
  return (
    <DataTable
      caption="推定価格ごとの精度"
      columns={sliceColumns<ModelCardResponse["priceDeciles"][number]>("推定価格", (decile) => <PriceRange ends={priceEnds(decile)} />)}
      rows={card.priceDeciles}
      rowKey={({ from, to }) => `${from}-${to}`}
      empty="データなし"
    />
  );
}

/** Breaks between its ends only. */
function PriceRange({ ends: [low, high] }: { ends: readonly [string, string] }) {
  return (
    <>
      <span className="amount">{low}〜</span>
      <wbr />
      <span className="amount">{high}</span>
    </>
  );
}

export function AgeTable({ card }: { card: ModelCardResponse }) {
  return (
    <DataTable
      caption="築年ごとの精度"
      columns={sliceColumns<ModelCardResponse["ageBands"][number]>("築年", ageText)}
      rows={card.ageBands}
      rowKey={({ from }) => from ?? "unknown"}
      empty="データなし"
    />
  );
}
