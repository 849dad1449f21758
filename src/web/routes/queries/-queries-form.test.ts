import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { headingsOf, questions, robotsOf, visitSite } from "#test/support/site-visit.tsx";
import { TEST_SCREENS } from "#web/queries/steps/form/step-screens.ts";

describe("test screens of the form", () => {
  it.each(TEST_SCREENS)("are shown to who builds the site: %s", async (name) => {
    const page = await visitSite(`/queries/input/${name}`);

    expect([page.status, headingsOf(page.html())]).toEqual([200, [`検証用：${name}`]]);
    expect(robotsOf(page.html())).toBe("noindex");
  });

  it("show the value that was read of a place, and every state of the three progress pages", async () => {
    expect(textOf((await visitSite("/queries/input/testArea1")).html())).toMatch(/読み取った値\{\s+&quot;areas&quot;: \[\]/);
    const states = textOf((await visitSite("/queries/input/testStepNav")).html());
    for (const label of ["場所 0/6", "場所 5/6", "条件 0/6", "条件 5/6", "あなたのこと 0/6", "あなたのこと 5/6"])
      expect(states).toContain(label);
  });
});

describe("where a search becomes a saved condition", () => {
  const from = (search: Record<string, string>) => `/queries/input?from=${encodeURIComponent(new URLSearchParams(search).toString())}`;

  const named = (...items: readonly (readonly [string, string])[]) => ({
    "GET /api/estate/homes/names": { items: items.map(([code, name]) => ({ code, name })) },
  });

  it("names what was searched for, and asks for those names alone", async () => {
    const search = { kind: "condo", station: "1130220", walk: "7", to: "" };
    const page = await visitSite(from(search), named(["1130220", "豊洲"]));
    const asked = questions(page).filter(({ line }) => line === "GET /api/estate/homes/names");

    expect(textOf(page.html())).toContain("豊洲駅 / 中古マンション / 駅徒歩7分以内");
    expect(asked.map(({ query }) => query)).toEqual([{ kind: "condo", station: "1130220", walk: "7" }]);
  });

  it("goes on where no name came", async () => {
    const text = textOf((await visitSite(from({ kind: "condo", area: "13108" }))).html());
    expect(text).toContain("選んだエリア / 中古マンション");
  });

  it("takes no notice of an address that says nothing", async () => {
    const page = await visitSite("/queries/input?from=moon%3D1");
    expect([page.status, textOf(page.html()).includes("検索の条件から")]).toEqual([200, false]);
  });
});
