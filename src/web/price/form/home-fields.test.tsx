import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Place } from "#web/price/place/find-place.ts";
import { sampleApartment } from "#web/price/result/samples.ts";
import { KINDS, type Kind } from "./choices.ts";
import { AskingField, type FieldsProps, MainFields, MoreFields } from "./home-fields.tsx";

const NONE: Place = { kind: "none" };
const building = (changes: Partial<typeof sampleApartment> = {}): Place => ({
  kind: "apartment",
  apartment: { ...sampleApartment, ...changes },
});
const props = (kind: Kind, typed: Typed = {}, place: Place = NONE): FieldsProps => ({ form: sampleForm({ typed }), kind, place });
const main = (...given: Parameters<typeof props>) => renderToStaticMarkup(<MainFields {...props(...given)} />);
const more = (...given: Parameters<typeof props>) => renderToStaticMarkup(<MoreFields {...props(...given)} />);
const names = (html: string) => [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

describe("what is asked of a home", () => {
  it.each([
    [
      "condo",
      ["areaM2", "layout", "builtYear"],
      ["stationName", "walkMinutes", "floor", "totalFloors", "direction", "isCorner", "renovatedYear"],
    ],
    ["house", ["areaM2", "floorAreaM2", "layout", "builtYear"], ["stationName", "walkMinutes", "structure"]],
    ["land", ["areaM2"], ["stationName", "walkMinutes"]],
  ] as const)("is what belongs to a %s, in the order in which it is read", (kind, first, later) => {
    expect(names(main(kind)).filter((name) => name !== "kind")).toEqual(first);
    expect(names(more(kind))).toEqual(later);
  });

  it.each(KINDS.map(({ value }) => value))("marks %s as the chosen kind, alone", (kind) => {
    const html = main(kind);

    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<input[^>]*value="${kind}"[^>]*checked=""|<input[^>]*checked=""[^>]*value="${kind}"`));
  });

  it("says of the area how it may be typed, and reads it back in both units", () => {
    expect(textOf(main("condo"))).toContain("壁芯・内法のどちらでもかまいません。");
    expect(textOf(main("land"))).toContain("「40坪」のようにも入力できます。");
    expect(textOf(main("land"))).not.toContain("壁芯");
    expect(textOf(main("condo", { areaM2: "21坪" }))).toContain("69.42㎡");
  });

  it("reads a year and a price back as they were understood", () => {
    expect(textOf(main("condo", { builtYear: "H20" }))).toContain("2008年");
    expect(textOf(more("condo", { renovatedYear: "令和2" }))).toContain("2020年");
    expect(textOf(renderToStaticMarkup(<AskingField {...props("condo", { askingPrice: "8980" })} />))).toContain("8,980万円");
  });

  it("only compares the asking price, and says so", () => {
    expect(textOf(renderToStaticMarkup(<AskingField {...props("land")} />))).toContain("推定には使いません");
  });

  it("says what of the building counts where a field stays empty, and nothing of what is not known of it", () => {
    expect(textOf(main("condo", {}, building()))).toContain("空欄なら、この建物の築年（2008年）を使います。");
    expect(textOf(more("condo", {}, building()))).toContain("空欄なら、豊洲駅を使います。");
    expect(textOf(more("condo", {}, building({ stationName: null })))).not.toContain("空欄なら");
    expect(textOf(main("condo"))).toContain("「平成20」「H20」でも入力できます。");
  });

  it("tells that the figures of floor and direction are a table's, only where they are asked for", () => {
    expect(textOf(more("condo"))).toContain("階・向き・角部屋は公開された成約データにないため、公表された査定の表の率で価格に入れます。");
    expect(textOf(more("house"))).not.toContain("階と向き");
  });

  it("offers layouts and directions with a way not to choose", () => {
    const layouts = main("condo", { layout: "3LDK" });

    expect(layouts).toMatch(/<option value="">選ばない<\/option>/);
    expect(layouts).toMatch(/<option[^>]*value="3LDK"[^>]*selected=""|<option[^>]*selected=""[^>]*value="3LDK"/);
    expect(textOf(more("condo"))).toMatch(/選ばない北.*南東/);
  });
});
