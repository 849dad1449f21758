import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DrawingControls } from "./drawing-controls.tsx";
import type { AreaDrawing } from "./use-drawn-area.ts";

const quiet = () => undefined;
const drawing: AreaDrawing = { state: "idle", fault: null, begin: quiet, close: quiet, clear: quiet, takeView: quiet };
const AREA = [
  { lon: 139.7, lat: 35.6 },
  { lon: 139.8, lat: 35.6 },
  { lon: 139.8, lat: 35.7 },
];

function draw(given: Partial<Parameters<typeof DrawingControls>[0]>): string {
  return renderToStaticMarkup(<DrawingControls drawing={drawing} area={null} {...given} />);
}

describe("the controls of a drawn area", () => {
  it("tell how to begin, with the keyboard as well", () => {
    expect(draw({})).toContain("地図を囲む");
    expect(draw({})).toContain("見えている範囲を使う");
    expect(draw({})).not.toContain("囲みを消す");
  });

  it("offer to close and to give up what is being drawn", () => {
    const shown = draw({ drawing: { ...drawing, state: "drawing" } });

    expect(shown).toContain("囲みを閉じる");
    expect(shown).toContain("囲みを消す");
  });

  it("tell how large the area is", () => {
    expect(draw({ drawing: { ...drawing, state: "changing" }, area: AREA })).toContain("約50平方km");
  });

  it("tell why a corner was refused", () => {
    expect(draw({ drawing: { ...drawing, state: "drawing", fault: "crossing" } })).toContain("線が交わるため");
  });
});
