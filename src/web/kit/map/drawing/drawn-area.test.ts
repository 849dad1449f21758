import { describe, expect, it } from "vitest";
import { flatMap } from "#test/support/flat-map.ts";
import type { Corners } from "./corners.ts";
import { type DrawingState, drawArea } from "./drawn-area.ts";

function drawing() {
  const map = flatMap();
  const told = { areas: [] as (Corners | null)[], states: [] as DrawingState[], faults: [] as string[], counts: [] as number[] };
  const area = drawArea(map.adapter, {
    onArea: (corners) => told.areas.push(corners),
    onState: (state) => told.states.push(state),
    onFault: (fault) => told.faults.push(fault),
    onCorners: (count) => told.counts.push(count),
  });
  return { ...map, area, told };
}

const corner = (x: number, y: number) => ({ lon: Number((139 + x / 10_000).toFixed(5)), lat: Number((36 - y / 10_000).toFixed(5)) });
/** Against the clock. */
const SQUARE: Corners = [corner(100, 100), corner(100, 300), corner(300, 300), corner(300, 100)];

describe("an area drawn corner by corner", () => {
  it.each(["click", "tap"] as const)("is closed by a %s on its first corner", async (how) => {
    const { area, told, ...map } = drawing();
    area.begin();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
      [100, 100],
    ] as const)
      map[how](x, y);
    await Promise.resolve();

    expect(told.areas).toEqual([SQUARE]);
    expect(told.states.slice(-2)).toEqual(["drawing", "changing"]);
  });

  it("stays open while corners are placed near one another", () => {
    const { area, click, told } = drawing();
    area.begin();
    for (const [x, y] of [
      [100, 100],
      [130, 100],
      [130, 130],
      [128, 155],
    ] as const)
      click(x, y);

    expect(told.areas).toEqual([]);
    expect(told.states.at(-1)).toBe("drawing");
  });

  it.each(["click", "tap"] as const)("is closed by the button as well, with the corners that were placed by a %s", (how) => {
    const { area, told, ...map } = drawing();
    area.begin();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ] as const)
      map[how](x, y);
    area.close();

    expect(told.areas).toEqual([SQUARE]);
  });

  it("is not closed with two corners", () => {
    const { area, click, told } = drawing();
    area.begin();
    click(100, 100);
    click(300, 100);
    area.close();

    expect([told.areas, told.faults]).toEqual([[], ["too-few"]]);
  });

  it("refuses a corner whose line crosses another", () => {
    const { area, click, told } = drawing();
    area.begin();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [200, 300],
      [200, 20],
    ] as const)
      click(x, y);

    expect(told.faults).toEqual(["crossing"]);
    click(100, 300);
    area.close();
    expect(told.areas).toEqual([[corner(100, 100), corner(100, 300), corner(200, 300), corner(300, 100)]]);
  });

  it("takes a corner that is crossed only by the line that would close it now", () => {
    const { area, click, told } = drawing();
    area.begin();
    for (const [x, y] of [
      [100, 300],
      [200, 100],
      [300, 300],
      [400, 250],
      [400, 400],
      [100, 400],
    ] as const)
      click(x, y);

    area.close();
    expect(told.faults).toEqual([]);
    expect(told.areas[0]).toHaveLength(6);
  });
});

describe("an area that is not closed yet", () => {
  const begun = () => {
    const drawn = drawing();
    drawn.area.begin();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
    ] as const)
      drawn.click(x, y);
    return drawn;
  };

  it("tells how many corners are placed, the pointer not among them", () => {
    const { told, click } = begun();

    expect(told.counts.at(-1)).toBe(3);
    click(100, 300);
    expect(told.counts.at(-1)).toBe(4);
  });

  it.each(["click", "tap"] as const)("counts the first one too, placed by a %s", (how) => {
    const { area, told, ...map } = drawing();
    area.begin();
    map[how](100, 100);
    expect(told.counts.at(-1)).toBe(1);

    map[how](300, 100);
    expect(told.counts.at(-1)).toBe(2);
  });

  it("gives back its last corner", () => {
    const { area, told, click } = begun();
    area.undo();
    click(200, 300);
    area.close();

    expect(told.areas).toEqual([[corner(100, 100), corner(200, 300), corner(300, 100)]]);
  });

  it("is begun again where the map has another style", () => {
    const { area, told, click } = begun();
    area.redraw();
    expect([told.states.at(-1), told.counts.at(-1)]).toEqual(["drawing", 0]);

    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ] as const)
      click(x, y);
    area.close();
    expect(told.areas).toEqual([SQUARE]);
  });
});

describe("an area that was drawn before", () => {
  it("opens with its corners in the hand", () => {
    const { area, drag, told } = drawing();
    area.show(SQUARE);
    drag([300, 300], [400, 400]);

    expect(told.areas).toEqual([[corner(100, 100), corner(100, 300), corner(400, 400), corner(300, 100)]]);
  });

  it("keeps a corner where it was whose lines would cross others", () => {
    const { area, drag, told } = drawing();
    area.show(SQUARE);
    drag([300, 300], [200, 50]);

    expect(told.areas).toEqual([]);
  });

  it("is drawn again when the map has another style, and can still be changed", () => {
    const { area, drag, shapes, told } = drawing();
    area.show(SQUARE);
    const before = shapes().length;
    area.redraw();

    expect(shapes()).toHaveLength(before);
    drag([100, 100], [50, 50]);
    expect(told.areas).toHaveLength(1);
  });

  it("goes when a new one is begun, and when it is taken away", () => {
    const { area, shapes, told } = drawing();
    area.show(SQUARE);
    area.begin();
    expect(told.areas).toEqual([null]);

    area.show(SQUARE);
    area.show(null);
    expect(shapes()).toEqual([]);
    expect(told.states.at(-1)).toBe("idle");
  });
});
