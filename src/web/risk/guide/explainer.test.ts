import { describe, expect, it } from "vitest";
import { RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { found } from "#domain/risk/model/facts.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { PILLARS } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS, weightShares } from "#domain/risk/model/weights.ts";
import { capsOn } from "#domain/risk/rating/caps.ts";
import { percent } from "#kernel/percent.ts";
import { type ExplainerTable, indicatorTable, scoreTable, tableSource } from "./explainer.ts";
import { EXPLAINERS, PILLAR_BRIEFS } from "./explainers.ts";

const { tables } = RATING_MODEL;
const all = Object.entries(EXPLAINERS);
const tablesOf = (tab: keyof typeof EXPLAINERS): ExplainerTable[] => EXPLAINERS[tab].sections.flatMap(({ table }) => table ?? []);
const section = (tab: keyof typeof EXPLAINERS, id: string) => {
  const one = EXPLAINERS[tab].sections.find((each) => each.id === id);
  if (!one) throw new Error(`${tab} has no section ${id}`);
  return one;
};
const proseOf = (tab: keyof typeof EXPLAINERS) =>
  EXPLAINERS[tab].sections.flatMap(({ text, points = [], warning = "" }) => [...text, ...points, warning]).join("");

describe("a table of points", () => {
  it.each(Object.entries(tables))("%s has its title, a row for each point, and the points of the model", (_, table) => {
    const { caption, columns, rows } = scoreTable(table);

    expect(caption).toBe(table.title);
    expect(columns).toHaveLength(2);
    expect(rows.map(([, score]) => score)).toEqual(table.points.map(([, score]) => `${score}点`));
  });

  it("names its rows where they are no quantities", () => {
    expect(scoreTable(tables.areaDanger, (rank) => `ランク${rank}`).rows[0]?.[0]).toBe("ランク1");
  });

  it("says how to read it between its rows, where there is anything between", () => {
    expect(scoreTable(tables.quakeProbability).note).toContain("なめらかにつないで求めます");
    expect(scoreTable(tables.childcare).note).toBeNull();
  });

  it("says of its source that the points are ours", () => {
    const { label, details } = tableSource(tables.age);

    expect(label).toBe(`${tables.age.title}・${tables.age.dated}`);
    expect(details).toBe(`${tables.age.source}。点数は当サイトがつけたものです。`);
  });
});

describe("what a pillar is made of", () => {
  it.each(PILLARS)("%s: all of its indicators, with parts that come to a whole", (pillar) => {
    const { rows } = indicatorTable(pillar);
    const sum = rows.reduce((total, [, share = ""]) => total + Number.parseInt(share, 10), 0);

    expect(rows.map(([title]) => title)).toEqual(INDICATORS.filter((one) => one.pillar === pillar).map(({ title }) => title));
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(rows.length / 2);
  });

  it("says what becomes of the parts without data", () => {
    expect(indicatorTable("life").note).toContain("データのないものは平均に入れず");
  });

  it.each(PILLARS)("%s: is told in one sentence without a judgement", (pillar) => {
    expect(PILLAR_BRIEFS[pillar]).not.toMatch(/安全|安心|危険|[。！!]/);
  });
});

describe("the explainers", () => {
  it.each(all)("%s: every table of its pillar that has points is shown", (_, { sections, sources }) => {
    const scored = sections.flatMap(({ table }) => (table?.columns[1] === "点数" ? [table.caption] : []));

    for (const caption of scored) expect(Object.values(tables).map(({ title }) => title)).toContain(caption);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ label }) => label)).size).toBe(sources.length);
  });

  it("together show every table of the model but that of the landforms, which stands in for PL", () => {
    const shown = (Object.keys(EXPLAINERS) as (keyof typeof EXPLAINERS)[]).flatMap((tab) => tablesOf(tab).map(({ caption }) => caption));
    const hidden = Object.values(tables).filter(({ title }) => !shown.includes(title));

    expect(hidden).toEqual([tables.liquefactionClass]);
  });

  it.each(all)("%s: whole sentences, in careful words, that promise nothing", (_, { title, lead, sections }) => {
    for (const { text, points = [], warning } of sections) {
      for (const paragraph of [...text, ...(warning === undefined ? [] : [warning])]) expect(paragraph).toMatch(/。$/);
      for (const words of [...text, ...points, warning ?? ""]) expect(words).not.toMatch(/[！!]|絶対|必ず安|安全です|安心です/);
    }
    expect(title).not.toBe("");
    expect(lead).toMatch(/。$/);
  });

  it.each(all)("%s: a table has a cell for each of its columns", (_, { sections }) => {
    for (const { table } of sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
    }
  });
});

