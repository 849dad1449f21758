import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import LandAndBuilding from "./land-and-building.tsx";
import type { PriceParts } from "./land-words.ts";

const draw = (parts: PriceParts) => renderToStaticMarkup(<LandAndBuilding parts={parts} />);

it("land and building are a list with yen and whole shares that make a hundred, and a sentence on how they were found", () => {
  const html = draw({ landYen: 42_000_000, buildingYen: 13_000_000, isNearlyAllLand: false });
  const text = textOf(html);

  expect(text).toContain("土地と建物の内訳土地4,200万円 76%建物1,300万円 24%");
  expect(text).toContain(
    "建物のない土地として推定した価格を土地の分、残りを建物の分としています。土地の推定は一戸建ての推定より外れやすく、内訳は目安です。",
  );
  expect(text).not.toContain("価格のほとんどが土地");
  expect(html).toMatch(/<h2[^>]*>土地と建物の内訳/);
  expect(html).toMatch(/<dt>土地<\/dt><dd/);
});

it("of a house bought for its land it is said that it is, and that pulling it down costs more", () => {
  const text = textOf(draw({ landYen: 38_600_000, buildingYen: 0, isNearlyAllLand: true }));

  expect(text).toContain("土地3,860万円 100%建物0円 0%");
  expect(text).toContain("価格のほとんどが土地の価値です。建物の解体にかかる費用は含みません。");
});
