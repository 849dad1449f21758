import { describe, expect, it } from "vitest";
import { sampleDetail } from "#web/homes/samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { cardOfArea, cardOfHome, cardOfReport, cardOfScreen } from "./card-of.ts";

const detail = sampleDetail();

describe("the card of a home", () => {
  it("has its price beside the estimate with its band", () => {
    const estimate = { point: 60_000_000, q10: 55_000_000, q90: 66_000_000, grade: "B" as const };
    const card = cardOfHome({ state: "on-offer", home: { ...detail.home, price: 54_800_000, estimate } });

    expect(card.figure).toEqual({ of: "price", asking: 54_800_000, estimate: { price: 60_000_000, low: 55_000_000, high: 66_000_000 } });
    expect(card.title).toBe(detail.home.title);
  });

  it.each(["applied", "sold", "expired", "withdrawn"] as const)("that is %s tells no price any more", (state) => {
    const card = cardOfHome({ state, home: detail.home });

    expect([card.figure, card.lines.at(-1)]).toEqual([null, "この物件は、いま掲載していません"]);
  });

  it("leaves out what is not known", () => {
    const unknown = { layout: null, areaM2: null, landAreaM2: null, builtYear: null, stationName: null, estimate: null } as const;
    const { lines, figure } = cardOfHome({ state: "on-offer", home: { ...detail.home, ...unknown } });

    expect(lines).toEqual([`${detail.home.cityName}${detail.home.town}`]);
    expect(figure).toMatchObject({ estimate: null });
  });
});

describe("the card of a report", () => {
  it("has the letter and whole points", () => {
    const rating = { letter: "AA", overall: 82.6 } as const;

    expect(cardOfReport({ ...sampleReport, rating }).figure).toEqual({ of: "letter", letter: "AA", points: 83 });
  });

  it("tells of a letter that is held back, and of sample data", () => {
    const card = cardOfReport({ ...sampleReport, rating: { letter: null, overall: null }, isSample: true });

    expect([card.figure, card.isSample]).toEqual([{ of: "letter", letter: null, points: null }, true]);
  });
});

it("an area without homes on offer counts none", () => {
  expect(cardOfArea({ name: "江東区", homes: 1234, isSample: false }).lines[0]).toBe("売出物件 1,234件");
  for (const homes of [0, null]) expect(cardOfArea({ name: "江東区", homes, isSample: false }).lines).toHaveLength(1);
});

it("a screen tells the first sentence of its description in two lines at most", () => {
  const description = "売出価格の横に、売出価格を使わずに推定した価格とその幅を並べて表示します。次の文。";

  expect(cardOfScreen({ name: "faq", title: "題", description }).lines.join("")).toBe(
    "売出価格の横に、売出価格を使わずに推定した価格とその幅を並べて表示します",
  );
  expect(cardOfScreen({ name: "faq", title: "題", description: "短い文。" }).lines).toEqual(["短い文"]);
  expect(cardOfScreen({ name: "biz-checker", title: "題", description: undefined }).kind).toBe("事業者の方へ");
  expect(cardOfScreen({ name: "faq", title: "題", description: undefined }).lines).toEqual([]);
});
