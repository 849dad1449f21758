import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { MatchCount } from "./match-count.tsx";
import { PartNav, type PartView } from "./part-nav.tsx";
import { StepFrame, type StepFrameProps } from "./step-frame.tsx";

const quiet = () => undefined;
const PARTS: readonly PartView[] = [
  { part: 1, name: "場所", state: "done", done: 4, total: 4, onVisit: quiet },
  { part: 2, name: "条件", state: "current", done: 2, total: 6, onVisit: quiet },
  { part: 3, name: "あなたのこと", state: "ahead", done: 0, total: 4, isOptional: true, onVisit: null },
];

describe("the progress of a form", () => {
  const html = renderToStaticMarkup(<PartNav parts={PARTS} />);

  it("tells of each part where it stands", () => expect(textOf(html)).toBe("1 場所完了2 条件3/63 あなたのこと任意"));

  it("lets only what was reached be jumped to, and names the part one is in", () => {
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="step".*2 条件/);
  });
});

describe("the page of a question", () => {
  const props: StepFrameProps = {
    ...{ step: "Price", parts: PARTS, ask: "価格の範囲を選んでください", sentence: "江東区 / 中古マンション", savedNote: "" },
    ...{ count: { state: "ready", total: 1280 }, onBack: quiet, next: { label: "次へ：築年数", onPress: quiet }, onSkip: quiet },
    children: "質問",
  };
  const words = (given: Partial<StepFrameProps> = {}) => textOf(renderToStaticMarkup(<StepFrame {...props} {...given} />));

  it("names the question, what was told, the count and the next question", () => {
    for (const part of [
      "価格の範囲を選んでください",
      "いまの条件：江東区 / 中古マンション",
      "1,280件",
      "もどる",
      "スキップ",
      "次へ：築年数",
    ])
      expect(words()).toContain(part);
  });

  it("has no way back from the first question, and none past one that must be answered", () => {
    expect(words({ onBack: null })).not.toContain("もどる");
    expect(words({ onSkip: null })).not.toContain("スキップ");
  });
});

describe("the count of matches", () => {
  it.each([
    [{ state: "ready", total: 0 }, "条件をゆるめる"],
    [{ state: "failed" }, "読み込めませんでした"],
    [{ state: "waiting" }, "数えています"],
  ] as const)("of %j is told in words", (count, words) => expect(renderToStaticMarkup(<MatchCount count={count} />)).toContain(words));
});

it("a count of what is only like what is looked for says so, around its number", () => {
  const count = { state: "ready", total: 1138, beside: { before: "売り出し中は", after: "（別の家に届きます）" } } as const;
  expect(textOf(renderToStaticMarkup(<MatchCount count={count} />))).toBe("売り出し中は1,138件（別の家に届きます）");
  expect(textOf(renderToStaticMarkup(<MatchCount count={count} isShort />))).toBe("売り出し中は1,138件");
});

it("a count in a bar is short", () => {
  expect(textOf(renderToStaticMarkup(<MatchCount isShort count={{ state: "ready", total: 0 }} />))).toBe("0件合う物件はありません");
});

describe("choices", () => {
  const draw = (isMany: boolean) =>
    renderToStaticMarkup(
      <ChoiceCards
        label="種別"
        isMany={isMany}
        chosen={["land"]}
        onChange={quiet}
        choices={[
          { value: "condo", label: "中古マンション", count: 12_345 },
          { value: "land", label: "土地", count: 0 },
        ]}
      />,
    );

  it("keep one without any home visible and ticked, with its count", () => {
    expect(textOf(draw(true))).toBe("種別中古マンション12,345件土地0件");
    expect(draw(true)).toMatch(/checked="".*土地/);
    expect(draw(true)).not.toContain("disabled");
  });

  it("are boxes where several may be chosen, and radios where one is", () => {
    expect(draw(true)).toContain('type="checkbox"');
    expect(draw(false)).toContain('type="radio"');
  });
});
