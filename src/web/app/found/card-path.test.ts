import { expect, it } from "vitest";
import { cardPath } from "./card-path.ts";

it.each([
  ["index", {}, {}, null],
  ["homes-listing", { listingKey: "a/b" }, {}, "/share/homes/a%2Fb.png"],
  ["risk-report-flood", { apartmentKey: "棟" }, { floor: 3 }, "/share/risk/%E6%A3%9F.png"],
  ["search", {}, { area: 13108 }, "/share/areas/13108.png"],
  ["search", {}, { city: "13108" }, "/share/areas/13108.png"],
  ["search", {}, { area: "13108-豊洲" }, "/share/screens/search.png"],
  ["search", {}, { q: "豊洲" }, "/share/screens/search.png"],
  ["risk-search_area", {}, { city: 13108 }, "/share/risk-areas/13108.png"],
  ["risk-search_area", {}, {}, "/share/screens/risk-search_area.png"],
  ["news", {}, { id: "2026-12-01-a" }, "/share/news/2026-12-01-a.png"],
  ["news", {}, { category: "data" }, "/share/screens/news.png"],
  ["accuracy", {}, { city: "13108" }, "/share/screens/accuracy.png"],
])("the card of %s with %o and %o is at %s", (screen, params, search, path) => expect(cardPath({ screen, params, search })).toBe(path));
