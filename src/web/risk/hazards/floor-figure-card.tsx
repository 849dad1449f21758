import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { reachOf } from "./depth-words.ts";
import { FloorFigure } from "./floor-figure.tsx";
import type { FloorWater } from "./floor-water.ts";

type FloorFigureCardProps = { readonly water: FloorWater; readonly floor: number | null; readonly floors: number | null };

/** Which floors the water would reach. */
export function FloorFigureCard({ water, floor, floors }: FloorFigureCardProps) {
  return (
    <Card title="階ごとの見え方" lead="1階の床を地面から0.5m、1階ごとに2.5mとした目安です。">
      {water.state === "unknown" ? (
        <NoData>浸水深のデータがないため、階ごとの目安は示せません。</NoData>
      ) : (
        <>
          <FloorFigure
            depth={water.state === "ok" ? water.depth : null}
            deepest={water.state === "ok" ? (water.deepest ?? null) : null}
            floor={floor}
            floors={floors}
          />
          <p className="mt-3 text-14">{floorSentence(water, floor)}</p>
          <p className="mt-1 text-13 text-sub">水面より上の階でも、停電、断水、エレベーターの停止の影響を受けます。</p>
        </>
      )}
    </Card>
  );
}

/** One sentence for the floor asked about, or for the building. */
export function floorSentence(water: FloorWater, floor: number | null): string {
  if (water.state !== "ok") return "色なしの場所です。想定の区域に入っていないだけで、安全を意味しません。";
  const { depth, deepest } = water;
  if (floor === null) {
    const beside = deepest ? `町のいちばん深い所は${deepest.label}で、${deepest.meaning}` : "";
    return `浸水深は${depth.label}の想定です。${depth.meaning}${beside}`;
  }
  const reach = reachOf(depth, floor);
  if (reach === "dry" && deepest && reachOf(deepest, floor) !== "dry")
    return `町の多くは浸水深${depth.label}で、${floor}階の床は水面より上です。いちばん深い所（${deepest.label}）では、${floor}階まで水が来るおそれがあります。`;
  const words = {
    wet: "の床は、想定の水面より下です。",
    perhaps: "の床まで、水が来るおそれがあります。",
    dry: "の床は、想定の水面より上です。",
  }[reach];
  return `浸水深は${depth.label}の想定です。${floor}階${words}`;
}
