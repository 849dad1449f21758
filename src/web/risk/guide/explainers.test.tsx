import { describe, expect, it } from "vitest";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { RISK_TABS, type RiskTab } from "#web/risk/frame/risk-tabs.tsx";
import { ExplainerView } from "./explainer.view.tsx";
import { EXPLAINERS } from "./explainers.ts";
import { sampleRating } from "./guide-sample.ts";
import { trialRating } from "./use-trial-weights.ts";
import { WeightsTrial } from "./weights-trial.tsx";

const TABS = Object.keys(RISK_TABS) as RiskTab[];
const draw = (tab: RiskTab) => renderInRouter(<ExplainerView tab={tab} />);

describe("an explainer", () => {
  it.each(TABS)("%s has sections with headings of their own, sources, and promises nothing", async (tab) => {
    const { sections, sources } = EXPLAINERS[tab];
    const html = await draw(tab);

    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, title } of sections) {
      expect(html).toMatch(new RegExp(`<section[^>]* id="${id}"`));
      expect(html).toContain(`>${title}</h2>`);
    }
    for (const { label } of sources) expect(textOf(html)).toContain(label);
    expect(textOf(html)).toContain("安全を保証するものではありません");
  });

  it("marks the page one is on and leads to the others", async () => {
    const html = await draw("flood");

    expect(html).toMatch(/aria-current="page"[^>]*>水害・土砂|href="\/risk\/flood"[^>]*aria-current="page"/);
    for (const tab of TABS) expect(html).toContain(`href="/risk/${tab}"`);
  });

  it("shows the official colours of flood depths with their words, and says what no colour means", async () => {
    const html = await draw("flood");

    for (const colour of ["#F7F5A9", "#FFD8C0", "#FFB7B7", "#FF9191", "#F285C9", "#DC7ADC"]) expect(html).toContain(`fill="${colour}"`);
    expect(textOf(html)).toContain("色なしは安全を意味しません。");
    expect(textOf(html)).toContain("1階は0.5m、2階は3m、3階は5.5mです");
  });

  it("gives the five classes of earthquakes and what 30 years mean", async () => {
    const text = textOf(await draw("earthquake"));

    for (const words of ["26%以上", "6%以上26%未満", "3%以上6%未満", "0.1%以上3%未満", "0.1%未満", "0.02〜8%"])
      expect(text).toContain(words);
  });

  it("names the trap of the denominator with the formula", async () => {
    const text = textOf(await draw("crime"));

    expect(text).toContain("分母の落とし穴");
    expect(text).toContain("（夜の人口＋昼の人口）÷2 の大きいほう × 1,000");
  });

  it("takes every limit of a letter from the model", async () => {
    const text = textOf(await draw("summary"));

    for (const [letter, least] of RATING_MODEL.letters) expect(text).toContain(`${letter}${least}点以上`);
    expect(text).toContain(RATING_MODEL.version);
    for (const words of [
      "土砂災害特別警戒区域の中：BBまで",
      "家屋倒壊等氾濫想定区域の中：BBまで",
      "1階か2階：BBBまで",
      "確かめられない：BBBまで",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("gives the guideline of reserve funds by size, with the range of two thirds", async () => {
    const text = textOf(await draw("apartment"));

    for (const words of ["5,000㎡未満335円235〜430円", "20,000㎡以上255円190〜325円", "20階以上338円240〜410円"])
      expect(text).toContain(words);
  });
});

describe("the sample", () => {
  it("is the worked example of the documentation", () => {
    const { overall, letter, coverage, possible } = sampleRating();

    expect({ overall, letter, possible }).toMatchObject({ overall: 47.4, letter: "BB", possible: { lowest: "B", highest: "BBB" } });
    expect(coverage).toBeCloseTo(0.84, 2);
  });

  it("follows the weights, and is not rated where all are zero", () => {
    expect(trialRating({ ...DEFAULT_WEIGHTS, child: 100 })?.overall).toBeGreaterThan(47.4);
    expect(trialRating({ earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 })).toBeNull();
  });

  it("stands marked as a sample beside six sliders", async () => {
    const state = { weights: DEFAULT_WEIGHTS, rating: sampleRating(), isDefault: false, set: () => undefined, reset: () => undefined };
    const html = await renderInRouter(<WeightsTrial state={state} />);

    expect(html.match(/type="range"/g)).toHaveLength(6);
    for (const words of ["サンプル", "実在しない建物", "47.4点", "標準の重みに戻す", "安全を保証するものではありません"]) {
      expect(textOf(html)).toContain(words);
    }
  });
});
