import { describe, expect, test } from "vitest";
import { pageViewName } from "./page-view.ts";

const open = { access: "open", tracked: true } as const;

describe("pageViewName", () => {
  test("is the name of the route", () => {
    expect(pageViewName({ ...open, name: "search-result" })).toBe("search-result");
  });

  test("is what the route data says instead", () => {
    expect(pageViewName({ ...open, name: "risk-apartmentKey-flood", pageViewName: "risk-flood" })).toBe("risk-flood");
  });

  test("is by what the address names, where one file shows many screens", () => {
    const step = {
      ...open,
      name: "queries-input-step",
      pageViewName: (params: Readonly<Record<string, string>>) => `queries-input-${params.step}`,
    };

    expect(pageViewName(step, { params: { step: "Purpose" } })).toBe("queries-input-Purpose");
    expect(pageViewName(step, { params: { step: "testArea1" } })).toBeNull();
  });

  test.each([
    ["a route without a name", { ...open, name: "" }],
    ["a route that asks not to be counted", { ...open, name: "gallery", tracked: false }],
    ["a route opened by a signed link", { ...open, access: "token" as const, name: "recc-property" }],
    ["a waiting screen", { ...open, name: "search-load" }],
    ["a waiting screen of the other spelling", { ...open, name: "recc-loading" }],
    ["a test screen", { ...open, name: "queries-input-testArea1" }],
    ["a page that does not exist", undefined],
  ])("does not count %s", (_, screen) => {
    expect(pageViewName(screen)).toBeNull();
  });

  test("an ignore list of names can be given", () => {
    expect(pageViewName({ ...open, name: "terms" }, { ignored: [/^terms$/] })).toBeNull();
    expect(pageViewName({ ...open, name: "biz-terms" }, { ignored: [/^terms$/] })).toBe("biz-terms");
  });
});
