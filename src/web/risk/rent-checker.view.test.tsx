import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "../../../test/support/render-in-router.tsx";
import { detailReport, noRent, sampleForm, sampleRent } from "./detail-samples.ts";
import { RentCheckerView, type RentCheckerViewProps } from "./rent-checker.view.tsx";
import { readRent, rentText, rentVerdict } from "./rent-verdict.ts";

const read = async (changes: Partial<RentCheckerViewProps> = {}) =>
  textOf(
    await renderInRouter(
      <RentCheckerView
        report={detailReport}
        rent={sampleRent}
        search={{}}
        form={sampleForm()}
        asked={null}
        onRetry={() => undefined}
        {...changes}
      />,
    ),
  );

describe("the rent checker", () => {
  it("shows the estimate only with its band", async () => {
    expect(await read()).toContain("24.8万円80%の幅 22.1万円〜27.9万円");
  });

  it.each([
    [200_000, "割安"],
    [248_000, "相場の範囲"],
    [300_000, "割高"],
  ])("judges %i yen as %s", async (asked, word) => {
    expect(await read({ asked })).toContain(`${asked.toLocaleString("ja-JP")}円は「${word}」です。`);
  });

  it("says 推定できません with why, and asks for nothing then", async () => {
    const text = await read({ rent: noRent });

    expect(text).toContain("推定できませんこの地域の賃料のデータがまだありません。");
    expect(text).not.toContain("この家賃を調べる");
  });

  it("keeps a failure apart from having no estimate", async () => {
    const text = await read({ rent: null });

    expect(text).toContain("再試行");
    expect(text).not.toContain("推定できません");
  });

  it("says what is wrong with what was typed", async () => {
    const form = sampleForm({ rent: "安い" }, [{ field: "rent", message: "家賃を数字で入力してください。" }]);

    expect(await read({ form })).toContain("＊家賃を数字で入力してください。");
  });
});

describe("a rent", () => {
  it.each([
    ["12.5", 125_000],
    ["１２．５", 125_000],
    ["12万5000", 125_000],
    ["12万", 120_000],
    ["125,000円", 125_000],
    ["0", null],
    ["99999999999", null],
    ["安い", null],
    ["", null],
  ])("typed as %s is %s yen", (text, yen) => {
    expect(readRent(text)).toBe(yen);
  });

  it.each([
    [220_999, "cheap"],
    [221_000, "fair"],
    [279_000, "fair"],
    [279_001, "dear"],
  ] as const)("of %i is %s", (rent, verdict) => {
    expect(rentVerdict(rent, { yenPerMonth: 248_000, low: 221_000, high: 279_000 })).toBe(verdict);
  });

  it("is written in 万円 to a thousand yen", () => {
    expect(rentText(124_600)).toBe("12.5万円");
  });
});
