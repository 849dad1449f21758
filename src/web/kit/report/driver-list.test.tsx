import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DriverList, pointsWords } from "./driver-list.tsx";

it.each([
  [-4.24, "▼ 4.2点"],
  [0.8, "▲ 0.8点"],
])("%f points are written %s", (points, words) => {
  expect(pointsWords(points)).toBe(words);
});

it("a driver stands with its direction, its reason and its source", () => {
  const html = renderToStaticMarkup(
    <DriverList
      label="下げた項目"
      items={[{ id: "a", title: "浸水深", words: "0.5m以上", points: -3, source: { label: "国土数値情報", details: "加工" } }]}
    />,
  );

  expect(html).toMatch(/aria-label="下げた項目".*▼ 3\.0点.*浸水深.*0\.5m以上.*国土数値情報/s);
});