describe("the figures in the prose", () => {
  it.each([
    ["earthquake", `${RATING_MODEL.oldCodeSound}点です。`],
    ["earthquake", `免震構造は${RATING_MODEL.isolationBonus}点を加えます`],
    ["flood", `${RATING_MODEL.dryUnitAtMost}点より高くはしません`],
    ["flood", `${RATING_MODEL.longFloodPenalty}点を引きます`],
    ["apartment", `★の数が分からなくても${RATING_MODEL.certifiedAtLeast}点を下まわりません`],
    ["summary", `そろい具合が${percent(RATING_MODEL.coverage.letter, 0)}に満たないときは「判定保留」`],
    ["summary", `${percent(RATING_MODEL.coverage.firm, 0)}に満たないときは「参考」`],
    ["summary", `それぞれの見るものが${RATING_MODEL.driverBaseline}点（Aの下限）`],
  ] as const)("of %s are those of the model: %s", (tab, words) => {
    expect(proseOf(tab)).toContain(words);
  });

  it("calls the baseline of the drivers the least score of an A only while it is", () => {
    expect(RATING_MODEL.letters.find(([letter]) => letter === "A")?.[1]).toBe(RATING_MODEL.driverBaseline);
  });
});

describe("the summary", () => {
  it("gives each letter its scores, one ending where the one above begins", () => {
    const rows = section("summary", "letter").table?.rows ?? [];

    expect(rows[0]).toEqual(["AAA", "85点以上"]);
    expect(rows.at(-1)).toEqual(["C", "0点以上35点未満"]);
    expect(rows).toHaveLength(RATING_MODEL.letters.length);
    for (const [index, [, words = ""]] of rows.entries()) {
      const above = RATING_MODEL.letters[index - 1]?.[1];
      if (above !== undefined) expect(words).toMatch(new RegExp(`以上${above}点未満$`));
    }
  });

  it("gives every pillar its weight as it stands", () => {
    const shares = weightShares(DEFAULT_WEIGHTS);

    expect(section("summary", "formula").table?.rows.map(([, share]) => share)).toEqual(
      PILLARS.map((pillar) => percent(shares[pillar], 0)),
    );
  });

  it("has words of its own for every cap: the reason in a report speaks of one building", () => {
    const worst = {
      floor: 1,
      facts: { landslide: found(2), flood_collapse: found(1), flood_max_rank: found(6), confirmedOn: found(19700101) },
    };
    const points = section("summary", "caps").points ?? [];

    expect(points).toHaveLength(capsOn(worst).length);
    for (const { reason } of capsOn(worst)) expect(points.join("")).not.toContain(reason);
    for (const point of points) expect(point).toMatch(/：(BB|BBB)まで$/);
  });
});

describe("the guideline of reserve funds", () => {
  const rows = section("apartment", "reserve").table?.rows ?? [];

  it("has each class of size once, without a gap between them", () => {
    expect(rows.map(([size]) => size)).toEqual([
      "20階未満・5,000㎡未満",
      "20階未満・5,000㎡以上10,000㎡未満",
      "20階未満・10,000㎡以上20,000㎡未満",
      "20階未満・20,000㎡以上",
      "20階以上",
    ]);
  });

  it("has the figures of the ministry", () => {
    const { byFloorArea, tower } = RESERVE_GUIDELINE;

    expect(rows.map(([, mean]) => mean)).toEqual([...byFloorArea, tower].map(({ mean }) => `${mean}円`));
    expect(rows.map(([, , range]) => range)).toEqual([...byFloorArea, tower].map(({ low, high }) => `${low}〜${high}円`));
  });

  it("scores a fund by its part of the guideline", () => {
    const [least] = section("apartment", "reserve-score").table?.rows ?? [];

    expect(least?.[0]).toMatch(/^目安の\d+%/);
  });
});
