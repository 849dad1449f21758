import type { MapLayerResponse, MeshListResponse } from "#api/client/client.ts";
import { type MeshRow, MeshTable } from "#web/kit/map/mesh-table.tsx";
import { showColumn } from "#web/kit/map/show-column.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { floodedWords, isFloodedTown } from "./flooded-town.ts";
import { type MapChoice, type MapTopic, wordsOf } from "./map-choices.ts";

export type HazardRows = Pick<MeshListResponse, "total" | "items">;
type Row = HazardRows["items"][number];

type HazardListProps = {
  readonly topic: MapTopic;
  readonly choice: MapChoice;
  /** Null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly list: WindowList<HazardRows>;
  readonly onShow: (row: MeshRow) => void;
};

/** What the topmost layer shows in the part of the map that is in view, as a table. */
export function HazardList({ topic, choice, layer, list, onShow }: HazardListProps) {
  const towns = list.state === "ok" ? list.value.items.filter(isFloodedTown) : [];
  return (
    <Card title="地図に見えている範囲の一覧" lead={layer ? `${choice.label}。${leadOf(layer, towns.length > 0)}` : undefined}>
      {towns.length > 0 && list.state === "ok" ? (
        <FloodedTowns {...{ towns, onShow }} title={`${choice.label}の一覧`} total={list.value.total} />
      ) : (
        <MeshTable
          title={`${choice.label}の一覧`}
          list={list}
          valueText={(value) => wordsOf(topic, choice.layer, value)}
          cases={null}
          counter={layer?.shape === "line" ? "本" : isByTown(layer) ? "町" : "区画"}
          hasCodes={!isByTown(layer)}
          onShow={onShow}
        />
      )}
    </Card>
  );
}

function isByTown(layer: MapLayerResponse | null): boolean {
  return layer?.shape === "town" || layer?.shape === "point";
}

function leadOf({ shape, precision }: MapLayerResponse, isOfTowns: boolean): string {
  if (shape === "line") return "知られている活断層を、長いものから並べています。";
  if (isOfTowns) return "町丁目の土地のうち、どれだけがその深さになるかを示しています。";
  if (shape === "area") return "約1kmの区画ごとに、その中の最も高い値を並べています。区画の全体がその値になるという意味ではありません。";
  return `${precision}ごとの値を、高い順に並べています。`;
}

type FloodedTownsProps = {
  readonly title: string;
  readonly total: number;
  readonly towns: readonly Row[];
  readonly onShow: (row: MeshRow) => void;
};

/** Towns with the share of their land that would be under water, the deepest first. */
function FloodedTowns({ title, total, towns, onShow }: FloodedTownsProps) {
  return (
    <>
      <p className="mb-2 text-13 text-sub">
        見えている範囲の{total.toLocaleString("ja-JP")}町丁目
        {total > towns.length && `のうち、深いところから${towns.length}町丁目`}
      </p>
      <section aria-label={title} className="max-h-[28rem] overflow-y-auto print:max-h-none">
        <DataTable
          caption={title}
          columns={[
            { key: "town", label: "町丁目", isRowHeading: true, cell: ({ name, mesh }) => name ?? mesh },
            { key: "share", label: "土地に占める割合", cell: ({ facts = {} }) => <ShareWords words={floodedWords(facts)} /> },
            showColumn<Row>(({ name, mesh }) => name ?? mesh, onShow),
          ]}
          rows={towns}
          rowKey={({ mesh, name }) => `${mesh}${name}`}
        />
      </section>
    </>
  );
}

function ShareWords({ words }: { words: readonly string[] }) {
  return words.map((line) => (
    <p key={line} className="text-13">
      {line}
    </p>
  ));
}
