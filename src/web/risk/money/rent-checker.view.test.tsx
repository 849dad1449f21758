import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { detailReport, noRent, sampleRent } from "#web/risk/samples/detail-samples.ts";
import { readRentCheck } from "./rent-check.ts";
import { RentCheckerView, type RentCheckerViewProps } from "./rent-checker.view.tsx";
import { rentText, rentVerdict } from "./rent-verdict.ts";

const read = async (changes: Partial<RentCheckerViewProps> = {}) =>
  textOf(
    await renderInRouter(
      <RentCheckerView report={detailReport} rent={sampleRent} search={{}} form={sampleForm()} asked={null} found={null} {...changes} />,
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

  it("says what the rent is of, how sure it is and where it comes from", async () => {
    const text = await read();

    expect(text).toContain("評価の確かさ B");
    expect(text).toContain("標準的な部屋（58㎡・2LDK）");
    expect(text).toContain("2026年第3四半期までの記録、モデル rent-2026.11-1a2b3c4d。");
    expect(text).toContain("サンプル");
    expect(text).toContain("2025年第2四半期4,080円/㎡（24件）");
  });

  it("keeps the form where a size cannot be estimated, and says why", async () => {
    const text = await read({ found: { ...noRent, why: "8〜300㎡の部屋だけを推定できます。" }, asked: 200_000 });

    expect(text).toContain("この家賃を調べる");
    expect(text).toContain("推定できません8〜300㎡の部屋だけを推定できます。");
    expect(text).not.toContain("「割安」");
  });

  it("says what is wrong with what was typed", async () => {
    const form = sampleForm({ typed: { rent: "安い" }, issues: [{ field: "rent", message: "家賃を数字で入力してください。" }] });

    expect(await read({ form })).toContain("＊家賃を数字で入力してください。");
  });
});

describe("what was typed", () => {
  it.each([
    [{ rent: "12.5" }, { rentYen: 125_000, areaM2: null }],
    [
      { rent: "12.5", area: "４２．５㎡" },
      { rentYen: 125_000, areaM2: 42.5 },
    ],
  ])("%j is asked as %j", (typed, input) => {
    expect(readRentCheck(typed)).toEqual({ ok: true, input });
  });

  it.each([
    [{ rent: "" }, ["rent"]],
    [{ rent: "12", area: "広い" }, ["area"]],
    [{ rent: "12", area: "301" }, ["area"]],
    [{ rent: "x", area: "7" }, ["rent", "area"]],
  ])("%j is refused at %j", (typed, fields) => {
    const read = readRentCheck(typed);

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(fields);
  });
});

describe("a rent", () => {
  it.each([
    [220_999, "cheap"],
    [221_000, "fair"],
    [279_000, "fair"],
    [279_001, "dear"],
  ] as const)("of %i is %s", (rent, verdict) => {
    expect(rentVerdict(rent, { pointYen: 248_000, lowYen: 221_000, highYen: 279_000 })).toBe(verdict);
  });

  it("is written in 万円 to a thousand yen", () => {
    expect(rentText(124_600)).toBe("12.5万円");
  });
});
