import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { SpanField } from "./span-field.tsx";
import type { OpenSpan } from "./span-scale.ts";

const BARS = { edges: [0, 1000, 2000, 3000], counts: [3, 0, 5, 1] };

function page(first: OpenSpan = { min: null, max: null }) {
  const told: { spans: OpenSpan[]; readable: boolean[] } = { spans: [], readable: [] };
  function Form() {
    const [span, setSpan] = useState(first);
    return (
      <SpanField
        label="価格"
        unit="万円"
        span={span}
        bars={BARS}
        most={999_999}
        onChange={(next) => {
          told.spans.push(next);
          setSpan(next);
        }}
        onReadable={(isReadable) => told.readable.push(isReadable)}
      />
    );
  }
  return livePage(<Form />).then((live) => ({ live, told }));
}

const LOW = 'input[aria-label="価格の下限"]';
const HIGH = 'input[aria-label="価格の上限"]';
const NUMBERS = 'input[inputmode="decimal"]';

describe("a span", () => {
  it("follows its handles, and the end of the axis asks for nothing", async () => {
    const { live, told } = await page();
    await live.type(HIGH, "2");
    await live.type(HIGH, "3");

    expect(told.spans).toEqual([
      { min: null, max: 2000 },
      { min: null, max: null },
    ]);
    expect(live.one(HIGH).getAttribute("aria-valuetext")).toBe("上限なし");
  });

  it("shows in its fields what a handle was put to", async () => {
    const { live } = await page();
    await live.type(LOW, "1");

    expect((live.all(NUMBERS)[0] as HTMLInputElement).value).toBe("1,000");
  });

  it("tells at the field what cannot be read, and from where on a number is too large", async () => {
    const { live, told } = await page();
    const field = `${NUMBERS}[placeholder="上限なし"]`;
    await live.type(field, "-500");
    expect(live.text()).toContain("＊0より大きい数字で入力してください");
    await live.type(field, "99999999999");
    expect(live.text()).toContain("＊999,999万円以下で入力してください");
    await live.type(field, "5000");

    expect(live.text()).not.toContain("＊");
    expect(told.readable).toEqual([false, false, true]);
  });

  it("tells of ends that are crossed", async () => {
    const { live } = await page({ min: 3000, max: null });
    await live.type(`${NUMBERS}[placeholder="上限なし"]`, "２０００");

    expect(live.text()).toContain("価格の下限は、上限以下にしてください。");
  });

  it("keeps what cannot be read, says so, and asks for what was there before", async () => {
    const { live, told } = await page({ min: null, max: 2000 });
    await live.type(`${NUMBERS}[placeholder="上限なし"]`, "2千");

    expect(told).toEqual({ spans: [], readable: [false] });
    expect(live.text()).toContain("0より大きい数字で入力してください");
  });
});

it("a spread in which no home lies leaves no empty picture above its handles", () => {
  const draw = (counts: readonly number[]) =>
    renderToStaticMarkup(
      <SpanField
        {...{ label: "広さ", unit: "㎡", span: { min: null, max: null }, bars: { edges: [0, 50, 100], counts } }}
        onChange={() => undefined}
        onReadable={() => undefined}
      />,
    );
  expect(draw([0, 2])).toContain("<svg");
  expect(draw([0, 0])).not.toContain("<svg");
  expect(draw([0, 0])).toContain('aria-label="広さの上限"');
});
