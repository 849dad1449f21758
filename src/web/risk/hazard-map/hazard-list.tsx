import type { MapLayerResponse, MeshListResponse } from "#api/client/client.ts";
import { floodedWords } from "#domain/surroundings/tiles/flooded-words.ts";
import { type MeshRow, MeshTable } from "#web/kit/map/mesh-table.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type MapChoice, type MapTopic, wordsOf } from "./map-choices.ts";

export type HazardRows = Pick<MeshListResponse, "total" | "items">;

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
  const isOfTowns = list.state === "ok" && list.value.items.some((row) => floodedWords(row) !== null);
  const isTown = isByTown(layer) || isOfTowns;
  return (
    <Card title="地図に見えている範囲の一覧" lead={layer ? `${choice.label}。${leadOf(layer, isOfTowns)}` : undefined}>
      <MeshTable
        title={`${choice.label}の一覧`}
        list={list}
        valueText={(value) => wordsOf(topic, choice.layer, value)}
        wordsOf={floodedWords}
        cases={null}
        counter={layer?.shape === "line" ? "本" : isTown ? "町" : "区画"}
        hasCodes={!isTown}
        onShow={onShow}
      />
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
