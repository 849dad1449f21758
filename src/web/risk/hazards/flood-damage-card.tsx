import { floodDamage, HOUSE_DAMAGE } from "#domain/finance/flood-damage.ts";
import { floorHeightM } from "#domain/risk/model/floor-exposure.ts";
import { deepestOf, depthWordsOf, shareWords as townShareWords } from "#domain/risk/model/town-words.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import type { FloodData } from "#web/risk/facts/find-details.ts";
import { floorWords } from "#web/risk/frame/building-words.ts";
import { type Depth, depthOf } from "./depth-words.ts";

type FloodDamageCardProps = { readonly hazards: FloodData["hazards"]; readonly floor: number | null };

/** The rains that are imported, the rarest first. */
const RAINS = [
  ["flood_max_rank", "想定最大規模の雨（千年に1回程度）"],
  ["flood_planned_rank", "計画規模の雨（百年に1回程度など）"],
] as const;

/** Words of a town's shares break, a class of depth does not. */
const LONG = 10;

/** What the share is shown of. */
const VALUE_YEN = 10_000_000;

type Row = { readonly rain: string; readonly depth: string; readonly shares: readonly [number, number] };

/** What a flood would destroy of a home, by an open table: for each rain that is imported. Draws nothing where no depth is known. */
export function FloodDamageCard({ hazards, floor }: FloodDamageCardProps) {
  const rows = damageRows(hazards, floor ?? 1);
  if (rows.length === 0) return null;
  return (
    <Card title="水が来たときの建物の被害" lead={`${floorWords(floor ?? 1)}の部屋で、建物の価値のうち失われる割合の目安です。`}>
      <DataTable
        caption="建物の被害の目安"
        columns={[
          { key: "rain", label: "想定する雨", isRowHeading: true, cell: ({ rain }) => rain },
          {
            key: "depth",
            label: "深さ",
            cell: ({ depth }) => <span className={depth.length < LONG ? "whitespace-nowrap" : undefined}>{depth}</span>,
          },
          { key: "share", label: "被害率", isNumber: true, cell: ({ shares }) => shareWords(shares) },
          { key: "yen", label: "建物1,000万円あたり", isNumber: true, cell: ({ shares }) => yenWords(shares) },
        ]}
        rows={rows}
        rowKey={({ rain }) => rain}
      />
      <p className="mt-3 text-13 text-sub">
        深さの区分の浅い端と深い端で計算しています。家財、電気室やエレベーターなど共用の設備、休業や仮住まいの費用は入っていません。地面の傾きが大きい所では、被害率はこれより高くなります。
      </p>
      <div className="mt-2">
        <SourceChips sources={[{ label: `治水経済調査マニュアル・${HOUSE_DAMAGE.dated}`, details: `出典：${HOUSE_DAMAGE.source}。` }]} />
      </div>
    </Card>
  );
}

/** A row for each rain whose depth at the place is known; over a town one more for its deepest part, where that is deeper. */
export function damageRows(hazards: FloodData["hazards"], floor: number): readonly Row[] {
  return RAINS.flatMap(([layer, rain]) => {
    const found = hazards?.find((hazard) => hazard.layer === layer && hazard.state === "ok");
    const depth = depthOf(found?.value ?? null);
    if (depth === null) return [];
    const details = found?.details ?? {};
    // The deepest part has a row of its own.
    const { worst: _, ...usual } = details;
    const row = { rain, depth: depthWordsOf({ details: usual }, depth.rank), shares: sharesOf(depth, floor) };
    return [row, ...deepestRow({ rain, floor }, deepestOf({ details }, depth.rank))];
  });
}

function deepestRow({ rain, floor }: { rain: string; floor: number }, deepest: ReturnType<typeof deepestOf>): readonly Row[] {
  const depth = depthOf(deepest?.rank ?? null);
  if (depth === null || deepest === null) return [];
  const words = `${depth.label}（${townShareWords(deepest.share)}）`;
  return [{ rain: `${rain.split("（")[0]}、町のいちばん深い所`, depth: words, shares: sharesOf(depth, floor) }];
}

function sharesOf({ least, most }: Depth, floor: number): readonly [number, number] {
  return floodDamage({ leastM: least, mostM: most }, floorHeightM(floor), floor === 1);
}

function shareWords([least, most]: readonly [number, number]): string {
  return least === most ? percent(most, 0) : `${percent(least, 0)}〜${percent(most, 0)}`;
}

function yenWords([least, most]: readonly [number, number]): string {
  if (most === 0) return "部屋に水は来ません";
  return least === most
    ? formatYen(most * VALUE_YEN)
    : `${least === 0 ? "0円" : formatYen(least * VALUE_YEN)}〜${formatYen(most * VALUE_YEN)}`;
}
