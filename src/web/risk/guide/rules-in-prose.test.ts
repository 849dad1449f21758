import { describe, expect, it } from "vitest";
import { MAILED_KINDS } from "#domain/letters/kinds.ts";
import { found } from "#domain/risk/model/facts.ts";
import { floorHeightM } from "#domain/risk/model/floor-exposure.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { capsOn } from "#domain/risk/rating/caps.ts";
import { standingAmong } from "#domain/risk/rating/standing.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import { CRIME_TYPES } from "#web/risk/crime/crime-words.ts";
import { FACILITY_KINDS, kindTitle } from "#web/risk/facts/place-kinds.ts";
import { QUAKE_CLASSES } from "#web/risk/hazards/quake-classes.ts";
import { EXPLAINERS } from "./explainers.ts";
import { FAQ, FAQ_TOPICS, type FaqTopic } from "./faq-content.ts";

/** What the explainer and the questions of a part say, each as one text. */
const explained = (tab: keyof typeof EXPLAINERS) =>
  EXPLAINERS[tab].sections.flatMap(({ text, points = [], warning = "" }) => [...text, ...points, warning]).join("");
const answered = (topic: FaqTopic) => FAQ[topic].entries.flatMap(({ question, answer }) => [question, ...answer]).join("");
const everywhere = FAQ_TOPICS.map((topic) => [topic, explained(topic) + answered(topic)] as const);

describe("what the prose says of our rules is what they are", () => {
  it("the kinds of crime that are counted, in explainer and answer alike", () => {
    const kinds = CRIME_TYPES.map(({ title }) => title.replace(/（.*）$/, "")).join("、");

    expect(explained("crime")).toContain(`住まいに関わる${CRIME_TYPES.length}種（${kinds}）`);
    expect(answered("crime")).toContain(`住まいに関わる${CRIME_TYPES.length}種（${kinds}）`);
  });

  it("the kinds of facility that are counted, in explainer and answer alike", () => {
    const kinds = FACILITY_KINDS.map((kind) => kindTitle(kind).split("・")[0]).join("・");

    expect(explained("life")).toContain(`${kinds}の${FACILITY_KINDS.length}種類`);
    expect(answered("life")).toContain(`${kinds}の${FACILITY_KINDS.length}種類`);
  });

  it.each([1, 2, 3])("how high floor %i lies", (floor) => {
    expect(explained("flood")).toContain(`${floor}階は${floorHeightM(floor)}m`);
  });

  it("when a completion proves the new seismic code", () => {
    expect(explained("apartment")).toContain("1983年4月以後の竣工を新耐震として扱います");
    expect(answered("earthquake")).toContain("竣工が1983年3月以前のときは、新耐震として数えません");
    const finishedIn = (builtMonth: number) => isNewQuakeCode({ confirmedOn: null, builtYear: 1983, builtMonth });
    expect([finishedIn(4), finishedIn(3)]).toEqual([true, null]);
  });

  it("the days that part the seismic codes", () => {
    const [, first, second] = RATING_MODEL.tables.seismicCode.points.map(([day]) => String(day));

    expect([first, second]).toEqual(["19810601", "20000601"]);
    for (const words of ["1981年6月1日より前が旧耐震、以後が新耐震", "2000年6月の基準"]) expect(explained("earthquake")).toContain(words);
    expect(answered("earthquake")).toContain("1981年6月1日以後なら新耐震です");
  });

  it("from which probability on the state calls it high", () => {
    expect(explained("earthquake")).toContain("3%以上は「高い」と説明されています");
    expect(QUAKE_CLASSES.some(({ label }) => label.startsWith("3%以上"))).toBe(true);
  });

  it("which single dangers bound a letter, and by how much", () => {
    const capOf = (facts: Parameters<typeof capsOn>[0]["facts"], floor: number | null = null) => capsOn({ floor, facts })[0]?.atMost;

    expect(answered("flood")).toContain(
      `家が倒れるおそれのある区域です。区域にかかる建物は、総合の記号を${capOf({ flood_collapse: found(1) })}までとします`,
    );
    expect(answered("flood")).toContain(`特別警戒区域にかかる建物は、総合の記号を${capOf({ landslide: found(2) })}までとします`);
    expect(answered("apartment")).toContain(`旧耐震の建物は、総合の記号を${capOf({ confirmedOn: found(19700101) })}までとします`);
    expect(explained("apartment")).toContain(`総合の記号を${capOf({ confirmedOn: found(19700101) })}までとします`);
  });

  it("that a warning zone which is not a special one bounds nothing", () => {
    expect(capsOn({ floor: 1, facts: { landslide: found(1) } })).toEqual([]);
    expect(answered("flood")).toContain("警戒区域は、住むことを禁じるものではありません");
  });

  it("from how much data on a pillar has points, and by how much a second hazard lowers water", () => {
    expect(explained("summary")).toContain(`項目も、そろい具合が${RATING_MODEL.coverage.pillar * 100}%に満たないときは点数を出しません`);
    expect(explained("summary")).toContain(`0点なら${RATING_MODEL.otherHazardTakes * 100}%下げます`);
    expect(RATING_MODEL.core).toMatchObject({
      earthquake: ["quake_probability", "ground_amplification", "liquefaction"],
      water: ["flood"],
    });
  });

  it("how a flood of three days and more is counted", () => {
    expect(explained("flood")).toContain(`浸水が3日（72時間）以上続く想定の場所は、${RATING_MODEL.longFloodPenalty}点を引きます`);
  });

  it("among how many buildings a place in the order is told", () => {
    const among = (count: number) =>
      standingAmong(
        50,
        Array.from({ length: count }, (_, index) => index),
      );

    expect(explained("summary")).toContain("10棟に満たないときは出しません");
    expect([among(9) === null, among(10) === null]).toEqual([true, false]);
  });

  it("how soon a letter is answered", () => {
    const days = MAILED_KINDS.question.answerWithinBusinessDays;

    expect(explained("summary")).toContain(`受け付けた翌日から${days}営業日以内に答えます`);
    expect(answered("life")).toContain(`${days}営業日以内にお答えします`);
  });

  it.each(everywhere)("%s: a distance that is straight says so wherever it is counted", (_, text) => {
    for (const [around] of text.matchAll(/.{0,12}800m.{0,4}/g)) expect(around).toContain("直線");
  });
});
