import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { LayerControls, type LayerControlsProps } from "./layer-controls.tsx";
import { KINDS, TOPICS, type TopicId } from "./topics.ts";

const ignore = () => undefined;
const usual: LayerControlsProps = {
  ...{ topic: "price", kind: "condo", years: [2021, 2022, 2024], year: 2022 },
  ...{ onTopic: ignore, onKind: ignore, onYear: ignore },
};
const draw = (changes: Partial<LayerControlsProps> = {}) => renderInRouter(<LayerControls {...usual} {...changes} />);

/** The controls, with every choice written down. */
async function open(changes: Partial<LayerControlsProps> = {}) {
  const chosen = vi.fn<(what: string, value: string | number) => void>();
  const choices = {
    onTopic: (topic: TopicId) => chosen("topic", topic),
    onKind: (kind: string) => chosen("kind", kind),
    onYear: (year: number) => chosen("year", year),
  };
  return { ...(await openInRouter(<LayerControls {...usual} {...choices} {...changes} />)), chosen: () => chosen.mock.calls };
}

/** The choices of a group with the one that is taken. */
function radiosIn(drawn: string, name: string) {
  const labels = [...drawn.matchAll(new RegExp(`<label[^>]*>(<input type="radio"[^>]*name="${name}"[^>]*/>)([^<]*)</label>`, "g"))];
  return labels.map(([, input = "", label]) => ({ label, isChosen: input.includes('checked=""') }));
}

describe("what the heatmap shows", () => {
  it.each(TOPICS)("can be $label, taken by its name", async ({ id, label }) => {
    const { tick, chosen, html } = await open({ topic: id });
    tick("layer", true, id);

    expect(chosen()).toEqual([["topic", id]]);
    expect(radiosIn(html, "layer").filter(({ isChosen }) => isChosen)).toEqual([{ label, isChosen: true }]);
  });

  it("stands in groups that have a name each", async () => {
    const drawn = await draw();

    expect([...drawn.matchAll(/<legend[^>]*>([^<]*)<\/legend>/g)].map(([, name]) => name)).toEqual(["表示する項目", "種別"]);
    expect(radiosIn(drawn, "layer").map(({ label }) => label)).toEqual(TOPICS.map(({ label }) => label));
    expect(radiosIn(drawn, "kind").map(({ label }) => label)).toEqual(KINDS.map(({ label }) => label));
  });

  it.each(KINDS)("is of $label where it is so by kind", async ({ id }) => {
    const { tick, chosen } = await open();
    tick("kind", true, id);

    expect(chosen()).toEqual([["kind", id]]);
  });

  it.each(TOPICS.filter(({ kinds }) => !kinds))("has no kinds to choose from where there is one layer for all: $label", async ({ id }) => {
    expect(radiosIn(await draw({ topic: id }), "kind")).toEqual([]);
  });

  it("is left out of paper, where nothing can be chosen", async () => expect(await draw()).toMatch(/^<div class="no-print/));
});

describe("the year of the heatmap", () => {
  it("is chosen among the years there are, though some are missing between", async () => {
    const { fill, chosen } = await open();
    fill("year", "2");
    fill("year", "0");

    expect(chosen()).toEqual([
      ["year", 2024],
      ["year", 2021],
    ]);
  });

  it("asks for no year that there is none of", async () => {
    const { fill, chosen } = await open();
    fill("year", "3");
    fill("year", "x");

    expect(chosen()).toEqual([]);
  });

  it("is said in words beside the slider and by it, with its first and its last", async () => {
    const drawn = await draw();

    expect(drawn).toMatch(/<label for="year"[^>]*>年：<span[^>]*>2022年<\/span><\/label>/);
    expect(drawn).toMatch(/<input[^>]*aria-valuetext="2022年"[^>]*value="1"/);
    expect(drawn).toMatch(/<input id="year" type="range" min="0" max="2" step="1"/);
    expect(textOf(drawn)).toMatch(/2021.*2024$/);
  });

  it.each([
    ["rise", "年：2022年（3年前と比べて）"],
    ["population", "年：2022年（2020年と比べて）"],
  ] as const)("of %s says what it is held against", async (topic, words) => {
    expect(textOf(await draw({ topic }))).toContain(words);
  });

  it.each([[{ years: [2024], year: 2024 }], [{ years: [], year: null }], [{ years: [2021, 2022], year: null }]])(
    "is no choice with %j",
    async (changes) => {
      expect(await draw(changes)).not.toContain('type="range"');
    },
  );
});
