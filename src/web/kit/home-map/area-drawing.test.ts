import { describe, expect, it } from "vitest";
import { flatMap } from "#test/support/flat-map.ts";
import { beginDrawing, type DrawingState } from "./area-drawing.ts";

const corner = (x: number, y: number) => ({ lon: Number((139 + x / 10_000).toFixed(5)), lat: Number((36 - y / 10_000).toFixed(5)) });
const SQUARE = [corner(100, 100), corner(100, 300), corner(300, 300), corner(300, 100)];

function begun(first: typeof SQUARE | null) {
  const { adapter, click, drag } = flatMap();
  const told: DrawingState[] = [];
  const tools = beginDrawing(adapter, first, (state) => told.push(state));
  return { tools, click, drag, told, last: () => told.at(-1) };
}

describe("an area that is drawn on a map of homes", () => {
  it("is begun at once, counts its corners and is told when it is closed", () => {
    const { tools, click, last } = begun(null);
    expect(last()).toEqual({ area: null, corners: 0, isRefused: false });

    for (const { x, y } of [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 300 },
      { x: 100, y: 300 },
    ])
      click(x, y);
    expect(last()).toEqual({ area: null, corners: 4, isRefused: false });

    tools.close();
    expect(last()).toEqual({ area: SQUARE, corners: 4, isRefused: false });
  });

  it("refuses a corner whose line crosses another, until the next one is taken", () => {
    const { click, last } = begun(null);
    click(100, 100);
    click(300, 100);
    click(200, 300);
    click(200, 20);
    expect(last()).toEqual({ area: null, corners: 3, isRefused: true });

    click(100, 300);
    expect(last()).toEqual({ area: null, corners: 4, isRefused: false });
  });

  it("opens again with its corners in the hand, and is replaced by the next one", () => {
    const { tools, drag, last } = begun(SQUARE);
    expect(last()?.area).toEqual(SQUARE);

    drag([300, 300], [400, 400]);
    expect(last()?.area?.[2]).toEqual(corner(400, 400));

    tools.again();
    expect(last()).toEqual({ area: null, corners: 0, isRefused: false });
  });

  it("is still there, and can be changed, after the map has taken another style", () => {
    const { tools, drag, last } = begun(SQUARE);
    tools.redraw();
    drag([100, 100], [50, 50]);

    expect(last()?.area?.[0]).toEqual(corner(50, 50));
  });
});
