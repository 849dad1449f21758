import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { HazardResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { damageRows, FloodDamageCard } from "./flood-damage-card.tsx";
import { InsuranceCard } from "./insurance-card.tsx";

const depth = (layer: string, value: number): HazardResponse => ({ layer, title: layer, state: "ok", value });
const both = [depth("flood_max_rank", 3), depth("flood_planned_rank", 2)];

describe("what a flood destroys", () => {
  const read = (floor: number | null, hazards: readonly HazardResponse[] | null = both) =>
    textOf(renderToStaticMarkup(<FloodDamageCard hazards={hazards && [...hazards]} floor={floor} />));

  it("is told for every rain that is imported, by the ends of its class", () => {
    expect(read(1)).toContain("想定最大規模の雨（千年に1回程度）3〜5m未満59%〜80%592万円〜800万円");
    expect(read(1)).toContain("計画規模の雨（百年に1回程度など）0.5〜3m未満5%〜59%47万円〜592万円");
    expect(damageRows([depth("flood_max_rank", 3)], 1)).toHaveLength(1);
  });

  it("is told of the floor that is asked about; above the water it is none of the home", () => {
    expect(read(2)).toContain("0%〜59%0円〜592万円");
    expect(read(5)).toContain("0%部屋に水は来ません");
    expect(read(null)).toContain("1階の部屋で");
  });

  it("goes down to the deepest part of a town, with its share", () => {
    const town = { ...depth("flood_max_rank", 3), details: { share: 0.98, worst: 4, worstShare: 0.05 } };

    expect(read(3, [town])).toContain("想定最大規模の雨、町のいちばん深い所5〜10m未満（町の5%）0%〜80%0円〜800万円");
    expect(damageRows([town], 3)).toHaveLength(2);
  });

  it("is not told where no depth is known", () => {
    expect([read(1, null), read(1, []), read(1, [{ layer: "flood_max_rank", title: "", state: "none" }])]).toEqual(["", "", ""]);
  });
});

describe("what insurance asks", () => {
  const subject = { prefecture: "東京都", structure: "RC", builtYear: 2008, builtMonth: 3 } as const;
  const read = (changes: Partial<Parameters<typeof InsuranceCard>[0]["subject"]> = {}) =>
    textOf(renderToStaticMarkup(<InsuranceCard subject={{ ...subject, ...changes }} />));

  it("is the class of the structure and a year's premium, with the discount of its year", () => {
    expect(read()).toContain("M構造（マンション構造）です。");
    expect(read()).toContain("1,000万円につき年 24,750円（建築年割引10%のあと）です。");
    expect(read({ builtYear: 1975 })).toContain("年 27,500円（割引なし）です。");
  });

  it("is said to be a guess where the papers decide, and an example where the structure is not known", () => {
    expect(read({ structure: "steel" })).toContain("T構造（耐火構造）の見込みです。");
    expect(read({ structure: null, builtYear: null })).toContain("年 27,500円（割引なし）が目安です。");
  });

  it("is left out where no rate is kept", () => {
    expect(read({ structure: "wood" })).toContain("ロ構造）の地震保険料は、収録していません。");
    expect(read({ prefecture: "沖縄県" })).toContain("沖縄県の地震保険料は、収録していません。");
    expect(read({ prefecture: "沖縄県" })).not.toContain("円（");
  });
});
