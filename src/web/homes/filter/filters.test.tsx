import { describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleFacets } from "#web/homes/samples.ts";
import { LayoutFields, WalkFields } from "./choice-fields.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { groupValue, moreCount } from "./group-values.ts";
import { MoreFields } from "./more-fields.tsx";
import { placeParts } from "./place-fields.tsx";
import { quickChips } from "./quick-chips.tsx";
import { PriceFields } from "./size-fields.tsx";

const names = { "13108": "江東区" };
const asked = (given: Partial<HomeConditions>): HomeConditions => ({ ...NO_CONDITIONS, ...given });

/** What the controls were told to change. */
function props(given: Partial<HomeConditions> = {}) {
  const changes: Partial<HomeConditions>[] = [];
  return {
    changes,
    conditions: asked(given),
    facets: sampleFacets(),
    names,
    onChange: (change: Partial<HomeConditions>) => void changes.push(change),
  };
}

describe("the choices of a filter", () => {
  it("tell how many homes each has, and keep a ticked one in view that has none", async () => {
    const html = await renderInRouter(<LayoutFields {...props({ layouts: ["1R"] })} />);

    expect(html).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*\/>1R/);
    expect(textOf(html)).toContain("1R0");
    expect(textOf(html)).toContain("2LDK18");
  });

  it("can be taken back, also where no home has them", async () => {
    const given = props({ layouts: ["1R"] });
    const page = await livePage(<LayoutFields {...given} />);
    const [first] = page.all("input");
    if (first) await page.press(first);

    expect(given.changes).toEqual([{ layouts: [] }]);
  });

  it("show a bound that an address brought and the list does not have", async () => {
    expect(textOf(await renderInRouter(<WalkFields {...props({ walkMinutesMax: 8 })} />))).toContain("8分以内");
  });

  it("ask for a commute beside the walk, and take one back", async () => {
    const given = props({ commutes: [{ stationGroup: "g1", minutesMax: 30 }] });
    const page = await livePage(<WalkFields {...given} />);
    await page.press("選んだ駅まで30分以内を外す");

    expect(given.changes).toEqual([{ commutes: [] }]);
  });

  it("turn one toggle and leave the others", async () => {
    const given = props({ hasPets: true });
    const page = await livePage(<MoreFields {...given} />);
    const [first] = page.all("input");
    if (first) await page.press(first);

    expect(given.changes[0]).toMatchObject({ isNewQuakeCode: true, hasPets: true, hasParking: false });
  });
});

describe("the price", () => {
  it("has a typed value among its choices, and ends that ask for nothing", async () => {
    const html = await renderInRouter(<PriceFields {...props({ price: { min: 54_800_000, max: null } })} />);

    expect(html).toMatch(/<option value="54800000" selected="">5,480万円<\/option>/);
    expect(textOf(html)).toContain("上限なし");
  });
});

describe("what a control says is chosen", () => {
  it.each([
    ["place", { areas: ["13108"], buildingName: "豊洲" }, "江東区・「豊洲」"],
    ["price", { price: { min: 60_000_000, max: 95_000_000 } }, "6,000万円〜9,500万円"],
    ["layouts", { layouts: ["2LDK", "3LDK", "3DK"] }, "2LDKほか2つ"],
    ["size", { landAreaM2: { min: 100, max: null } }, "土地100㎡〜"],
    ["walk", { walkMinutesMax: 10 }, "10分以内"],
    ["walk", { commutes: [{ stationGroup: "g1", minutesMax: 30 }] }, "通勤・通学1駅"],
    ["more", { hasPets: true, excludes: ["tenanted"], yieldMin: 0.05 }, "3つ"],
    ["age", {}, null],
  ] as const)("of %s is in words", (group, given, words) => {
    expect(groupValue(group, asked(given), names)).toBe(words);
  });

  it("counts what stands under the other conditions", () => {
    expect(moreCount(asked({ isPriceCut: true, directions: ["南"], newWithinDays: 7, areas: ["13108"] }))).toBe(3);
  });

  it("can be taken back place by place", () => {
    const parts = placeParts(asked({ areas: ["13103", "13108"], polygon: [] }), names);

    expect(parts).toEqual([
      { label: "選んだ場所 1", without: { areas: ["13108"] } },
      { label: "江東区", without: { areas: ["13103"] } },
      { label: "囲んだ範囲", without: { polygon: null } },
    ]);
  });
});

describe("the usual conditions", () => {
  it("tell what they would leave, and what pressing them changes", () => {
    const chips = quickChips({ conditions: asked({ isPriceCut: true }), facets: sampleFacets(), names });
    const chip = (label: string) => chips.find((one) => one.label === label);

    expect(chip("九掛け A・B")).toMatchObject({ count: 23, isOn: false, change: { certainties: ["A", "B"] } });
    expect(chip("値下げあり")).toMatchObject({ count: 58, isOn: true, change: { isPriceCut: false } });
    expect(chip("賃貸中を除く")).toMatchObject({ count: 405, isOn: false, change: { excludes: ["tenanted"] } });
  });
});

describe("a control of the bar", () => {
  it("opens by its button and closes by Escape, which gives the focus back", async () => {
    const page = await livePage(
      <FilterPopover label="間取り" value="指定なし" isSet={false}>
        <p>選ぶもの</p>
      </FilterPopover>,
    );
    await page.press(page.one("button"));
    expect(page.text()).toContain("選ぶもの");

    await page.key("button", "Escape");
    expect(page.text()).not.toContain("選ぶもの");
  });
});
