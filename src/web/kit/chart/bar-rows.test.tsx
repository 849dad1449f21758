import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarRows, shareOf } from "./bar-rows.tsx";
import { StackedRows } from "./stacked-rows.tsx";

describe("bars in rows", () => {
  const html = renderToStaticMarkup(
    <BarRows
      caption="件数"
      labelHeading="年"
      valueHeading="件数"
      rows={[
        { label: "2023年", value: 40, text: "40件" },
        { label: "2024年", value: 10, text: "10件", isUnsteady: true },
        { label: "2025年", value: null, text: "不明" },
        { label: "2026年", value: 0, text: "0件" },
      ]}
    />,
  );

  it("are a table whose rows read as text", () => {
    expect(html).toContain("<caption");
    for (const text of ["40件", "10件", "不明", "0件"]) expect(html).toContain(text);
  });

  it("draw unknown as hatched, few as hollow, and zero as nothing", () => {
    expect(html.match(/hatched/g)).toHaveLength(1);
    expect(html.match(/fill-card/g)).toHaveLength(1);
    expect(html.match(/<rect/g)).toHaveLength(2);
  });

  it.each([
    [40, 40, 100],
    [10, 40, 25],
    [50, 40, 100],
    [-1, 40, 0],
    [null, 40, 0],
    [3, 0, 0],
  ])("%s of %i is %i %%", (value, full, share) => {
    expect(shareOf(value, full)).toBe(share);
  });
});

describe("stacked rows", () => {
  const html = renderToStaticMarkup(
    <StackedRows
      caption="人口"
      labelHeading="年"
      parts={["若い", "年長"]}
      rows={[
        { label: "2020年", values: [30, 70] },
        { label: "2050年", values: [10, 40], note: "−50%" },
      ]}
      format={(value) => `${value}人`}
    />,
  );

  it("share one scale and begin where the part before ends", () => {
    expect([...html.matchAll(/x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [Number(x), Number(width)])).toEqual([
      [0, 30],
      [30, 70],
      [0, 10],
      [10, 40],
    ]);
  });

  it("have every figure in a table, with the sum", () => {
    expect(html).toMatch(/2050年<\/th>.*10人<\/td>.*40人<\/td>.*50人<\/td>/);
    expect(html).toContain("−50%");
  });
});
