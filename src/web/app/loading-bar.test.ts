import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLoadingBar, isRouteOrParameterChange } from "./loading-bar.ts";

describe("the loading bar", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is not shown for work that ends within 200 ms", () => {
    const bar = createLoadingBar();
    const seen: string[] = [];
    bar.subscribe(() => seen.push(bar.state()));

    bar.begin();
    vi.advanceTimersByTime(199);
    bar.end();
    vi.advanceTimersByTime(10_000);

    expect(seen).toEqual(["waiting", "hidden"]);
  });

  test("runs after 200 ms, fades when the work ends, and is gone", () => {
    const bar = createLoadingBar();

    bar.begin();
    vi.advanceTimersByTime(200);
    expect(bar.state()).toBe("running");
    vi.advanceTimersByTime(60_000);
    expect(bar.state()).toBe("running");

    bar.end();
    expect(bar.state()).toBe("finishing");
    vi.advanceTimersByTime(499);
    expect(bar.state()).toBe("finishing");
    vi.advanceTimersByTime(1);
    expect(bar.state()).toBe("hidden");
  });

  test("turns red at the end when a piece of the work failed, and the next time it is not", () => {
    const bar = createLoadingBar();
    bar.begin();
    bar.begin();
    vi.advanceTimersByTime(200);

    bar.end(true);
    bar.end();
    expect(bar.state()).toBe("failing");

    bar.begin();
    vi.advanceTimersByTime(200);
    bar.end();
    expect(bar.state()).toBe("finishing");
  });

  test("is one bar for work that overlaps", () => {
    const bar = createLoadingBar();

    bar.begin();
    vi.advanceTimersByTime(300);
    bar.begin();
    bar.end();
    expect(bar.state()).toBe("running");

    bar.end();
    expect(bar.state()).toBe("finishing");
  });

  test("starts anew when work begins while it fades", () => {
    const bar = createLoadingBar();
    bar.begin();
    vi.advanceTimersByTime(300);
    bar.end();

    bar.begin();

    expect(bar.state()).toBe("waiting");
    vi.advanceTimersByTime(200);
    expect(bar.state()).toBe("running");
  });

  test("ignores an end without a beginning", () => {
    const bar = createLoadingBar();

    bar.end();
    expect(bar.state()).toBe("hidden");
    bar.begin();
    vi.advanceTimersByTime(200);
    expect(bar.state()).toBe("running");
  });

  test("tells a listener nothing after it has left", () => {
    const bar = createLoadingBar();
    const listener = vi.fn();
    const leave = bar.subscribe(listener);

    leave();
    bar.begin();

    expect(listener).not.toHaveBeenCalled();
  });
});

describe("isRouteOrParameterChange", () => {
  const place = { pathname: "/search/result", searchStr: "?id=1" };

  test.each([
    ["another path", { pathname: "/search", searchStr: "" }, true],
    ["another path parameter", { pathname: "/risk/b/flood", searchStr: "?id=1" }, true],
    ["another search parameter", { pathname: "/search/result", searchStr: "?id=2" }, true],
    ["another anchor of the same page", { ...place }, false],
  ])("%s", (_, to, expected) => {
    expect(isRouteOrParameterChange(place, to)).toBe(expected);
  });

  test("the first page of a visit is no change", () => {
    expect(isRouteOrParameterChange(undefined, place)).toBe(false);
  });
});
