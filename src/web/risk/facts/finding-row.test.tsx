import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleProvenance } from "#web/risk/samples/samples.ts";
import { FindingRow, type FindingRowProps, FindingRows } from "./finding-row.tsx";

const draw = (changes: Partial<FindingRowProps>) =>
  renderToStaticMarkup(<FindingRow title="浸水深" state="ok" words="0.5〜3m未満" score={45} provenance={sampleProvenance} {...changes} />);

describe("the row of a finding", () => {
  it("tells what was found with its score and its source", () => {
    const html = draw({ meaning: "1階の床の上まで水が来ます。" });

    expect(textOf(html)).toContain("浸水深45点0.5〜3m未満1階の床の上まで水が来ます。");
    expect(textOf(html)).toContain("国土数値情報・2023年度・17m四方");
    expect(html).toMatch(/<details.*CC BY 4\.0/s);
  });

  it.each([
    { state: "ok", mark: null, word: "0.5〜3m未満" },
    { state: "none", mark: null, word: "該当なし" },
    { state: "no_data", mark: "hatched", word: "データなし" },
    { state: "out_of_area", mark: "border-dashed", word: "対象外エリア" },
    { state: "failed", mark: 'role="alert"', word: "取得失敗" },
  ] as const)("looks like no other state when it is $state", ({ state, mark, word }) => {
    const html = draw({ state, words: state === "ok" ? "0.5〜3m未満" : undefined });
    const others = ["hatched", "border-dashed", 'role="alert"'].filter((other) => other !== mark);

    expect(textOf(html)).toContain(word);
    if (mark) expect(html).toContain(mark);
    for (const other of others) expect(html).not.toContain(other);
  });

  it.each(["no_data", "out_of_area", "failed"] as const)("never shows points or a meaning when it is %s", (state) => {
    const text = textOf(draw({ state, score: 100, meaning: "安心です" }));

    expect(text).not.toContain("点0");
    expect(text).not.toMatch(/100点|安心/);
  });

  it("does not take a missing score for zero", () => {
    expect(textOf(draw({ score: null }))).not.toContain("0点");
    expect(textOf(draw({ score: 0 }))).toContain("0点");
  });

  it("offers to try again only where that may help", () => {
    expect(textOf(draw({ state: "failed" }))).toContain("再試行");
    expect(textOf(draw({ state: "no_data" }))).not.toContain("再試行");
  });

  it("marks what is being checked", () => {
    expect(textOf(draw({ isChecking: true }))).toContain("確認中");
    expect(textOf(draw({}))).not.toContain("確認中");
  });

  it.each([
    [0, 2, "0点"],
    [1, 2, "1点"],
    [50.4, 36, "50点"],
    [100, 72, "100点"],
  ])("draws %d points as a bar of %i of 72, that never vanishes, in one colour for good and bad", (score, width, text) => {
    const html = draw({ score });
    const bars = [...html.matchAll(/<rect width="([\d.]+)"[^>]*class="([^"]+)"/g)].map(([, drawn, look]) => [drawn, look]);

    expect(bars).toEqual([
      ["72", "fill-track"],
      [String(width), "fill-brand"],
    ]);
    expect(textOf(html)).toContain(text);
  });

  it("tells why a value is missing where that is known", () => {
    const why = "延床面積が未確認のため、比べられません。";

    expect(textOf(draw({ state: "no_data", words: why }))).toContain(`データなし${why}`);
    expect(textOf(draw({ state: "out_of_area", words: why }))).toContain(`対象外エリア${why}`);
    expect(textOf(draw({ state: "failed", words: why }))).toContain(`取得失敗${why}`);
    expect(textOf(draw({ state: "none", words: why }))).toContain(`該当なし${why}`);
  });

  it("keeps the source of a value that is missing: somebody did look", () => {
    expect(textOf(draw({ state: "none" }))).toContain("国土数値情報");
    expect(textOf(draw({ state: "none", provenance: null }))).not.toContain("国土数値情報");
  });
});

it("rows of findings are a list with a name", () => {
  const html = renderToStaticMarkup(
    <FindingRows label="点数に入る項目">
      <FindingRow title="浸水深" state="none" />
      <FindingRow title="土砂" state="no_data" />
    </FindingRows>,
  );

  expect(html).toMatch(/^<ul aria-label="点数に入る項目"/);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html.match(/<h3/g)).toHaveLength(2);
});
