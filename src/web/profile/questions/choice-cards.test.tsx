import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { ConsentBox } from "./consent-box.tsx";

const choices = [
  { value: "a", label: "ひとつめ" },
  { value: "b", label: "ふたつめ" },
];
const draw = (value: string | null, isReady = true, drawn = choices as Parameters<typeof ChoiceCards>[0]["choices"]) =>
  renderToStaticMarkup(
    <ChoiceCards
      name="kind"
      label="種類"
      describedBy="purpose"
      choices={drawn}
      value={value}
      isReady={isReady}
      onChoose={() => undefined}
    />,
  );

describe("choices as cards", () => {
  it("are one group with a name and what explains it", () => {
    const html = draw(null);

    expect(html).toMatch(/<fieldset[^>]*aria-describedby="purpose"/);
    expect(html).toContain('<legend class="sr-only">種類</legend>');
    expect(html.match(/name="kind"/g)).toHaveLength(2);
  });

  it("are each pressed anywhere on the card: its label belongs to its button", () => {
    const html = draw(null);

    for (const { value, label } of choices) {
      const card = html.slice(html.indexOf(`<label for="kind-${value}"`));
      expect(card).toMatch(new RegExp(`^<label[^>]*>.*?<input[^>]*id="kind-${value}"[^>]*>${label}`));
    }
  });

  it.each([
    ["a", ["a"]],
    [null, []],
    ["gone", []],
  ])("show %j as chosen, and nothing else", (value, chosen) => {
    const checked = [...draw(value).matchAll(/<input[^>]*>/g)].filter(([input]) => input.includes("checked"));

    expect(checked.map(([input]) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(chosen);
  });

  it("cannot be chosen before a choice can be kept", () => {
    expect(draw("a", false)).toContain("<fieldset disabled");
    expect(draw("a")).not.toContain("<fieldset disabled");
  });

  it("may be drawn, with the name below the drawing", () => {
    const html = draw(null, true, [{ value: "cat", label: "ねこ", drawing: <svg /> }]);

    expect(html.indexOf("<svg")).toBeLessThan(html.indexOf("ねこ"));
  });
});

describe("the box to agree", () => {
  const box = (isAgreed: boolean, isAwaited: boolean) =>
    renderToStaticMarkup(<ConsentBox {...{ isAgreed, isAwaited }} onAgree={() => undefined} />);

  it("is never ticked in advance, and says when it is not needed", () => {
    expect(box(false, false)).not.toContain("checked");
    expect(box(true, false)).toContain("checked");
    expect(textOf(box(false, false))).toContain("「回答しない」を選ぶときは必要ありません。");
  });

  it("is asked for as missing only where an answer waits for it", () => {
    expect(textOf(box(false, true))).toContain("回答を保存するには、同意が必要です。");
    expect(textOf(box(false, false))).not.toContain("同意が必要です");
  });
});
