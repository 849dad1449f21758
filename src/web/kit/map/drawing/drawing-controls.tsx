import { Button } from "#web/kit/ui/button.tsx";
import { areaKm2, CORNERS_FAULT_TEXT, type Corners } from "./corners.ts";
import type { AreaDrawing } from "./use-drawn-area.ts";

type DrawingControlsProps = {
  readonly drawing: AreaDrawing;
  readonly area: Corners | null;
  /** The map is not there yet, or cannot be drawn. */
  readonly isDisabled?: boolean;
};

/** What can be done with an area on a map, and what to do next. */
export function DrawingControls({ drawing, area, isDisabled = false }: DrawingControlsProps) {
  const isDrawing = drawing.state === "drawing";
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {isDrawing ? (
          <Button size="bar" onClick={drawing.close} className="min-h-11">
            囲みを閉じる
          </Button>
        ) : (
          <Button size="bar" tone={area ? "secondary" : "primary"} onClick={drawing.begin} disabled={isDisabled} className="min-h-11">
            {area ? "囲みなおす" : "地図を囲む"}
          </Button>
        )}
        <Button size="bar" tone="secondary" onClick={drawing.takeView} disabled={isDisabled} className="min-h-11">
          見えている範囲を使う
        </Button>
        {(area || isDrawing) && (
          <Button size="bar" tone="plain" onClick={drawing.clear} className="min-h-11">
            囲みを消す
          </Button>
        )}
      </div>
      <p role="status" className="text-14 text-sub">
        {drawing.fault ? CORNERS_FAULT_TEXT[drawing.fault] : nextStep(drawing, area)}
      </p>
    </div>
  );
}

function nextStep({ state }: AreaDrawing, area: Corners | null): string {
  if (state === "drawing") return "角にしたい場所を順に押し、最初の角か「囲みを閉じる」で終わります。";
  if (area) return `囲んだ広さは約${kilometres(areaKm2(area))}です。角を動かすと形を直せます。`;
  return "探したい場所を地図の上で囲みます。キーボードでは、矢印キーと＋－で地図を動かし「見えている範囲を使う」を選べます。";
}

function kilometres(km2: number): string {
  return km2 < 0.01 ? "0.01平方km未満" : `${Number(km2.toPrecision(2)).toLocaleString("ja-JP")}平方km`;
}
