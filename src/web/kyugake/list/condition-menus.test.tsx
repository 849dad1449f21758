import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { ConditionChips } from "./condition-chips.tsx";
import { conditionMenus } from "./condition-menus.ts";
import { flaggedQuestion } from "./flagged-search.ts";

const menu = (search: Record<string, string>, name: string) => {
  const found = conditionMenus(flaggedQuestion(search)).find((one) => one.name === name);
  if (!found) throw new Error(`no menu ${name}`);
  return { ...found, lead: (label: string) => found.choices.find((one) => one.label === label)?.search };
};

describe("the conditions of a list or a map as menus", () => {
  it("change one condition and leave the others, from the first page on", () => {
    const { lead } = menu({ kind: "condo", price: "-6000", sure: "A", area: "13108", page: "3" }, "price");

    expect(lead("4,000万円まで")).toEqual({ kind: "condo", price: "-4000", sure: "A", area: 13108 });
    expect(lead("指定なし")).toEqual({ kind: "condo", sure: "A", area: 13108 });
  });

  it.each([
    [{}, "price", "予算", false],
    [{ price: "-6000" }, "price", "予算：6,000万円まで", true],
    [{ price: "3500-4500" }, "price", "予算：3,500〜4,500万円", true],
    [{ no: "old-quake-code,tenanted" }, "no", "除く理由：旧耐震・賃貸中", true],
    [{ walk: "10" }, "walk", "駅徒歩：10分以内", true],
  ] as const)("of %j tell %s as %s", (search, name, label, isSet) => {
    expect(menu(search, name)).toMatchObject({ label, isSet });
  });

  it("add and take away what may be chosen beside others", () => {
    const { lead } = menu({ no: "old-quake-code" }, "no");

    expect(lead("賃貸中")).toEqual({ no: "old-quake-code,tenanted" });
    expect(lead("旧耐震")).toEqual({});
  });

  it("are links that work without script, what is chosen marked", async () => {
    const html = await renderInRouter(<ConditionChips to="/kyugake/map" question={flaggedQuestion({ age: "10" })} />, [
      "/",
      "/kyugake/map",
    ]);

    expect(html).toContain('href="/kyugake/map?age=10&amp;no=tenanted"');
    expect(html).toMatch(/aria-current="true"[^>]*href="[^"]*age=10"|href="[^"]*age=10"[^>]*aria-current="true"/);
    expect(textOf(html)).toContain("築年数：10年以内");
  });
});
