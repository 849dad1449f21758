import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { KindChoice, LayerPanel, precisionText } from "./layer-panel.tsx";
import { sampleFloodLayer, samplePriceLayer } from "./samples.ts";
import { KINDS, TOPICS, type TopicId } from "./topics.ts";
import { YearSlider } from "./year-slider.tsx";

const ignore = () => undefined;
const LAYERS = [samplePriceLayer, sampleFloodLayer];

/** The choices of a group with the one that is taken. */
function radiosIn(drawn: string, name: string) {
  const inputs = [...drawn.matchAll(new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*/>`, "g"))];
  return inputs.map(([input]) => ({ value: /value="([^"]*)"/.exec(input)?.[1], isChosen: input.includes('checked=""') }));
}

describe("what the heatmap shows", () => {
  const panel = (topic: TopicId, onTopic: (topic: TopicId) => void = ignore) => (
    <LayerPanel {...{ topic, onTopic }} kind="condo" layers={LAYERS} zoom={12} />
  );

  it.each(TOPICS)("can be $label, taken by its name", async ({ id }) => {
    const chosen = vi.fn<(topic: TopicId) => void>();
    const { tick, html } = await openInRouter(panel(id, chosen));
    tick("layer", true, id);

    expect(chosen.mock.calls).toEqual([[id]]);
    expect(radiosIn(html, "layer").filter(({ isChosen }) => isChosen)).toEqual([{ value: id, isChosen: true }]);
  });

  it("stands in a group with a name, each with how fine it is or that there are no data", async () => {
    const drawn = await renderInRouter(
      <LayerPanel
        topic="price"
        kind="condo"
        layers={[samplePriceLayer, { ...sampleFloodLayer, state: "no_data" }]}
        zoom={12}
        onTopic={ignore}
      />,
    );

    expect(drawn).toMatch(/<legend[^>]*>表示する項目<\/legend>/);
    expect(textOf(drawn)).toContain("坪単価町（地区名）");
    expect(textOf(drawn)).toContain("洪水浸水深データなし");
  });

  it.each([
    [9.9, "市区町村"],
    [10.9, "市区町村"],
    [11, "町（地区名）"],
  ])("is told as coarse as it is drawn: at zoom %d by %s", (zoom, words) => expect(precisionText(samplePriceLayer, zoom)).toBe(words));

  it.each(KINDS)("is of $label where it is so by kind", async ({ id }) => {
    const chosen = vi.fn<(kind: string) => void>();
    (await openInRouter(<KindChoice name="kind" kind="condo" onKind={chosen} />)).tick("kind", true, id);

    expect(chosen.mock.calls).toEqual([[id]]);
  });
});

describe("the year of the heatmap", () => {
  const slider = (changes: Partial<Parameters<typeof YearSlider>[0]> = {}) => (
    <YearSlider topic="price" years={[2021, 2022, 2024]} year={2022} onYear={ignore} {...changes} />
  );

  it("is chosen among the years there are, though some are missing between", async () => {
    const chosen = vi.fn<(year: number) => void>();
    const { fill } = await openInRouter(slider({ onYear: chosen }));
    fill("year", "2");
    fill("year", "0");
    fill("year", "3");

    expect(chosen.mock.calls).toEqual([[2024], [2021]]);
  });

  it("is said in words beside the slider and by it, with the years below", async () => {
    const drawn = await renderInRouter(slider());

    expect(drawn).toMatch(/<label for="year"[^>]*>年：<span[^>]*>2022年<\/span><\/label>/);
    expect(drawn).toMatch(/<input[^>]*aria-valuetext="2022年"[^>]*value="1"/);
    expect(textOf(drawn)).toMatch(/202120222024$/);
  });

  it("of many years names the first and the last", async () => {
    const years = Array.from({ length: 12 }, (_, i) => 2010 + i);

    expect(textOf(await renderInRouter(slider({ years, year: 2015 })))).toMatch(/20102021$/);
  });

  it("is no choice where there is one only", async () => {
    expect(await renderInRouter(slider({ years: [2022] }))).toBe("");
  });
});
