import { describe, expect, it } from "vitest";
import { hrefOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleProvenance } from "#web/risk/samples/samples.ts";
import type { BuildingFact } from "./building-facts.ts";
import { FactList } from "./fact-list.tsx";

const fact = (changes: Partial<BuildingFact> = {}): BuildingFact => ({
  ...{ label: "修繕積立金", field: "reserveFundYenPerM2", words: "月額352円/㎡", provenance: null },
  ...changes,
});
const draw = (facts: readonly BuildingFact[], checking: readonly string[] = []) =>
  renderInRouter(<FactList apartmentKey="a/b" facts={facts} checking={checking} />);

describe("a fact of a building", () => {
  it("stands beside its name, with its source where it has one", async () => {
    expect(await draw([fact()])).toMatch(/<dt[^>]*>修繕積立金<\/dt><dd[^>]*><span[^>]*>月額352円\/㎡<\/span><\/dd>/);
    expect(textOf(await draw([fact({ provenance: sampleProvenance })]))).toContain("月額352円/㎡国土数値情報・2023年度・17m四方");
  });

  it("that nobody has confirmed is no value, and can be told", async () => {
    const html = await draw([fact({ words: null })]);

    expect(textOf(html)).toBe("修繕積立金未確認情報提供");
    expect(html).toContain("hatched");
    expect(hrefOf(html, "情報提供")).toBe("/risk/a/b/contact?topic=correction&field=reserveFundYenPerM2");
  });

  it("that is known need not be told", async () => {
    expect(await draw([fact()])).not.toContain("情報提供");
  });

  it("is marked while somebody looks whether it is right, known or not", async () => {
    const checking = ["reserveFundYenPerM2"];

    expect(textOf(await draw([fact()], checking))).toBe("修繕積立金月額352円/㎡確認中");
    expect(textOf(await draw([fact({ words: null })], checking))).toBe("修繕積立金未確認情報提供確認中");
    expect(textOf(await draw([fact()], ["managementStars"]))).not.toContain("確認中");
  });

  it("keeps its place in the list", async () => {
    const facts = ["管理費", "修繕積立金", "長期修繕計画"].map((label) => fact({ label, words: null }));

    expect([...(await draw(facts)).matchAll(/<dt[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      "管理費",
      "修繕積立金",
      "長期修繕計画",
    ]);
  });
});
