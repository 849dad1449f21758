import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { Hatch } from "./hatch-swatch.tsx";
import { MapLegend } from "./map-legend.tsx";
import { PlaceMap } from "./place-map.tsx";

afterEach(() => void vi.unstubAllGlobals());

const SALES = {
  title: "似た成約の場所",
  subject: null,
  items: [{ id: "a", place: { lon: 139.79, lat: 35.65 }, label: "豊洲", detail: "" }],
};

const SCREEN = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;

/** A browser that tells what comes into view when a test says so. */
function watching() {
  const watched: Element[] = [];
  const margins: (string | undefined)[] = [];
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const stopped = vi.fn<() => void>();
  class Watch {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string } = {}) {
      tell = (isIntersecting) => told([{ isIntersecting }]);
      margins.push(rootMargin);
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = stopped;
  }
  vi.stubGlobal("IntersectionObserver", Watch);
  return { watched, margins, stopped, scroll: (isNear: boolean) => act(async () => tell(isNear)) };
}

describe("a map of places", () => {
  it("stands in its room from the start, so that nothing moves when it comes", () => {
    const html = renderToStaticMarkup(<PlaceMap {...SALES} />);

    expect(html).toMatch(/h-80[^"]*"[^>]*>地図を準備しています/);
  });

  it("is fetched when it comes near the view and begun when its page is idle; a browser that draws no maps is led to the table", async () => {
    const { watched, margins, scroll } = watching();
    const router = createRouter({ routeTree: createRootRoute({ staticData: SCREEN }), history: createMemoryHistory() });
    const page = await livePage(
      <RouterContextProvider router={router}>
        <PlaceMap {...SALES} />
      </RouterContextProvider>,
    );
    const idle: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
    expect([watched.length, margins[0]]).toEqual([1, "300px"]);
    await scroll(false);
    await import("#web/kit/map/canvas/map-canvas.tsx");
    expect([page.text(), idle.length]).toEqual(["地図を準備しています", 0]);

    await scroll(true);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    expect(page.text()).toBe("地図を準備しています");
    await act(async () => idle[0]?.());
    while (page.text() === "地図を準備しています") await act(() => new Promise((done) => setImmediate(done)));

    expect(page.text()).toBe("この端末では地図を描けません。表をご覧ください。");
    expect(page.one("section").getAttribute("aria-label")).toBe("似た成約の場所");
  });

  it("is watched for no more once its page is left", async () => {
    const { stopped } = watching();
    const page = await livePage(<PlaceMap {...SALES} />);
    await page.close();

    expect(stopped).toHaveBeenCalledOnce();
  });
});

describe("the look of what a map does not know", () => {
  it("is another for missing data than for too few cases, and no colour of the legend", () => {
    const [missing, few] = [renderToStaticMarkup(<Hatch kind="no-data" />), renderToStaticMarkup(<Hatch kind="few" />)];

    expect(missing).toContain("<path");
    expect(few).toContain("<circle");
    expect(missing).not.toContain("<circle");
  });

  it("has a pattern of its own wherever it stands twice on a page", () => {
    const html = renderToStaticMarkup(
      <>
        <Hatch kind="few" />
        <Hatch kind="few" />
      </>,
    );
    const ids = [...html.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(html).toContain(`fill="url(#${id})"`);
  });

  it("stands in the legend beside every colour, each with words", () => {
    const legend = [
      { from: 0, colour: "#eeeeee", label: "100万円未満" },
      { from: 1, colour: "#ff0000", label: "100万円以上" },
    ];
    const html = renderToStaticMarkup(<MapLegend title="単価" unit="万円/坪" legend={legend} hasCases isHazard={false} />);
    const rows = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = ""]) => row.replaceAll(/<[^>]*>/g, ""));

    expect(rows).toEqual(["100万円未満", "100万円以上", "件数不足（5件未満）", "データなし"]);
    expect(html).toContain('aria-label="単価の凡例"');
    expect(html).toContain("（万円/坪）");
  });
});
