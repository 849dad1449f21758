import { describe, expect, it } from "vitest";
import { found } from "#domain/risk/model/facts.ts";
import { scored } from "#domain/risk/model/indicator.ts";
import { type IndicatorResult, PILLARS, type PillarId, type PillarResult } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { contributions, drivers } from "./drivers.ts";

type Scores = readonly (readonly [id: string, score: number | null, weight?: number])[];

function pillars(scores: Partial<Record<PillarId, Scores>>): PillarResult[] {
  return PILLARS.map((id) => {
    const indicators = (scores[id] ?? []).map((one) => resultOf(id, one));
    const known = indicators.filter(({ score }) => score !== null);
    const weight = known.reduce((sum, one) => sum + one.weight, 0);
    const sum = known.reduce((total, one) => total + one.weight * (one.score ?? 0), 0);
    return { id, score: weight === 0 ? null : sum / weight, coverage: 1, indicators };
  });
}

function resultOf(pillar: PillarId, [id, score, weight = 1]: Scores[number]): IndicatorResult {
  return { id, pillar, title: `${id}の題`, unit: "", weight, ...scored(found(1), score ?? 0, `${id}の言葉`), score };
}

const pointsOf = (list: readonly { readonly indicatorId: string; readonly points: number }[]) =>
  list.map(({ indicatorId, points }) => [indicatorId, points]);

describe("what an indicator brings", () => {
  it("is its distance from 65 by its share of the pillar and of the whole", () => {
    const only = pillars({
      earthquake: [
        ["a", 85, 3],
        ["b", 25, 1],
      ],
      water: [["c", 65]],
    });

    // 地震 weighs 25 of 45; 'a' three quarters of it.
    expect(contributions(only, DEFAULT_WEIGHTS)).toEqual([
      { indicatorId: "a", title: "aの題", points: (25 / 45) * 0.75 * 20, words: "aの言葉" },
      { indicatorId: "b", title: "bの題", points: (25 / 45) * 0.25 * -40, words: "bの言葉" },
      { indicatorId: "c", title: "cの題", points: 0, words: "cの言葉" },
    ]);
  });

  it("is nothing where there is no score; the others share its weight", () => {
    const [known, ...others] = contributions(
      pillars({
        crime: [
          ["a", 100, 1],
          ["b", null, 99],
        ],
      }),
      DEFAULT_WEIGHTS,
    );

    expect(known).toMatchObject({ indicatorId: "a", points: 35 });
    expect(others).toEqual([]);
  });

  it("is nothing in a pillar without weight, and there is nothing where no pillar with a score has any", () => {
    const weights = { ...DEFAULT_WEIGHTS, crime: 0 };
    const [crime, child] = contributions(pillars({ crime: [["a", 100]], child: [["b", 0]] }), weights);

    expect([crime?.points, child?.points]).toEqual([0, -65]);
    expect(contributions(pillars({ crime: [["a", 100]] }), weights)).toEqual([]);
  });
});

describe("the drivers of a letter", () => {
  it("do not lead with the good news of a pillar of which little is known", () => {
    const known = pillars({ water: [["flood", 100]], child: [["parks", 95]], crime: [["crime", 20]] });
    const half = known.map((pillar) => (pillar.id === "water" ? { ...pillar, coverage: 0.5 } : pillar));

    expect(drivers(known, DEFAULT_WEIGHTS).driversUp.map(({ indicatorId }) => indicatorId)).toEqual(["flood", "parks"]);
    expect(drivers(half, DEFAULT_WEIGHTS).driversUp.map(({ indicatorId }) => indicatorId)).toEqual(["parks", "flood"]);
  });

  it("are the three that pull down most and the three that lift most, the strongest first", () => {
    const many = pillars({
      life: [
        ["down1", 55],
        ["down4", 0],
        ["down2", 45],
        ["up1", 75],
        ["up4", 100],
        ["up2", 85],
        ["down3", 35],
        ["up3", 95],
      ],
    });
    const { driversDown, driversUp } = drivers(many, DEFAULT_WEIGHTS);

    expect(pointsOf(driversDown)).toEqual([
      ["down4", -8.1],
      ["down3", -3.7],
      ["down2", -2.5],
    ]);
    expect(pointsOf(driversUp)).toEqual([
      ["up4", 4.4],
      ["up3", 3.8],
      ["up2", 2.5],
    ]);
  });

  it("of equal strength come by name, so that two reports of the same facts are alike", () => {
    const equal = pillars({
      child: [
        ["b", 45],
        ["c", 45],
        ["a", 45],
        ["d", 45],
      ],
    });

    expect(drivers(equal, DEFAULT_WEIGHTS).driversDown.map(({ indicatorId }) => indicatorId)).toEqual(["a", "b", "c"]);
  });

  it("leave out what rounds to nothing, and are none where everything lies at the baseline", () => {
    const slight = pillars({
      earthquake: [
        ["a", 65.1, 1],
        ["b", 65, 99],
      ],
      water: [["c", 65]],
    });
    expect(drivers(slight, DEFAULT_WEIGHTS)).toEqual({ driversDown: [], driversUp: [] });
    expect(drivers(pillars({}), DEFAULT_WEIGHTS)).toEqual({ driversDown: [], driversUp: [] });
  });

  it("are there from a tenth of a point on", () => {
    const slight = pillars({
      life: [
        ["up", 66, 1],
        ["down", 64, 1],
        ["same", 65, 1],
      ],
    });
    const { driversDown, driversUp } = drivers(slight, DEFAULT_WEIGHTS);

    expect([pointsOf(driversDown), pointsOf(driversUp)]).toEqual([[["down", -0.3]], [["up", 0.3]]]);
  });

  it("may be fewer than three, and never stand on both sides", () => {
    const { driversDown, driversUp } = drivers(pillars({ crime: [["a", 20]], child: [["b", 95]] }), DEFAULT_WEIGHTS);

    expect(driversDown.map(({ indicatorId }) => indicatorId)).toEqual(["a"]);
    expect(driversUp.map(({ indicatorId }) => indicatorId)).toEqual(["b"]);
  });
});
