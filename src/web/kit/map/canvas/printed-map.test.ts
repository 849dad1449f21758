import { Map as MapLibre } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { copyForPrint, creditsOf } from "./printed-map.ts";

const CREDITS = "国土数値情報（国土交通省）などを加工して作成";

/** A map of 400 × 300 points on a screen with two pixels a point, and paper that notes what is drawn on it. */
async function paperAndMap() {
  await livePage(null);
  const drawn: string[] = [];
  const style: Record<string, unknown> = {};
  const pen = new Proxy(style, {
    get: (_, name: string) => {
      if (name === "measureText") return (text: string) => ({ width: text.length * 12 });
      return (...given: unknown[]) => void drawn.push(`${name} ${given.filter((part) => typeof part !== "object").join(" ")}`.trim());
    },
    set: (_, name: string, value: unknown) => {
      style[name] = value;
      return true;
    },
  });
  const paper = document.createElement("canvas");
  Object.defineProperty(paper, "getContext", { value: () => pen });
  const screen = Object.assign(document.createElement("canvas"), { width: 800, height: 600 });
  const container = document.createElement("div");
  Object.defineProperty(container, "clientWidth", { value: 400 });
  container.innerHTML = `<div class="maplibregl-ctrl-attrib-inner">${CREDITS}</div>`;
  const parts = {
    redraw: () => void drawn.push("redraw"),
    getCanvas: () => screen,
    getContainer: () => container,
    project: () => ({ x: 120, y: 80 }),
  };
  const map: MapLibre = Object.assign(Object.create(MapLibre.prototype), parts);
  return { paper, map, drawn };
}

describe("a map on paper", () => {
  it("is drawn anew and copied in the same go, as large as it is on the screen", async () => {
    const { paper, map, drawn } = await paperAndMap();
    copyForPrint(map, paper, null);

    expect([paper.width, paper.height]).toEqual([800, 600]);
    expect(drawn.slice(0, 3)).toEqual(["redraw", "drawImage 0 0", "scale 2 2"]);
  });

  it("has the building with its name where it stands", async () => {
    const { paper, map, drawn } = await paperAndMap();
    copyForPrint(map, paper, { place: { lon: 139.79, lat: 35.65 }, label: "豊洲の家" });

    expect(drawn).toContain(`arc 120 80 7 0 ${2 * Math.PI}`);
    expect(drawn).toContain("fillText 豊洲の家 132 85");
  });

  it("has no mark where there is no building", async () => {
    const { paper, map, drawn } = await paperAndMap();
    copyForPrint(map, paper, null);

    expect(drawn.filter((what) => what.startsWith("arc"))).toEqual([]);
  });

  it("always names its sources, in the lower corner", async () => {
    const { paper, map, drawn } = await paperAndMap();
    copyForPrint(map, paper, null);

    const left = 400 - CREDITS.length * 12 - 8;
    expect(drawn.at(-1)).toBe(`fillText ${CREDITS} ${left} 293`);
    expect(creditsOf(map)).toBe(CREDITS);
  });

  it("says what is drawn otherwise than it is, as the screen does", async () => {
    const { map } = await paperAndMap();
    const note = Object.assign(document.createElement("span"), {
      className: "maplibregl-ctrl-attrib-inner",
      textContent: "鉄道は略図です",
    });
    map.getContainer().prepend(note);

    expect(creditsOf(map)).toBe(`鉄道は略図です／${CREDITS}`);
  });

  it("is not drawn where the browser cannot draw", async () => {
    const { map, drawn } = await paperAndMap();
    const blank = document.createElement("canvas");
    Object.defineProperty(blank, "getContext", { value: () => null });
    copyForPrint(map, blank, null);

    expect(drawn).toEqual(["redraw"]);
  });
});
