import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HeartView, type HeartViewProps, heartOfHome } from "./heart-button.tsx";

const draw = (changes: Partial<HeartViewProps> = {}) =>
  renderToStaticMarkup(
    <HeartView
      {...{ label: "豊洲レジデンス 8階", isKept: false, isKnown: true, failure: null, words: false, onPress: () => undefined, ...changes }}
    />,
  );

describe("a heart", () => {
  it("names what it keeps, and says by its state whether it is kept", () => {
    expect(draw()).toContain('aria-label="「豊洲レジデンス 8階」をお気に入りに入れる"');
    expect(draw()).toContain('aria-pressed="false"');
    expect(draw({ isKept: true })).toContain('aria-pressed="true"');
  });

  it("takes no press before it is known what is kept", () => {
    expect(draw({ isKnown: false })).toContain('aria-disabled="true"');
  });

  it("is named by the word that is seen where there is room, kept or not, and says why it failed", () => {
    for (const isKept of [false, true]) expect(draw({ words: true, isKept })).toMatch(/aria-label="[^"]*お気に入り.*>お気に入り</);
    expect(draw({ failure: "お気に入りは200件までです。" })).toMatch(/role="status".*200件まで/);
  });

  it("keeps a home by its dwelling, whoever advertises it", () => {
    expect(heartOfHome({ dwellingKey: "d-1", title: "豊洲レジデンス 8階", price: 1 })).toEqual({
      ...{ kind: "home", key: "d-1", label: "豊洲レジデンス 8階", price: 1 },
    });
  });
});
